// What is read of alert insights, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { bucketSizeOf, type TimeRange } from './buckets.ts';
import * as calls from './calls.ts';
import { type AlertCounts, countAlerts, mostCountedHere, whoCounts } from './insights.ts';
import { type Clock, presetRange } from './range.ts';
import { type BucketSize, defaultPreset } from './range-choices.ts';

/** How often a range that ends now is looked at again, in milliseconds: as often as the pins beside it. */
const pollEvery = 60_000;

/** The alerts of a range by bucket; null is the range to begin with, which moves along. */
export const insightsQuery = (send: Send, range: TimeRange | null, clock: () => Clock) => ({
  queryKey: ['insights', range ?? 'default', clock().timeZone] as const,
  queryFn: ({ signal }: Run) => {
    const { now, timeZone } = clock();
    const counted = range ?? presetRange(defaultPreset, { now, timeZone });
    return readCounts(send, { range: counted, timeZone }, signal ? { signal } : {});
  },
  ...(range === null && { refetchInterval: pollEvery }),
});

type CountedRange = { range: TimeRange; timeZone: string; by?: BucketSize | undefined };

/** Counts the alerts of a range: here where they are few, else the server does. */
export async function readCounts(
  send: Send,
  { range, timeZone, by = bucketSizeOf(range, timeZone) }: CountedRange,
  run: Run = {},
): Promise<AlertCounts> {
  const read = (size: number) => send(calls.listAlerts, { query: { ...range, size } }, run);
  const isLong = range.endDate - range.startDate > usuallyFew;
  const first = await read(isLong ? 1 : mostCountedHere);
  const isCountedHere = whoCounts(first.totalElements) === 'face';
  const { content } = isLong && isCountedHere ? await read(mostCountedHere) : first;
  const buckets = isCountedHere
    ? countAlerts(content, range, timeZone, by)
    : await send(calls.countAlerts, { query: { ...range, by, timeZone } }, run);
  const formNames = Object.fromEntries(
    content.map(({ templateId, templateName }) => [templateId, templateName]),
  );
  return { range, by, buckets, formNames };
}

/** Milliseconds. Of longer ranges the number of alerts is asked for before the alerts: there may well be more than are counted here. */
const usuallyFew = 8 * 24 * 3_600_000;
