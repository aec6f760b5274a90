// The grid of a month: six weeks that start on Sunday (spec 3, section 9).
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';

/** A day of the grid; `isoDate` is `yyyy-MM-dd`. */
export type GridDay = { isoDate: string; day: number; isInMonth: boolean };

export const daysPerWeek = 7;
const weeks = 6;

/** The 42 days around a month (1 to 12), the first of them a Sunday. */
export function monthGrid(year: number, month: number): GridDay[] {
  const first = PlainDate.create(year, month, 1);
  // Monday is 1, Sunday 7.
  const start = PlainDate.addDays(first, -(PlainDate.dayOfWeek(first) % daysPerWeek));
  return Array.from({ length: weeks * daysPerWeek }, (_, index) => {
    const date = PlainDate.addDays(start, index);
    return {
      isoDate: PlainDate.toString(date),
      day: date.day,
      isInMonth: date.month === month,
    };
  });
}

/** The days of the week that contains a date (`yyyy-MM-dd`), from Sunday on. */
export function weekOf(isoDate: string): string[] {
  const date = plainDate(isoDate);
  const sunday = PlainDate.addDays(date, -(PlainDate.dayOfWeek(date) % daysPerWeek));
  return Array.from({ length: daysPerWeek }, (_, index) =>
    PlainDate.toString(PlainDate.addDays(sunday, index)),
  );
}

/** The first moment of a day (`yyyy-MM-dd`) in a time zone. */
export function startOfDate(isoDate: string, timeZone: string): number {
  return PlainDate.toZonedDateTime(plainDate(isoDate), timeZone).epochMilliseconds;
}

/** The date this many days later, as `yyyy-MM-dd`. */
export function datePlus(isoDate: string, days: number): string {
  return PlainDate.toString(PlainDate.addDays(plainDate(isoDate), days));
}

function plainDate(isoDate: string): PlainDate.Record {
  const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number);
  return PlainDate.create(year, month, day);
}
