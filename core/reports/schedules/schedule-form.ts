// The form of a schedule of a report, new or existing (spec 3, sections 2, 4 and 5).
import { personAndUsername } from '#core/primitives.ts';
import { repeatIntervals } from '#core/calendar/intervals.ts';
import type { Report } from '#core/reports/schema.ts';
import { choiceOf, type Form, type FormContext, type FormField } from '#core/resource/form.ts';
import { frequencyField } from '#core/resource/frequency-field.ts';
import { byName, thingsOf } from '#core/resource/things.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { changeSchedule, createSchedule } from './actions.ts';
import { scheduleTexts as texts } from './labels.ts';
import { mayReceiveReports } from './policy.ts';
import {
  asksDays,
  newScheduleDraft,
  type ScheduleDraft,
  scheduleDraftIssues,
  scheduleDraftOf,
  scheduleInputOf,
  withDayChoice,
  withReport,
} from './schedule-draft.ts';
import { dayPresets, maximumReportDays, type ReportSchedule, scheduleFormats } from './schema.ts';
import { formatNames, recipientNotes } from './schedule-labels.ts';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m } from './texts.ts';

const custom = 'custom';
/** Where each face asks for the other parameters of the report. */
export const parametersSlot = 'parameters';

/** The form over these reports. `reportId`: of a new schedule, if it is known. */
export function scheduleForm(
  reports: readonly Report[],
  reportId: string | null,
): Form<ReportSchedule, ScheduleDraft, unknown> {
  const published = reports.filter((report) => report.published);
  const reportOf = (draft: ScheduleDraft) => reports.find(({ id }) => id === draft.reportId) ?? null;
  const clockOf = ({ actor, now }: FormContext) => ({ now, timeZone: actor.timeZone });
  return {
    name: 'schedule',
    title: (schedule) => (schedule === null ? texts.create : texts.editTitle),
    draftOf(schedule, context) {
      if (schedule !== null) return scheduleDraftOf(schedule, context.actor.timeZone);
      const first = published.find(({ id }) => id === reportId);
      return first === undefined ? newScheduleDraft : withReport(newScheduleDraft, first, clockOf(context));
    },
    things: {
      users: thingsOf(companyUsersQuery, (users) =>
        users.filter(mayReceiveReports).map((user) => ({ value: user.id, label: personAndUsername(user) })),
      ),
    },
    fields: (draft, { thing: schedule, context, offered: { users } }) => [
      {
        kind: 'thing',
        path: 'report',
        label: texts.report,
        none: '',
        nothingFound: t(m.noReportsMatch),
        isRequired: true,
        isFixed: schedule !== null,
        options: byName(schedule === null ? published : reports),
        value: draft.reportId,
        set(id) {
          const chosen = published.find((each) => each.id === id);
          return chosen === undefined ? {} : withReport(draft, chosen, clockOf(context));
        },
      },
      {
        kind: 'moment',
        path: 'scheduleTime',
        label: texts.start,
        value: draft.start,
        set: (start) => ({ start }),
      },
      frequencyField({
        path: 'interval',
        label: texts.frequency,
        intervals: repeatIntervals,
        value: draft.interval,
        set: (interval) => ({ interval }),
      }),
      ...(asksDays(reportOf(draft)) ? daysFields(draft) : []),
      { kind: 'slot', path: parametersSlot },
      choiceOf({
        path: 'format',
        label: texts.format,
        value: draft.format,
        options: scheduleFormats.map((value) => ({ value, label: formatNames[value] })),
        set: (format) => ({ format }),
      }),
      {
        kind: 'things',
        path: 'userIds',
        label: texts.users,
        help: texts.usersHelp,
        none: '',
        nothingFound: t(m.noUsersMatch),
        options: users && [...users, ...othersOf(schedule, users)],
        value: draft.userIds,
        set: (userIds) => ({ userIds }),
      },
    ],
    issues: (draft, _, { actor }) => scheduleDraftIssues(draft, reportOf(draft), actor.timeZone),
    save(run, { draft, thing: schedule, context: { actor } }) {
      const report = reportOf(draft);
      if (report === null) throw new Error('A draft without issues has a report.');
      const input = scheduleInputOf(draft, report, actor.timeZone, schedule);
      return schedule === null
        ? run(createSchedule, { reportId: report.id, input })
        : run(changeSchedule, { id: schedule.id, reportId: report.id, input });
    },
    saveLabel: () => createSchedule.label,
  };
}

function daysFields(draft: ScheduleDraft): readonly FormField<ScheduleDraft>[] {
  const presets = dayPresets.map((days) => ({ value: String(days), label: t(counts.days, { count: days }) }));
  return [
    choiceOf({
      path: 'days',
      label: texts.days,
      help: texts.daysHelp,
      value: draft.isCustom ? custom : draft.days,
      options: [...presets, { value: custom, label: texts.custom }],
      set: (value) => withDayChoice(draft, value === custom ? custom : Number(value)),
    }),
    ...(draft.isCustom
      ? [
          {
            kind: 'number' as const,
            path: 'parameters.timeInterval',
            label: texts.customDays,
            least: 1,
            most: maximumReportDays,
            value: draft.days,
            set: (days: string) => ({ days }),
          },
        ]
      : []),
  ];
}

/** Recipients who are saved and cannot be chosen any more. */
function othersOf(schedule: ReportSchedule | null, users: readonly { value: string }[]) {
  return (schedule?.users ?? [])
    .filter(({ id }) => !users.some(({ value }) => value === id))
    .map(({ status, ...user }) => ({
      value: user.id,
      label:
        recipientNotes[status] === ''
          ? personAndUsername(user)
          : `${personAndUsername(user)} (${recipientNotes[status]})`,
    }));
}
