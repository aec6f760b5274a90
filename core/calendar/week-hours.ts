// Days of the week and hours of the day: of a moment, and as people read them. Monday is 0, as the weeks of widgets begin.
import type { Formats } from '#core/format/formats.ts';
import { offsetAt } from '#core/time/zone.ts';
import { weekdayNames } from './weekdays.ts';

const hoursPerWeek = 7 * 24;

/** The hour of the week of a moment, from 0 for the first hour of Monday. */
export function weekHourOf(at: number, timeZone: string): number {
  const hours = Math.floor((at + offsetAt(at, timeZone)) / 3_600_000);
  // The first of January 1970 was a Thursday.
  return (((hours + 3 * 24) % hoursPerWeek) + hoursPerWeek) % hoursPerWeek;
}

/** `Monday` for 0. */
export function weekdayText(weekday: number): string {
  return weekdayNames()[(weekday + 1) % 7] ?? '';
}

/** `14:00`, or `2 p.m.` */
export function hourText(hour: number, formats: Formats): string {
  const text = formats.timeOfDay(hour * 3_600_000);
  // `6 p.m.` is as clear as `6:00 p.m.`, `18` is not.
  return /\p{L}/u.test(text) ? text.replace(':00', '') : text;
}
