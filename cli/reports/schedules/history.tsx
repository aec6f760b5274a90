// The history of a schedule of a report.
import { personName } from '#core/primitives.ts';
import { useQuery } from '@tanstack/react-query';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import { runsQuery } from '#core/reports/schedules/queries.ts';
import type { ReportRunEntry, ReportSchedule } from '#core/reports/schedules/schema.ts';
import { outcomeText, runStateNames, runText } from '#core/reports/schedules/schedule-labels.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useApp } from '#cli/app/use-app.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Shows it. */
export async function openHistory(dialogs: Dialogs, schedule: ReportSchedule): Promise<void> {
  await dialogs.open<true>((close) => <History schedule={schedule} onClose={() => close(null)} />);
}

function History({ schedule, onClose }: { schedule: ReportSchedule; onClose(): void }) {
  const { core, actor } = useApp();
  const { height } = useArea();
  const query = useQuery(runsQuery(core.send, schedule));
  return (
    <Overlay title={`${texts.history}: ${schedule.reportName}`} width={76} onClose={onClose}>
      <Loaded query={query} title={texts.notLoaded}>
        {(runs) => (
          <ScrolledLines
            name="runs"
            lines={
              runs.length === 0
                ? [[{ text: texts.noRuns }]]
                : runs.flatMap((run) => linesOf(run, actor.timeZone))
            }
            height={Math.max(4, height - 6)}
          />
        )}
      </Loaded>
    </Overlay>
  );
}

function linesOf(run: ReportRunEntry, timeZone: string): (readonly Segment[])[] {
  const { createdAt, state, problem, recipients, user } = run;
  const said = t(m.runOf, {
    state: runStateNames[state],
    hasRecipients: String(recipients.length > 0),
    to: runText(run),
    isByHand: String(user !== null),
    by: user === null ? '' : personName(user),
  });
  return [
    [{ text: `${momentText(createdAt, timeZone)}  ${said}`, bold: true }],
    ...(problem === null ? [] : [[{ text: `  ${problem}`, tone: 'bad' } as const]]),
    ...recipients.map((each): readonly Segment[] => [
      { text: `  ${personName(each.user)}: ${outcomeText(each)}`, tone: 'dim' },
    ]),
  ];
}
