// Days and months in a time zone, with Temporal: a day may have 23 or 25 hours, start at 01:00 or be skipped, and a
// month may have no 31st. All calendar arithmetic is here and in recurrence.ts. Moments are epoch milliseconds.
// docs/decisions/0029-temporal.md explains why these are functions, and what still uses Date and Intl.
import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

/** A calendar day. `month` is 1 to 12, `dayOfWeek` 1 (Monday) to 7. */
export type CalendarDate = { year: number; month: number; day: number; dayOfWeek: number };

/** The moment this many days later (earlier if negative), at the same local time. */
export function addDays(at: number, days: number, timeZone: string): number {
  return ZonedDateTime.addDays(zonedDateTime(at, timeZone), days).epochMilliseconds;
}

/** The same for months; a day that the month does not have becomes its last day. */
export function addMonths(at: number, months: number, timeZone: string): number {
  return ZonedDateTime.addMonths(zonedDateTime(at, timeZone), months).epochMilliseconds;
}

/** The first moment of the day that contains a moment, or of the day this many days later. */
export function startOfDay(at: number, timeZone: string, daysLater = 0): number {
  return PlainDate.toZonedDateTime(plainDate(at, timeZone, daysLater), timeZone).epochMilliseconds;
}

/** Where the last days begin, no matter who says so: today is one of them. */
export function startOfLastDays(days: number, now: number, timeZone: string): number {
  return startOfDay(now, timeZone, 1 - days);
}

/** The date of a moment, or of the day this many days later. */
export function dateAt(at: number, timeZone: string, daysLater = 0): CalendarDate {
  const date = plainDate(at, timeZone, daysLater);
  return { year: date.year, month: date.month, day: date.day, dayOfWeek: PlainDate.dayOfWeek(date) };
}

/**
 * A moment in a time zone.
 * @throws RangeError for an unknown time zone, and for a moment outside the range of Date
 */
export function zonedDateTime(at: number, timeZone: string): ZonedDateTime.Record {
  return Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(at), timeZone);
}

function plainDate(at: number, timeZone: string, daysLater: number): PlainDate.Record {
  return PlainDate.addDays(ZonedDateTime.toPlainDate(zonedDateTime(at, timeZone)), daysLater);
}
