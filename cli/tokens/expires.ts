// Parses --expires: a duration from now, or a last day in the signed-in user's time zone.
import { AppError } from '#core/errors.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

const day = 86_400_000;

/**
 * The expiry in epoch milliseconds. A month counts as 30 days and a year as 365.
 * @throws AppError `usage` for any other text
 */
export function expiryOf(text: string, timeZone: string, now: number): number {
  const span = /^(\d{1,4})([dwmy])$/i.exec(text.trim());
  if (span !== null) return now + Number(span[1]) * daysOf(span[2] ?? '') * day;
  const at = /^\d{4}-/.test(text.trim()) ? parseMoment(text.trim(), timeZone, 'end') : null;
  if (at !== null) return at;
  throw new AppError('usage', wording(m.expiresDoesNotTake, { text }), {
    hint: wording(m.usePeriodSuchAs90d),
  });
}

function daysOf(unit: string): number {
  switch (unit.toLowerCase()) {
    case 'w':
      return 7;
    case 'm':
      return 30;
    case 'y':
      return 365;
    default:
      return 1;
  }
}
