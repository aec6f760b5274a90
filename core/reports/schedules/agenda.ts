// The agenda of scheduled reports.
import { reportsQuery } from '#core/reports/queries.ts';
import type { Agenda } from '#core/resource/agenda.ts';
import { byName, thingsOf } from '#core/resource/things.ts';
import { deleteSchedule } from './actions.ts';
import { schedulesView } from './agenda-view.ts';
import { scheduleTexts as texts } from './labels.ts';
import { schedulesQuery } from './queries.ts';
import type { ReportSchedule } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const schedulesAgenda: Agenda<ReportSchedule, 'report'> = {
  title: texts.title,
  view: schedulesView,
  read: schedulesQuery,
  timingOf: ({ paused, scheduleTime, interval, timeZone }) =>
    paused === null ? { first: scheduleTime, interval, timeZone } : null,
  textOf: ({ reportName }) => reportName,
  nameOf: ({ reportName }) => t(m.scheduleOf, { reportName }),
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
