// Texts of alert insights (spec 1, sections 2 and 5), for both faces.
import { startOfDay } from '#core/calendar/days.ts';
import { currentFormats } from '#core/format/current.ts';
import type { TimeRange } from './buckets.ts';
import type { BucketSize } from './range-choices.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const insightTexts = {
  title: t(m.alertInsights),
  about: t(m.theseAreAlertInsightsThey),
  empty: t(m.alertsWillDisplayHere),
  emptyMore: t(m.stayOnTopOfYour),
  failed: t(m.thereWasProblemPleaseTry),
  custom: t(m.custom),
  dialog: t(m.customDateRange),
  start: t(m.startDateTime),
  end: t(m.endDateTime),
  apply: t(m.apply),
  cancel: t(common.cancel),
  back: t(m.previousRange),
  forward: t(m.nextRange),
  rest: t(m.otherForms),
  goneForm: t(m.deletedForm),
} as const;

/** `37 alerts by day` */
export function totalText(total: number, by: BucketSize): string {
  return t(m.alertsByHour, { count: total, by });
}

/** A range in a time zone: `2026-11-20 10:00 – 11:00` */
export function rangeText({ startDate, endDate }: TimeRange, timeZone: string): string {
  const { day, time, moment } = currentFormats.value;
  const [from, to] = [day(startDate, timeZone), day(endDate, timeZone)];
  if (from === to) {
    const isDay = isMidnight(startDate, timeZone) && isMidnight(endDate + 1, timeZone);
    return isDay ? from : `${moment(startDate, timeZone)} – ${time(endDate, timeZone)}`;
  }
  return endDate - startDate <= 2 * 86_400_000
    ? `${moment(startDate, timeZone)} – ${moment(endDate, timeZone)}`
    : `${from} – ${to}`;
}

function isMidnight(at: number, timeZone: string): boolean {
  return startOfDay(at, timeZone) === at;
}

/** A bucket by its start: a day, or a day with an hour or minute. */
export function bucketText(from: number, by: BucketSize, timeZone: string): string {
  const { day, moment } = currentFormats.value;
  return by === 'day' ? day(from, timeZone) : moment(from, timeZone);
}

/** The same below a bar: `11-20`, `14:00`; at midnight the new day. */
export function shortBucketText(from: number, by: BucketSize, timeZone: string): string {
  const { monthDay, time } = currentFormats.value;
  const isDay = by === 'day' || (by === 'hour' && isMidnight(from, timeZone));
  return isDay ? monthDay(from, timeZone) : time(from, timeZone);
}
