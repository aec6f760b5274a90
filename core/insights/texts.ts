// What is said of alert insights (spec 1, sections 2 and 5), in both faces.
import { counted } from '#core/count-text.ts';
import { formatDate } from '#core/time/date-format.ts';
import type { BucketSize, TimeRange } from './buckets.ts';

export const insightTexts = {
  title: 'Alert Insights',
  about:
    'These are alert insights: they help you stay on top of your operational health by showing alerts over time and identifying outliers.',
  empty: 'Alerts will display here',
  emptyMore: 'Stay on top of your operational health by viewing alerts over time.',
  failed: 'There was a problem! Please try again.',
  custom: 'Custom...',
  dialog: 'Custom Date Range',
  start: 'Start Date & Time',
  end: 'End Date & Time',
  apply: 'Apply',
  cancel: 'Cancel',
  back: 'Back to the range before',
  forward: 'Forward to the next range',
  rest: 'Other forms',
  goneForm: 'A form that is not here any more',
} as const;

/** `37 alerts by day` */
export function totalText(total: number, by: BucketSize): string {
  return `${counted(total, 'alert')} by ${by}`;
}

/** A range on a zone's wall clock: `20 Nov 2026, 10:00 – 11:00` */
export function rangeText({ startDate, endDate }: TimeRange, timeZone: string): string {
  const moment = (at: number) => formatDate(at, 'yyyy-MM-dd HH:mm', timeZone);
  const day = (at: number) => moment(at).slice(0, 10);
  const time = (at: number) => moment(at).slice(11);
  const [from, to] = [day(startDate), day(endDate)];
  if (from === to) {
    const isDay = time(startDate) === '00:00' && time(endDate) === '23:59';
    return isDay ? from : `${from} ${time(startDate)} – ${time(endDate)}`;
  }
  return endDate - startDate <= 2 * 86_400_000
    ? `${from} ${time(startDate)} – ${to} ${time(endDate)}`
    : `${from} – ${to}`;
}

/** A bucket by where it begins: a day, or an hour or minute with it. */
export function bucketText(from: number, by: BucketSize, timeZone: string): string {
  return formatDate(from, by === 'day' ? 'yyyy-MM-dd' : 'yyyy-MM-dd HH:mm', timeZone);
}

/** The same under a bar: `20 Nov`, `14:00`; hours of midnight say which day begins. */
export function shortBucketText(from: number, by: BucketSize, timeZone: string): string {
  const moment = formatDate(from, 'yyyy-MM-dd HH:mm', timeZone);
  const time = moment.slice(11);
  const isDay = by === 'day' || (by === 'hour' && time === '00:00');
  return isDay ? formatDate(from, 'd MMM yyyy', timeZone).slice(0, -' 2026'.length) : time;
}
