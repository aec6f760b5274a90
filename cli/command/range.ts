// Parses --from, --to and --last: a time range in the signed-in user's time zone.
import { AppError, type FieldError } from '#core/errors.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import { parseLast } from '#core/time/range.ts';
import type { RangeFlags } from './options.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type RangeOptions = { from: string | undefined; to: string | undefined; last: string | undefined };

/** The options as given. Throws `usage` if --last is combined with --from or --to. */
export function rangeOptions({ from, to, last }: RangeFlags): RangeOptions {
  if (last !== undefined && (from !== undefined || to !== undefined)) {
    throw new AppError('usage', wording(m.giveEitherLastOrFrom));
  }
  if (last !== undefined && parseLast(last, 0) === null) {
    throw new AppError('usage', wording(m.isNotPeriodOfTime, { last }), { hint: wording(m.writePeriod) });
  }
  return { from, to, last };
}

export type Range = { from: number | null; to: number | null };

/**
 * The range in epoch milliseconds, both ends included; null for an open end.
 * @throws AppError `usage` for an invalid moment, or an end before the start
 */
export function rangeOf(options: RangeOptions, timeZone: string, now: number): Range {
  if (options.last !== undefined) return parseLast(options.last, now) ?? { from: null, to: null };
  const issues: FieldError[] = [];
  const read = (name: 'from' | 'to', edge: 'start' | 'end') => {
    const text = options[name];
    if (text === undefined) return null;
    const at = parseMoment(text, timeZone, edge);
    if (at === null) issues.push(fieldError(`--${name}`, m.isNotDateAndTime, { text }));
    return at;
  };
  const range = { from: read('from', 'start'), to: read('to', 'end') };
  if (issues.length > 0) {
    throw new AppError('usage', undefined, {
      errors: issues,
      hint: wording(m.writeDateOrMoment),
    });
  }
  if (range.from !== null && range.to !== null && range.from > range.to) {
    throw new AppError('usage', wording(m.timeRangeEndsBeforeIt));
  }
  return range;
}

/** For calls that take both ends or none: open ends become the years 1 and 9999. */
export function closedRange({ from, to }: Range): { from: number; to: number } | null {
  if (from === null && to === null) return null;
  return {
    from: from ?? Date.parse('0001-01-01T00:00:00Z'),
    to: to ?? Date.parse('9999-12-31T23:59:59.999Z'),
  };
}
