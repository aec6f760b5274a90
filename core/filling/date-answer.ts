// Date and time answers: `epochMs,offsetMs`, with the UTC offset of the place where they were entered.
import { dateTimeOf } from '#core/questions/values.ts';
import { internationalFormats } from '#core/format/formats.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import { offsetAt } from '#core/time/zone.ts';

/** The answer for a moment in epoch milliseconds, with the time zone's offset at that moment. */
export function dateTimeAnswer(at: number, timeZone: string): string {
  return `${at},${offsetAt(at, timeZone)}`;
}

/**
 * The answer for a text such as `2026-01-31 14:05` in a time zone; a text with an offset (`2026-01-31T14:05:00+02:00`)
 * keeps it. Null if the text is not a moment.
 */
export function readDateTime(text: string, timeZone: string): string | null {
  const at = parseMoment(text.trim(), timeZone, 'start');
  if (at === null) return null;
  const named = /^[^T]*T.*?(Z|([+-])(\d\d):?(\d\d))$/i.exec(text.trim());
  if (named === null) return dateTimeAnswer(at, timeZone);
  const [, , sign, hours = '0', minutes = '0'] = named;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return `${at},${sign === '-' ? -offset : offset}`;
}

/** The answer in its own offset: `2026-01-31 14:05`. */
export function dateTimeText(value: string): string {
  const moment = dateTimeOf(value);
  return moment === null ? value : internationalFormats().moment(moment.at + moment.offset, 'UTC');
}
