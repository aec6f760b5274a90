// Answers that are moments: `epochMs,offsetMs`, the offset being that of the place where they were written down.
import { dateTimeOf } from '#core/questions/values.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import { offsetAt } from '#core/time/zone.ts';

/** The answer for a moment in epoch milliseconds, with the offset that a time zone has then. */
export function dateTimeAnswer(at: number, timeZone: string): string {
  return `${at},${offsetAt(at, timeZone)}`;
}

/**
 * The answer for a text such as `2026-01-31 14:05`, on the wall clock of a time zone; a text that names an offset
 * (`2026-01-31T14:05:00+02:00`) keeps it. Null where the text is no moment.
 */
export function readDateTime(text: string, timeZone: string): string | null {
  const at = parseMoment(text.trim(), timeZone, 'start');
  if (at === null) return null;
  const named = /T.*?(Z|([+-])(\d\d):?(\d\d))$/i.exec(text.trim());
  if (named === null) return dateTimeAnswer(at, timeZone);
  const [, , sign, hours = '0', minutes = '0'] = named;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return `${at},${sign === '-' ? -offset : offset}`;
}

/** The answer as it was written down: `2026-01-31 14:05` on its own wall clock. */
export function dateTimeText(value: string): string {
  const moment = dateTimeOf(value);
  return moment === null ? value : momentText(moment.at + moment.offset, 'UTC');
}
