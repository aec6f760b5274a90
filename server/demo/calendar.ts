// The days on which the demo data happens, on the wall clocks of its places.
import { monthNames } from '#core/time/month-names.ts';
import { dateAt } from '#core/calendar/days.ts';
import { localToUtc, offsetAt } from '#core/time/zone.ts';

/** A day on a wall clock. `month` is 1 to 12, `weekday` 0 (Sunday) to 6; `age` counts back from today, which is 0. */
export type Day = { year: number; month: number; day: number; weekday: number; age: number };

/** How far back the demo data goes. */
export const historyDays = 183;

/** The last days of a place up to today, the oldest first. */
export function lastDays(now: number, timeZone: string, count = historyDays): Day[] {
  return Array.from({ length: count }, (_, index) => {
    const age = count - 1 - index;
    const { year, month, day, dayOfWeek } = dateAt(now, timeZone, -age);
    return { year, month, day, weekday: dayOfWeek % 7, age };
  });
}

/** The moment, in epoch milliseconds, at which a place's clocks show this hour of a day, such as 6.75. */
export function moment({ year, month, day }: Day, hour: number, timeZone: string): number {
  return localToUtc({ year, month, day, minute: Math.round(hour * 60) }, timeZone);
}

/** A DATETIME answer: a moment with its place's offset. */
export function dateTimeAnswer(at: number, timeZone: string): string {
  return `${at},${offsetAt(at, timeZone)}`;
}

/** Days in groups, each of one calendar month. */
export function byMonth(days: readonly Day[]): Day[][] {
  return grouped(days, ({ month }) => `${month}`);
}

/** Days in groups, each of half a calendar month. */
export function byHalfMonth(days: readonly Day[]): Day[][] {
  return grouped(days, ({ month, day }) => `${month}/${day > 15}`);
}

/** Days in groups, each of one week from Monday on. */
export function byWeek(days: readonly Day[]): Day[][] {
  // A week is known by the age of its Sunday.
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
