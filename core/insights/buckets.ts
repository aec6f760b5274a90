// The stretches of time by which alerts are counted (spec 1, section 9 "Chart buckets").
import { addDays, startOfDay } from '#core/calendar/days.ts';
import type { BucketSize } from './range-choices.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Days that insights may reach over. */
export const mostInsightDays = 90;
/** The same in milliseconds. A day of clocks set back has an hour more. */
export const longestRange = mostInsightDays * day + hour;
/** Most buckets of one request: all of these days by the hour. */
const mostBuckets = mostInsightDays * 24 + 2;

/** From and to, both included, in epoch milliseconds. */
export type TimeRange = { startDate: number; endDate: number };

/** What is wrong with a range, for people; null where nothing is (spec 1, section 5). */
export function rangeIssue({ startDate, endDate }: TimeRange): string | null {
  if (startDate > endDate) return 'The range ends before it starts';
  return endDate - startDate > longestRange ? `The maximum range is ${mostInsightDays} days` : null;
}

/**
 * By what a range is counted: up to 1 hour by the minute, up to 24 hours by the hour, otherwise by the day. One day of the
 * zone is counted by the hour also where it has 25 of them.
 */
export function bucketSizeOf({ startDate, endDate }: TimeRange, timeZone: string): BucketSize {
  const length = endDate - startDate;
  if (length <= hour) return 'minute';
  if (length <= day) return 'hour';
  const isOneDay = length <= day + hour && startOfDay(startDate, timeZone) === startOfDay(endDate, timeZone);
  return isOneDay ? 'hour' : 'day';
}

/** Whether buckets of a length are few enough: by minutes over weeks there would be more bars than a screen has dots. */
export function isCountable({ startDate, endDate }: TimeRange, by: BucketSize): boolean {
  return (endDate - startDate) / { minute, hour, day }[by] <= mostBuckets;
}

/**
 * Where buckets begin, in epoch milliseconds, and last where the last one ends: the first holds the start of the range and the
 * last its end. Days are those of the zone, of 23 to 25 hours; hours and minutes begin when its clocks show them.
 */
export function bucketEdges({ startDate, endDate }: TimeRange, by: BucketSize, timeZone: string): number[] {
  const midnight = startOfDay(startDate, timeZone);
  const length = by === 'minute' ? minute : hour;
  let edge = by === 'day' ? midnight : midnight + Math.floor((startDate - midnight) / length) * length;
  const edges = [edge];
  while (edge <= endDate) {
    edge = by === 'day' ? startOfDay(addDays(edge, 1, timeZone), timeZone) : edge + length;
    edges.push(edge);
  }
  return edges;
}
