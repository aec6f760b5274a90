// The calls on alert insights (spec 1, section 7; contract, "Insights, activity"). Not for role USER.
import * as z from 'zod/mini';
import { notUsers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { pageFields, pageOf } from '#core/paging.ts';
import { isTimeZone } from '#core/time/zone.ts';
import { bucketSizes } from './range-choices.ts';
import { alertBucket, hasFewBuckets, insightAlert, insightRange, rangeChecks } from './schema.ts';

export const listAlerts = call({
  id: 'insights.alerts',
  method: 'GET',
  path: '/insights/alerts',
  summary: 'List the alerts of a range of at most 90 days, newest first',
  who: notUsers,
  scope: 'rows:read',
  query: z.object({ ...insightRange, page: pageFields.page, size: pageFields.size }).check(...rangeChecks),
  reply: pageOf(insightAlert),
});

export const countAlerts = call({
  id: 'insights.buckets',
  method: 'GET',
  path: '/insights/alerts/buckets',
  summary: "Count each form's alerts by minute, hour or day of a range of at most 90 days",
  who: notUsers,
  scope: 'rows:read',
  query: z
    .object({
      ...insightRange,
      by: z.enum(bucketSizes),
      /** Default: the caller's. */
      timeZone: z.optional(z.string().check(z.refine(isTimeZone, 'This time zone does not exist'))),
    })
    .check(...rangeChecks, hasFewBuckets),
  reply: z.array(alertBucket),
});
