// The options of what is due at times: when it is due first, and how often it is repeated.
import { type AnyInterval } from '#core/calendar/intervals.ts';
import { once } from '#core/calendar/frequency-text.ts';
import { AppError } from '#core/errors.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import { wording } from '#core/messages/message.ts';
import { oneOf } from './flags.ts';
import { m } from './texts.ts';

/** Of `--every`; null: once. Throws AppError `usage` for another interval. */
export function intervalGiven<Interval extends AnyInterval>(
  intervals: readonly Interval[],
  every: string | undefined,
): Interval | null | undefined {
  const chosen = oneOf('--every', [once, ...intervals], every);
  return chosen === once ? null : chosen;
}

/** Of `--at`. Throws AppError `usage` with `needed`, what is needed, for what is no time. */
export function timeGiven(at: string | undefined, timeZone: string, needed: string): number | undefined {
  if (at === undefined) return undefined;
  const time = parseMoment(at, timeZone, 'start');
  if (time !== null) return time;
  throw new AppError('usage', wording(m.isNotTime, { at }), { hint: wording(m.writeItLike, { needed }) });
}

/** Throws AppError `usage` where `--at` is missing. */
export function requireTime(at: string | undefined, needed: string): void {
  if (at === undefined) throw new AppError('usage', needed, { hint: wording(m.useAt) });
}
