// The length of time before that of a filter: what a dashboard of the last 30 days is compared with.
import { startOfDay } from '#core/calendar/days.ts';
import type { Clock, DatedFilter } from '#core/sheets/filter/filter-dates.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** In epoch milliseconds, both ends included. */
export type PeriodBefore = {
  from: number;
  to: number;
  /** From a moment of this period to the same place in that of the filter, in milliseconds. */
  shift: number;
  /** How many days the filter's period has; null where it does not consist of whole days. */
  days: number | null;
};

const day = 86_400_000;

/**
 * The same length of time just before that of a filter, in days of the calendar where it consists of such. Of a period
 * that is under way only as much as has passed: half a day is not compared with a whole one. Null without both dates,
 * and for a period that has not begun.
 */
export function periodBefore(
  filter: Pick<DatedFilter, 'minDate' | 'maxDate'> | null,
  { now, timeZone }: Clock,
): PeriodBefore | null {
  const { minDate: first = null, maxDate: last = null } = filter ?? {};
  if (first === null || last === null || last < first || first > now) return null;
  if (!Number.isFinite(first) || !Number.isFinite(last)) return null;
  try {
    const isOfDays = startOfDay(first, timeZone) === first && startOfDay(last + 1, timeZone) === last + 1;
    const days = isOfDays ? Math.round((last + 1 - first) / day) : null;
    const from = days === null ? first - (last + 1 - first) : startOfDay(first, timeZone, -days);
    const shift = first - from;
    return { from, to: Math.min(first - 1, now - shift), shift, days };
  } catch {
    // Before the calendar begins.
    return null;
  }
}

/** The filter for the rows of the period before. */
export function filterBefore(filter: DatedFilter, { from, to }: PeriodBefore): DatedFilter {
  return { ...filter, minDate: from, maxDate: to };
}

/** The filter for the rows of both periods. */
export function filterWithBefore(filter: DatedFilter | null, clock: Clock): DatedFilter | null {
  const before = periodBefore(filter, clock);
  return filter === null || before === null ? filter : { ...filter, minDate: before.from };
}

/** When the period before was, seen from that of the filter: `30 days earlier`. */
export function earlierText({ days }: Pick<PeriodBefore, 'days'>): string {
  if (days === null) return t(m.timeBefore);
  return days === 1 ? t(m.dayBefore) : t(m.daysEarlier, { days });
}
