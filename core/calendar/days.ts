// Days and months on the wall clock of a time zone, by Temporal: a day may have 23 or 25 hours, begin at 01:00 or be left
// out, and a month may lack the 31st. All arithmetic of the calendar is here and in recurrence.ts. Moments are epoch
// milliseconds. docs/decisions/0029-temporal.md has why these are functions, and what stays with Date and Intl.
import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

/** A day of the calendar. `month` is 1 to 12, `dayOfWeek` 1 (Monday) to 7. */
export type CalendarDate = { year: number; month: number; day: number; dayOfWeek: number };

/** The moment so many days later (earlier, if negative) at which the zone's clocks show the same time. */
export function addDays(at: number, days: number, timeZone: string): number {
  return ZonedDateTime.addDays(zonedDateTime(at, timeZone), days).epochMilliseconds;
}

/** The same for months; a month without this day is taken at its last day. */
export function addMonths(at: number, months: number, timeZone: string): number {
  return ZonedDateTime.addMonths(zonedDateTime(at, timeZone), months).epochMilliseconds;
}

/** The first moment of a day: of the one that a moment is in, or so many days later. */
export function startOfDay(at: number, timeZone: string, daysLater = 0): number {
  return PlainDate.toZonedDateTime(plainDate(at, timeZone, daysLater), timeZone).epochMilliseconds;
}

/** The date that a moment has, or the one so many days later. */
export function dateAt(at: number, timeZone: string, daysLater = 0): CalendarDate {
  const date = plainDate(at, timeZone, daysLater);
  return { year: date.year, month: date.month, day: date.day, dayOfWeek: PlainDate.dayOfWeek(date) };
}

/**
 * A moment on a zone's clocks.
 * @throws RangeError for a time zone that does not exist, and for a moment that no Date can hold
 */
export function zonedDateTime(at: number, timeZone: string): ZonedDateTime.Record {
  return Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(at), timeZone);
}

function plainDate(at: number, timeZone: string, daysLater: number): PlainDate.Record {
  return PlainDate.addDays(ZonedDateTime.toPlainDate(zonedDateTime(at, timeZone)), daysLater);
}
