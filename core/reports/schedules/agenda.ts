// The scheduled reports of a week or a month, by the days of the reader's time zone.
import { type AgendaEntry, agendaOf } from '#core/calendar/agenda.ts';
import type { ReportSchedule } from './schema.ts';

export type ScheduleEntry = AgendaEntry<{ schedule: ReportSchedule }>;
export type ScheduleAgenda = ReadonlyMap<string, readonly ScheduleEntry[]>;

/** Those of a report; null: all. */
export function schedulesOfReport(
  schedules: readonly ReportSchedule[],
  reportId: string | null,
): readonly ReportSchedule[] {
  return reportId === null ? schedules : schedules.filter((schedule) => schedule.reportId === reportId);
}

/** The schedules of some dates (`yyyy-MM-dd`). Paused ones are not on any. */
export function scheduleAgenda(
  schedules: readonly ReportSchedule[],
  dates: readonly string[],
  timeZone: string,
): ScheduleAgenda {
  const items = schedules
    .filter(({ paused }) => paused === null)
    .map((schedule) => ({
      schedule,
      timing: {
        first: schedule.scheduleTime,
        interval: schedule.interval,
        timeZone: schedule.timeZone,
      },
    }));
  return agendaOf(items, dates, timeZone);
}
