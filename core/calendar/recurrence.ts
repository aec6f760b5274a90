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

const units = {
  HOUR: { difference: ZonedDateTime.diffHours, add: ZonedDateTime.addHours },
  DAY: { difference: ZonedDateTime.diffDays, add: ZonedDateTime.addDays },
  WEEK: { difference: ZonedDateTime.diffWeeks, add: ZonedDateTime.addWeeks },
  MONTH: { difference: ZonedDateTime.diffMonths, add: ZonedDateTime.addMonths },
} as const;

/** The index of the first slot after a moment, counted from 0. */
function indexAfter(recurrence: Recurrence, after: number): number {
  const { first, interval, timeZone } = recurrence;
  if (after < first) return 0;
  const { difference } = units[interval];
  const whole = difference(zonedDateTime(first, timeZone), zonedDateTime(after, timeZone), 'floor');
  // January 31 to February 28 is not a whole month, yet there is a slot on that day; a slot may also be an hour late, if
  // the clocks skip its time.
  let index = Math.max(0, whole - 1);
  while (slotAt(recurrence, index) <= after) index += 1;
  return index;
}

function slotAt({ first, interval, timeZone }: Recurrence, index: number): number {
  return units[interval].add(zonedDateTime(first, timeZone), index).epochMilliseconds;
}
