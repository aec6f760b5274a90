// Moments in the format of the browser's date fields, in the user's time zone.
import { internationalFormats } from '#core/format/formats.ts';
import { parseMoment } from '#core/time/parse-moment.ts';

/** `2026-11-20` */
export function dayOf(at: number, timeZone: string): string {
  return internationalFormats().day(at, timeZone);
}

/** `2026-11-20T10:15` */
export function minuteOf(at: number, timeZone: string): string {
  return internationalFormats().moment(at, timeZone).replace(' ', 'T');
}

/** The first millisecond of a field's value; null if it is empty. */
export function startOfDayText(text: string, timeZone: string): number | null {
  return parseMoment(text, timeZone, 'start');
}

/** The last millisecond of a field's value. */
export function endOfDayText(text: string, timeZone: string): number | null {
  return parseMoment(text, timeZone, 'end');
}
