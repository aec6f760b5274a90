// Alerts in insights (contract, "Insights, activity").
import * as z from 'zod/mini';
import { id, timestamp } from '#core/primitives.ts';
import { isCountable, longestRange, mostInsightDays, type TimeRange } from './buckets.ts';
import type { BucketSize } from './range-choices.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** An alert that a row raised. */
export const insightAlert = z.object({
  id,
  /** When the row was filled in. */
  date: timestamp,
  templateId: id,
  templateName: z.string(),
  sheetId: id,
  sheetRowId: id,
  alertId: id,
});
export type InsightAlert = z.infer<typeof insightAlert>;

/** The number of alerts per form in a bucket, `to` excluded. Forms without alerts are left out. */
export const alertBucket = z.object({
  from: timestamp,
  to: timestamp,
  counts: z.record(id, z.number()),
});

const moment = z.coerce.number().check(z.int());

/** Both included, in epoch milliseconds. */
export const insightRange = { startDate: moment, endDate: moment };

/** Rejects a range that ends before it starts, or is too long. */
export const rangeChecks = [
  z.refine<TimeRange>(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    message: refusal(m.rangeEndsBeforeItStarts),
  }),
  z.refine<TimeRange>(({ startDate, endDate }) => endDate - startDate <= longestRange, {
    path: ['endDate'],
    message: refusal(m.maximumRangeIsDays, { mostInsightDays }),
  }),
] as const;

/** Weeks by the minute would have more bars than a screen has dots. */
export const hasFewBuckets = z.refine<TimeRange & { by: BucketSize }>(
  ({ by, ...range }) => isCountable(range, by),
  { path: ['by'], message: refusal(m.thisRangeHasTooMany) },
);
