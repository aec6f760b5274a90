// The agenda of scheduled reports.
import { personName } from '#core/primitives.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { currentFormats } from '#core/format/current.ts';
import { reportsQuery } from '#core/reports/queries.ts';
import type { Agenda } from '#core/resource/agenda.ts';
import { byName, thingsOf } from '#core/resource/things.ts';
import { deleteSchedule } from './actions.ts';
import { schedulesView } from './agenda-view.ts';
import { scheduleTexts as texts } from './labels.ts';
import { nextText } from './schedule-labels.ts';
import { schedulesQuery } from './queries.ts';
import type { ReportSchedule } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const schedulesAgenda: Agenda<ReportSchedule, 'report'> = {
  title: texts.title,
  view: schedulesView,
  read: schedulesQuery,
  timingOf: ({ paused, scheduleTime, interval, timeZone }) =>
    paused === null ? { first: scheduleTime, interval, timeZone } : null,
  textOf: ({ reportName }) => reportName,
  nameOf: ({ reportName }) => t(m.scheduleOf, { reportName }),
  columns: [
    {
      id: 'next',
      title: t(common.next),
      text: (schedule, { moment }) => nextText(schedule, moment),
      whole: true,
    },
    { id: 'report', title: texts.report, text: ({ reportName }) => reportName, most: 50 },
    {
      id: 'frequency',
      title: texts.frequency,
      text: (schedule, { timeZone }) => frequencyText(schedule, currentFormats.value, timeZone),
      rank: 2,
    },
    {
      id: 'to',
      title: texts.users,
      text: ({ users }) => users.map(personName).join(', '),
      rank: 1,
    },
  ],
  saysDay: true,
  remove: deleteSchedule,
  filter: {
    label: texts.report,
    title: texts.report,
    all: t(m.allReports),
    notFound: t(m.noReportsMatch),
    gone: t(m.reportThatIsNotPublished),
    things: thingsOf(reportsQuery, (reports) => byName(reports.filter(({ published }) => published))),
    keeps: ({ reportId }, id) => reportId === id,
  },
  texts: {
    failed: texts.notLoaded,
    missing: t(m.thisScheduleDoesNotExist),
    showAll: t(m.showAllSchedules),
    noneWeek: t(m.thereAreNoReportsScheduled),
    noneWeekHint: t(m.calendarShowsOtherWeeks),
    noneDay: t(m.noReportIsSentOn),
    none: `${texts.none}. ${texts.noneText}`,
  },
};
