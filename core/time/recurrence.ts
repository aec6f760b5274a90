// What comes back each day, week or month: its slots are the first moment and whole intervals of the wall clock after
// it, so that 08:00 stays 08:00 when the clocks change, and what began on the 31st comes on each month's last day.
import { localToUtc, offsetAt } from './zone.ts';

export const repeatIntervals = ['DAY', 'WEEK', 'MONTH'] as const;
export type RepeatInterval = (typeof repeatIntervals)[number];

export type Recurrence = {
  /** The first slot, epoch milliseconds. */
  first: number;
  interval: RepeatInterval;
  /** Whose wall clock counts. */
  timeZone: string;
};

/** The first slot after a moment. */
export function nextSlot(recurrence: Recurrence, after: number): number {
  return slotOf(recurrence, indexAfter(recurrence, after));
}

/** The last slot that is not after a moment; null before the first one. */
export function lastSlot(recurrence: Recurrence, until: number): number | null {
  const index = indexAfter(recurrence, until);
  return index === 0 ? null : slotOf(recurrence, index - 1);
}

/** The moment so many days before another at which the wall clock shows the same time. */
export function daysBefore(at: number, days: number, timeZone: string): number {
  if (days === 0) return at;
  const { day, ...clock } = clockAt(at, timeZone);
  return localToUtc({ ...clock, day: day - days }, timeZone);
}

/** The moment at which the day of a moment began. */
export function startOfDay(at: number, timeZone: string): number {
  const { year, month, day } = clockAt(at, timeZone);
  return localToUtc({ year, month, day }, timeZone);
}

const day = 24 * 3_600_000;
/** No interval is longer than so many days. */
const longest: Readonly<Record<RepeatInterval, number>> = { DAY: 1, WEEK: 7, MONTH: 31 };

function indexAfter(recurrence: Recurrence, after: number): number {
  const elapsed = after - recurrence.first;
  // A day of a clock change may have 25 hours, so the count begins a little before where it will end.
  let index = Math.max(0, Math.floor(elapsed / (longest[recurrence.interval] * day)) - 1);
  while (slotOf(recurrence, index) <= after) index += 1;
  return index;
}

function slotOf({ first, interval, timeZone }: Recurrence, index: number): number {
  // Of a time that the clock shows twice the first moment may have been the second one.
  if (index === 0) return first;
  const clock = clockAt(first, timeZone);
  if (interval !== 'MONTH') {
    return localToUtc({ ...clock, day: clock.day + index * longest[interval] }, timeZone);
  }
  const months = clock.month - 1 + index;
  const year = clock.year + Math.floor(months / 12);
  const month = (months % 12) + 1;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return localToUtc({ ...clock, year, month, day: Math.min(clock.day, lastDay) }, timeZone);
}

function clockAt(at: number, timeZone: string) {
  const shown = new Date(at + offsetAt(at, timeZone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
    millisecond: shown.getUTCMilliseconds(),
  };
}
