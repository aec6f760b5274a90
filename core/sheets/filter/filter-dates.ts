// Days that move along: a filter may ask for the latest days, whenever it is applied. A saved view or a pin keeps it so.
// Whoever filters takes the dates that it comes to first.
import { startOfDay } from '#core/calendar/days.ts';
import type { RowFilter } from '#core/sheets/schema.ts';

/** A filter whose dates are dates. */
export type DatedFilter = RowFilter & { lastDays?: null | undefined };

/** Where somebody is in time; `now` in epoch milliseconds. */
export type Clock = { now: number; timeZone: string };

const offeredDays = [1, 7, 30, 90, 365];

/** A filter with the dates that its latest days come to. */
export function withDates({ lastDays, ...filter }: RowFilter, clock: Clock): DatedFilter {
  return lastDays == null ? filter : { ...filter, ...datesOf(lastDays, clock) };
}

/** The first and the last millisecond of the latest days: today, to its end, and the days before it. */
export function datesOf(lastDays: number, { now, timeZone }: Clock): { minDate: number; maxDate: number } {
  return { minDate: startOfDay(now, timeZone, 1 - lastDays), maxDate: startOfDay(now, timeZone, 1) - 1 };
}

/** The numbers of days to choose from, with the one that is chosen. */
export function daysToChoose(chosen: number | null): number[] {
  return [...new Set([...offeredDays, ...(chosen === null ? [] : [chosen])])].toSorted((a, b) => a - b);
}

/** `Today`, `Last 7 days` */
export function lastDaysText(days: number): string {
  return days === 1 ? 'Today' : `Last ${days} days`;
}
