// Relative dates: a filter may ask for the latest days, relative to when it is applied. Saved views and pins store it
// like this; it is resolved to dates before filtering. So are days of the week and hours: to those of a time zone.
import { startOfDay, startOfLastDays } from '#core/calendar/days.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A filter with resolved dates. `timeZone`: whose days of the week and hours it asks for. */
export type DatedFilter = RowFilter & { lastDays?: null | undefined; timeZone?: string };

/** The current time and time zone; `now` in epoch milliseconds. */
export type Clock = { now: number; timeZone: string };

const offeredDays = [1, 7, 30, 90, 365];

/** Resolves a filter's latest days to dates, and says whose days of the week and hours it means. */
export function withDates({ lastDays, ...filter }: RowFilter, clock: Clock): DatedFilter {
  const hasHours = [filter.weekdays, filter.hours].some((list) => list != null && list.length > 0);
  return {
    ...filter,
    ...(lastDays != null && datesOf(lastDays, clock)),
    ...(hasHours && { timeZone: clock.timeZone }),
  };
}

/** The first and last millisecond of the latest days: today, to its end, and the days before it. */
export function datesOf(lastDays: number, { now, timeZone }: Clock): { minDate: number; maxDate: number } {
  return { minDate: startOfLastDays(lastDays, now, timeZone), maxDate: startOfDay(now, timeZone, 1) - 1 };
}

/** The numbers of days to choose from, including the chosen one. */
export function daysToChoose(chosen: number | null): number[] {
  return [...new Set([...offeredDays, ...(chosen === null ? [] : [chosen])])].toSorted((a, b) => a - b);
}

/** `Today`, `Last 7 days` */
export function lastDaysText(days: number): string {
  return days === 1 ? t(m.today) : t(m.lastDays, { days });
}

/** What relative dates mean: they are not those of the day on which they were chosen. */
export function rollingText(days: number): string {
  return days === 1 ? t(m.rollingAlwaysToday) : t(m.rollingAlwaysLastDays, { days });
}
