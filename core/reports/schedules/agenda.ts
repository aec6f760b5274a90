// The agenda of scheduled reports.
import { reportsQuery } from '#core/reports/queries.ts';
import type { Agenda } from '#core/resource/agenda.ts';
import { byName, thingsOf } from '#core/resource/things.ts';
import { deleteSchedule } from './actions.ts';
import { schedulesView } from './agenda-view.ts';
import { scheduleTexts as texts } from './labels.ts';
import { schedulesQuery } from './queries.ts';
import type { ReportSchedule } from './schema.ts';

export const schedulesAgenda: Agenda<ReportSchedule, 'report'> = {
  title: texts.title,
  view: schedulesView,
  read: schedulesQuery,
  timingOf: ({ paused, scheduleTime, interval, timeZone }) =>
    paused === null ? { first: scheduleTime, interval, timeZone } : null,
  textOf: ({ reportName }) => reportName,
  nameOf: ({ reportName }) => `the schedule of ${reportName}`,
  remove: deleteSchedule,
  filter: {
    label: texts.report,
    title: texts.report,
    all: 'All reports',
    notFound: 'No reports match',
    gone: 'A report that is not published',
    things: thingsOf(reportsQuery, (reports) => byName(reports.filter(({ published }) => published))),
    keeps: ({ reportId }, id) => reportId === id,
  },
  texts: {
    failed: texts.notLoaded,
    missing: 'This schedule does not exist',
    showAll: 'Show all schedules',
    noneWeek: 'There are no reports scheduled for this week',
    noneWeekHint: 'The calendar shows other weeks.',
    noneDay: 'No report is sent on this day.',
    none: `${texts.none}. ${texts.noneText}`,
  },
};
