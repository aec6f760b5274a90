// The days of the demo data, in the local time of its places.
import { monthNames } from '#core/time/month-names.ts';
import { dateAt } from '#core/calendar/days.ts';
import { localToUtc, offsetAt } from '#core/time/zone.ts';

/** A local day. `month` is 1 to 12, `weekday` 0 (Sunday) to 6; `age` is the number of days before today. */
export type Day = { year: number; month: number; day: number; weekday: number; age: number };

/** How many days of history the demo data covers. */
export const historyDays = 183;

/** The last days up to today in a time zone, oldest first. */
export function lastDays(now: number, timeZone: string, count = historyDays): Day[] {
  return Array.from({ length: count }, (_, index) => {
    const age = count - 1 - index;
    const { year, month, day, dayOfWeek } = dateAt(now, timeZone, -age);
    return { year, month, day, weekday: dayOfWeek % 7, age };
  });
}

/** Epoch milliseconds of a local hour of the day, such as 6.75. */
export function moment({ year, month, day }: Day, hour: number, timeZone: string): number {
  return localToUtc({ year, month, day, minute: Math.round(hour * 60) }, timeZone);
}

/** A DATETIME answer with the UTC offset of its place. */
export function dateTimeAnswer(at: number, timeZone: string): string {
  return `${at},${offsetAt(at, timeZone)}`;
}

/** Groups days by calendar month. */
export function byMonth(days: readonly Day[]): Day[][] {
  return grouped(days, ({ month }) => `${month}`);
}

/** Groups days by half calendar month. */
export function byHalfMonth(days: readonly Day[]): Day[][] {
  return grouped(days, ({ month, day }) => `${month}/${day > 15}`);
}

/** Groups days by week, starting on Monday. */
export function byWeek(days: readonly Day[]): Day[][] {
  // A week is identified by the age of its Sunday.
  return grouped(days, ({ weekday, age }) => `${age - ((7 - weekday) % 7)}`);
}

/** `March 2026` */
export function monthName({ month, year }: Day): string {
  return `${monthNames[month - 1]} ${year}`;
}

/** `2 March 2026` */
export function dayName(day: Day): string {
  return `${day.day} ${monthName(day)}`;
}

function grouped(days: readonly Day[], nameOf: (day: Day) => string): Day[][] {
  return [...Map.groupBy(days, nameOf).values()];
}
