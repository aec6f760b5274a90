// Hourly, daily, weekly and monthly recurrence. Its slots are the first moment and whole intervals of local time after
// it, so that 08:00 stays 08:00 when the clocks change, and one that starts on the 31st recurs on each month's last day.
// Hours are 60 minutes, whatever the clocks do.
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';
import { zonedDateTime } from './days.ts';
import type { AnyInterval } from './intervals.ts';

export type Recurrence = {
  /** The first slot, epoch milliseconds. */
  first: number;
  interval: AnyInterval;
  /** The time zone of its local time. */
  timeZone: string;
};

/** A recurrence, or a single moment: then the interval is null. */
export type Timing = Omit<Recurrence, 'interval'> & { interval: AnyInterval | null };

/** The first time after a moment; null if there is none. */
export function nextTime({ interval, ...rest }: Timing, after: number): number | null {
  if (interval !== null) return nextSlot({ ...rest, interval }, after);
  return after < rest.first ? rest.first : null;
}

/** The last time at or before a moment; null before the first one. */
export function lastTime({ interval, ...rest }: Timing, until: number): number | null {
  if (interval !== null) return lastSlot({ ...rest, interval }, until);
  return until < rest.first ? null : rest.first;
}

/** The first slot after a moment. */
export function nextSlot(recurrence: Recurrence, after: number): number {
  return slotAt(recurrence, indexAfter(recurrence, after));
}

/** The last slot at or before a moment; null before the first one. */
export function lastSlot(recurrence: Recurrence, until: number): number | null {
  const index = indexAfter(recurrence, until);
  return index === 0 ? null : slotAt(recurrence, index - 1);
}

const hour = 3_600_000;
const day = 24 * hour;
/** How long each interval is on average, in milliseconds, and what adds some of them in local time. */
const units = {
  HOUR: { length: hour, add: ZonedDateTime.addHours },
  DAY: { length: day, add: ZonedDateTime.addDays },
  WEEK: { length: 7 * day, add: ZonedDateTime.addWeeks },
  MONTH: { length: 30.436875 * day, add: ZonedDateTime.addMonths },
} as const;

/** The index of the first slot after a moment, counted from 0. */
function indexAfter(recurrence: Recurrence, after: number): number {
  const { first, interval } = recurrence;
  if (after < first) return 0;
  // Guessed too low rather than by Temporal's differences, which fail where clocks change around midnight: no slot is two
  // intervals away from where the average has it.
  let index = Math.max(0, Math.floor((after - first) / units[interval].length) - 2);
  while (slotAt(recurrence, index) <= after) index += 1;
  return index;
}

function slotAt({ first, interval, timeZone }: Recurrence, index: number): number {
  return units[interval].add(zonedDateTime(first, timeZone), index).epochMilliseconds;
}
