// The dialog of a new or existing schedule of a report.
import { leaveUnsaved } from '#core/action.ts';
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { useState } from 'react';
import { repeatIntervals } from '#core/calendar/intervals.ts';
import { reportsQuery } from '#core/reports/queries.ts';
import type { Report } from '#core/reports/schema.ts';
import { changeSchedule, createSchedule } from '#core/reports/schedules/actions.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import { mayReceiveReports } from '#core/reports/schedules/policy.ts';
import {
  asksDays,
  isScheduleChanged,
  newScheduleDraft,
  type ScheduleDraft,
  scheduleDraftIssues,
  scheduleDraftOf,
  scheduleInputOf,
  withReport,
} from '#core/reports/schedules/schedule-draft.ts';
import { scheduledParameters } from '#core/reports/schedules/scheduled-parameters.ts';
import { type ReportSchedule, scheduleFormats } from '#core/reports/schedules/schema.ts';
import { dataText, formatNames, scheduleIntervalNames } from '#core/reports/schedules/texts.ts';
import { currentFormats } from '#core/format/current.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { useApp } from '#cli/app/use-app.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { chooseNamed } from '#cli/terminal/input/choose-named.ts';
import { choiceField, type Field, Form } from '#cli/terminal/input/form.tsx';
import { confirm } from '#cli/terminal/input/questions.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { askParameters } from '#cli/reports/ask-parameters.ts';

type OpenedSchedule = {
  schedule: ReportSchedule | null;
  /** Of a new one, if it is known. */ reportId: string | null;
};

/** Opens it; it closes once the schedule is saved. */
export async function openScheduleDialog(dialogs: Dialogs, opened: OpenedSchedule): Promise<void> {
  await dialogs.open<true>((close) => <ScheduleDialog {...opened} close={close} />);
}

function ScheduleDialog({ schedule, reportId, close }: OpenedSchedule & { close: Close<true> }) {
  const { dialogs } = useTerminal();
  const { core, actor, perform } = useApp();
  const { timeZone } = actor;
  const { data: reports = [] } = useQuery(reportsQuery(core.send));
  const [before] = useState(() =>
    schedule === null ? { ...newScheduleDraft, reportId } : scheduleDraftOf(schedule, timeZone),
  );
  const [draft, setDraft] = useState(before);
  const [wasTried, setWasTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const report = reports.find(({ id }) => id === draft.reportId) ?? null;
  const leave = async () => {
    if (!isScheduleChanged(draft, before) || (await confirm(dialogs, leaveUnsaved))) close(null);
  };
  const save = async () => {
    setWasTried(true);
    if (report === null || scheduleDraftIssues(draft, report, timeZone).length > 0) return;
    const input = scheduleInputOf(draft, report, timeZone, schedule);
    setBusy(true);
    const isDone =
      schedule === null
        ? await perform(createSchedule, { reportId: report.id, input })
        : await perform(changeSchedule, { id: schedule.id, reportId: report.id, input });
    setBusy(false);
    if (isDone) close(true);
  };
  const fields = useFields({ draft, setDraft, report, reports, isNew: schedule === null });
  useKeys(busy ? [] : [{ key: 'submit', label: 'save', hint: 'first', run: save }], 'part');
  return (
    <Overlay
      title={schedule === null ? texts.create : texts.editTitle}
      width={76}
      onClose={() => void leave()}
    >
      <Box flexDirection="column" marginTop={1}>
        <Form
          fields={fields}
          issues={wasTried ? scheduleDraftIssues(draft, report, timeZone) : []}
          submitLabel="save"
          onSubmit={save}
          busy={busy}
        />
      </Box>
    </Overlay>
  );
}

type FieldsParams = {
  draft: ScheduleDraft;
  setDraft(draft: ScheduleDraft): void;
  report: Report | null;
  reports: readonly Report[];
  isNew: boolean;
};

function useFields({ draft, setDraft, report, reports, isNew }: FieldsParams): Field[] {
  const { core, actor } = useApp();
  const { dialogs } = useTerminal();
  const { data: users = [] } = useQuery(companyUsersQuery(core.send));
  const clock = { now: core.ports.now(), timeZone: actor.timeZone };
  const offered = users.filter(mayReceiveReports).map(({ id, userName }) => ({ id, name: userName }));
  const chooseReport = async () => {
    const things = reports.filter(({ published }) => published);
    const question = { title: texts.report, things, current: [draft.reportId ?? ''], isOne: true };
    const [id] = (await chooseNamed(dialogs, question)) ?? [];
    const chosen = things.find((each) => each.id === id);
    if (chosen !== undefined) setDraft(withReport(draft, chosen, clock));
  };
  const chooseUsers = async () => {
    const question = { title: texts.users, things: offered, current: draft.userIds };
    const chosen = await chooseNamed(dialogs, question);
    if (chosen !== null) setDraft({ ...draft, userIds: chosen });
  };
  const others = report === null ? [] : scheduledParameters(report.parameters);
  const askOthers = async () => {
    const values = await askParameters(dialogs, { parameters: others }, draft.parameters, clock);
    if (values !== null) setDraft({ ...draft, parameters: values });
  };
  const names = users.filter(({ id }) => draft.userIds.includes(id)).map(({ userName }) => userName);
  return [
    ...(isNew
      ? [
          {
            kind: 'pick',
            path: 'report',
            label: texts.report,
            value: report?.name ?? '',
            onOpen: chooseReport,
          } as const,
        ]
      : []),
    {
      path: 'scheduleTime',
      label: texts.start,
      value: draft.start.replace('T', ' '),
      placeholder: '2026-12-01 08:00',
      onChange: (start) => setDraft({ ...draft, start }),
    },
    choiceField({
      path: 'interval',
      label: texts.frequency,
      value: draft.interval,
      choices: [null, ...repeatIntervals].map((value) => ({
        value,
        label: scheduleIntervalNames[value ?? 'NEVER'],
      })),
      onChange: (interval) => setDraft({ ...draft, interval }),
    }),
    ...(asksDays(report)
      ? [
          {
            path: 'parameters.timeInterval',
            label: `${texts.days} … days`,
            value: draft.days,
            onChange: (days: string) => setDraft({ ...draft, days }),
          },
        ]
      : []),
    ...(others.length > 0
      ? [
          {
            kind: 'pick',
            path: `parameters.${others[0]?.name ?? ''}`,
            label: 'Parameters',
            value: dataText(others, draft.parameters, currentFormats.value, actor.timeZone),
            onOpen: askOthers,
          } as const,
        ]
      : []),
    choiceField({
      path: 'format',
      label: texts.format,
      value: draft.format,
      choices: scheduleFormats.map((value) => ({ value, label: formatNames[value] })),
      onChange: (format) => setDraft({ ...draft, format }),
    }),
    {
      kind: 'pick',
      path: 'userIds',
      label: texts.users,
      value: names.join(', '),
      onOpen: chooseUsers,
    },
  ];
}
