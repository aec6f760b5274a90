// Parses typed time ranges that end now: `--last 7d`.
import { addMonths } from '#core/calendar/days.ts';

const hour = 3_600_000;
const lengths: Readonly<Record<string, number>> = { h: hour, d: 24 * hour, w: 7 * 24 * hour };

/** From and to in epoch milliseconds. */
export type TimeRange = { from: number; to: number };

/**
 * The range until `now` for a text such as `24h`, `7d`, `4w` or `3m`: hours, days, weeks, or calendar months in UTC.
 * Null if invalid.
 */
export function parseLast(text: string, now: number): TimeRange | null {
  const [, digits, unit = ''] = /^([1-9]\d{0,3})([hdwm])$/.exec(text.trim().toLowerCase()) ?? [];
  if (digits === undefined) return null;
  const count = Number(digits);
  const length = lengths[unit];
  return { from: length === undefined ? addMonths(now, -count, 'UTC') : now - count * length, to: now };
}

/** The days of a text such as `7d` or `4w`; null for other units. */
export function wholeDays(text: string): number | null {
  const [, digits, unit] = /^([1-9]\d{0,3})([dw])$/.exec(text.trim().toLowerCase()) ?? [];
  return digits === undefined ? null : Number(digits) * (unit === 'w' ? 7 : 1);
}
