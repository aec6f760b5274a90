// Parses typed moments: a day, a day with a time, a full ISO 8601 moment, epoch milliseconds. The next day is computed
// with Date in UTC, where all days have equal length: the page for filling in does not load Temporal for it.
import { compileDateFormat, doubtfulTime, epochMillis } from './date-format.ts';
import type { DoubtfulClock } from './zone.ts';

const day = 24 * 3_600_000;
/** For a moment without offset, the format determines the length of the range. */
const formats: readonly (readonly [format: string, length: number])[] = [
  ['yyyy-MM-dd', day],
  ['yyyy-MM-dd HH:mm', 60_000],
  ["yyyy-MM-dd'T'HH:mm", 60_000],
  ['yyyy-MM-dd HH:mm:ss', 1_000],
  ["yyyy-MM-dd'T'HH:mm:ss", 1_000],
  ["yyyy-MM-dd'T'HH:mm:ssXXX", 1_000],
  ["yyyy-MM-dd'T'HH:mm:ss.SSSXXX", 1],
  [epochMillis, 1],
];

/**
 * The first or last millisecond of a text such as `2024-01-31` or `2024-01-31 14:05`, in a time zone. Null if invalid.
 */
export function parseMoment(text: string, timeZone: string, edge: 'start' | 'end'): number | null {
  for (const [format, length] of formats) {
    const at = compileDateFormat(format)?.(text, timeZone) ?? null;
    if (at === null) continue;
    if (edge === 'start' || length === 1) return at;
    return length === day ? endOfDay(text, timeZone, at) : at + length - 1;
  }
  return null;
}

/** The two moments that such a text may mean, if the clocks of the zone skip its time or show it twice; otherwise null. */
export function doubtfulMoment(text: string, timeZone: string): DoubtfulClock | null {
  for (const [format] of formats) {
    const at = compileDateFormat(format)?.(text, timeZone) ?? null;
    if (at !== null) return doubtfulTime({ text, format, at }, timeZone);
  }
  return null;
}

/** Days on which clocks change have 23 or 25 hours: a day ends where the next one starts. */
function endOfDay(text: string, timeZone: string, start: number): number {
  const next = new Date(Date.parse(text.trim()) + day).toISOString().slice(0, 10);
  return (compileDateFormat('yyyy-MM-dd')?.(next, timeZone) ?? start + day) - 1;
}
