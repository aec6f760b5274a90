// The history of a schedule: when it ran, to whom it was sent, and why not.
import { personName } from '#core/primitives.ts';
import { Badge, Modal } from '@mantine/core';
import { History } from 'lucide-react';
import { currentFormats } from '#core/format/current.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import { runsQuery } from '#core/reports/schedules/queries.ts';
import type { ReportRunEntry, ReportSchedule, RunState } from '#core/reports/schedules/schema.ts';
import { outcomeText, runStateNames, runText } from '#core/reports/schedules/schedule-labels.ts';
import { periodText } from '#core/reports/labels.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import classes from './schedules.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type HistoryDialogProps = { schedule: ReportSchedule; opened: boolean; onClose(): void };

/** While a run is on its way, it is read again. */
const refresh = 2_000;

export function HistoryDialog({ schedule, opened, onClose }: HistoryDialogProps) {
  const query = useRead((send) => ({
    ...runsQuery(send, schedule),
    refetchInterval: ({ state }: { state: { data?: readonly ReportRunEntry[] | undefined } }) =>
      state.data?.some((run) => run.state === 'waiting') === true ? refresh : false,
  }));
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={`${texts.history}: ${schedule.reportName}`}
      size="lg"
      fullScreen={useNarrow()}
    >
      <Loaded query={query} failed={texts.notLoaded}>
        {(runs) =>
          runs.length === 0 ? (
            <EmptyState icon={<History size={22} />} title={texts.noRuns} />
          ) : (
            <ul className="bare-list">
              {runs.map((run) => (
                <Run key={run.id} run={run} timeZone={schedule.timeZone} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Modal>
  );
}

const colours: Readonly<Record<RunState, string>> = {
  waiting: 'blue',
  sent: 'green',
  nothing: 'gray',
  nobody: 'amber',
  failed: 'red',
  stopped: 'amber',
};

function Run({ run, timeZone }: { run: ReportRunEntry; timeZone: string }) {
  const reader = useActor().timeZone;
  const { state, createdAt, user, period, problem, recipients } = run;
  return (
    <li className={`p-0 py-12 border-below ${classes.run}`}>
      <div className="row wrap justify-between m-0 numbers gap-y-4 gap-x-12">
        <b>{momentText(createdAt, reader)}</b>
        <Badge color={colours[state]} variant="light">
          {runStateNames[state]}
        </Badge>
      </div>
      {problem !== null && <p className={`m-0 mt-4 text-sm ${classes.note} ${classes.bad}`}>{problem}</p>}
      <p className={`m-0 mt-4 text-sm ${classes.note}`}>
        {[
          ...(recipients.length === 0 ? [] : [runText(run)]),
          ...(period === null ? [] : [`days ${periodText(period, currentFormats.value, timeZone)}`]),
          ...(user === null ? [] : [t(m.runBy, { userName: personName(user) })]),
        ].join(' · ')}
      </p>
      <ul className="bare-list mt-4 soft text-xs">
        {recipients.map((each) => (
          <li key={each.user.id} className={each.mail?.state === 'failed' ? classes.bad : undefined}>
            {personName(each.user)}: {outcomeText(each)}
          </li>
        ))}
      </ul>
    </li>
  );
}
