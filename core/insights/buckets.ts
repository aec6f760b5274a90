// The time buckets by which alerts are counted (spec 1, section 9 "Chart buckets").
import { addDays, startOfDay } from '#core/calendar/days.ts';
import type { BucketSize } from './range-choices.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Maximum days of insights. */
export const mostInsightDays = 90;
/** The same in milliseconds. The day on which clocks are set back has one more hour. */
export const longestRange = mostInsightDays * day + hour;
/** Maximum buckets per request: all of these days by the hour. */
const mostBuckets = mostInsightDays * 24 + 2;

/** From and to, both included, in epoch milliseconds. */
export type TimeRange = { startDate: number; endDate: number };

/** The issue with a range, for people; null if it is valid (spec 1, section 5). */
export function rangeIssue({ startDate, endDate }: TimeRange): string | null {
  if (startDate > endDate) return t(m.rangeEndsBeforeItStarts);
  return endDate - startDate > longestRange ? t(m.maximumRangeIsDays, { mostInsightDays }) : null;
}

/**
 * The bucket size of a range: up to 1 hour by the minute, up to 24 hours by the hour, otherwise by the day. A single day
 * is counted by the hour even if it has 25.
 */
export function bucketSizeOf({ startDate, endDate }: TimeRange, timeZone: string): BucketSize {
  const length = endDate - startDate;
  if (length <= hour) return 'minute';
  if (length <= day) return 'hour';
  const isOneDay = length <= day + hour && startOfDay(startDate, timeZone) === startOfDay(endDate, timeZone);
  return isOneDay ? 'hour' : 'day';
}

/** Whether the number of buckets is acceptable: weeks by the minute would have more bars than a screen has dots. */
export function isCountable({ startDate, endDate }: TimeRange, by: BucketSize): boolean {
  return (endDate - startDate) / { minute, hour, day }[by] <= mostBuckets;
}

/**
 * The edges of the buckets in epoch milliseconds, including the end of the last: the first bucket contains the start of
 * the range and the last its end. Days are the zone's, of 23 to 25 hours; hours and minutes start when its clocks show
 * them.
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
