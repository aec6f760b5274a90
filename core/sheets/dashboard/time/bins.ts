// Numbers over time, added up by hour, day, week or month of a time zone: what charts over time draw. A bin is a stretch
// of time from its first moment to that of the next one, so that a day on which the clocks change has 23 or 25 hours.
// Only bins with numbers are listed, unless they are counted.
import { latestMoment, localToUtc, offsetAt } from '#core/time/zone.ts';

export const binUnits = ['hour', 'day', 'week', 'month'] as const;
export type BinUnit = (typeof binUnits)[number];

/** Whose hours, days and weeks; Sunday is 0. */
export type BinCalendar = { timeZone: string; weekStart: number };

/** The finest bins of some numbers, in columns: coarser ones are made of them. Cloneable. */
export type Bins = {
  unit: Exclude<BinUnit, 'week'>;
  /** The first moment of each, ascending. */
  from: Float64Array;
  counts: Float64Array;
  sums: Float64Array;
  minimums: Float64Array;
  maximums: Float64Array;
};

/** `to` is the first moment after it. */
export type Bin = {
  from: number;
  to: number;
  count: number;
  sum: number;
  average: number;
  minimum: number;
  maximum: number;
};

const hour = 3_600_000;
const day = 24 * hour;
/** Over longer stretches, hours are too fine to be seen, and so are days. */
const mostHours = 100 * 24;
const mostDays = 30 * 366;
/** With more bins than these, empty ones are left out. */
const mostBins = 5_000;

/** Adds up numbers, whose moments ascend. Moments that Date cannot represent are left out. `finest`: days have no hours. */
export function binPoints(
  { at, values }: { at: ArrayLike<number>; values: ArrayLike<number> | null },
  timeZone: string,
  finest: 'hour' | 'day' = 'hour',
): Bins {
  const known = (moment: number) => Math.abs(moment) < latestMoment - 2 * day;
  let [first, last] = [0, at.length - 1];
  while (first <= last && !known(at[first] ?? 0)) first += 1;
  while (last >= first && !known(at[last] ?? 0)) last -= 1;
  const span = first > last ? 0 : (at[last] ?? 0) - (at[first] ?? 0);
  const unit =
    finest === 'hour' && span <= mostHours * hour ? 'hour' : span <= mostDays * day ? 'day' : 'month';
  const calendar = { timeZone, weekStart: 1 };
  const builder = createBuilder();
  let end = Number.NEGATIVE_INFINITY;
  for (let place = first; place <= last; place += 1) {
    const moment = at[place] ?? 0;
    if (moment >= end) {
      // Clocks that go back over midnight, or by half an hour, come twice to a bin that is over.
      const from = Math.max(binStart(moment, unit, calendar), end);
      end = Math.max(binEnd(moment, unit, calendar), moment + 1);
      builder.begin(from);
    }
    const value = values === null ? 1 : (values[place] ?? 0);
    builder.add({ count: 1, sum: value, minimum: value, maximum: value });
  }
  return { unit, ...builder.columns() };
}

/** The bins of a unit, or the finest ones where that unit is finer. */
export function mergeBins(bins: Bins, unit: BinUnit, calendar: BinCalendar): Bin[] {
  const coarse = binUnits.indexOf(unit) < binUnits.indexOf(bins.unit) ? bins.unit : unit;
  const merged: Bin[] = [];
  let current: Bin | undefined;
  bins.from.forEach((from, place) => {
    if (current === undefined || from >= current.to) {
      const start = binStart(from, coarse, calendar);
      current = {
        from: Math.max(start, current?.to ?? start),
        to: Math.max(binEnd(from, coarse, calendar), from + 1),
        count: 0,
        sum: 0,
        average: Number.NaN,
        minimum: Number.POSITIVE_INFINITY,
        maximum: Number.NEGATIVE_INFINITY,
      };
      merged.push(current);
    }
    current.count += bins.counts[place] ?? 0;
    current.sum += bins.sums[place] ?? 0;
    current.minimum = Math.min(current.minimum, bins.minimums[place] ?? Number.NaN);
    current.maximum = Math.max(current.maximum, bins.maximums[place] ?? Number.NaN);
  });
  for (const bin of merged) bin.average = bin.sum / bin.count;
  return merged;
}

/** How many numbers each stretch of time has, from the first to the last one that has any: none in between is 0. */
export function countBins(
  bins: Bins,
  unit: BinUnit,
  calendar: BinCalendar,
): Pick<Bin, 'from' | 'to' | 'count'>[] {
  const counted = mergeBins(bins, unit, calendar).map(({ from, to, count }) => ({ from, to, count }));
  return withEmpty(counted, unit, calendar, (span) => ({ ...span, count: 0 }));
}

/**
 * Stretches of time in order, with the empty ones between them. As they are where these would be more than anybody
 * reads: a day of 1900 beside those of today.
 */
export function withEmpty<Span extends Pick<Bin, 'from' | 'to'>>(
  spans: readonly Span[],
  unit: BinUnit,
  calendar: BinCalendar,
  empty: (span: Pick<Bin, 'from' | 'to'>) => Span,
): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    for (let from = all.at(-1)?.to ?? span.from; from < span.from; from = all.at(-1)?.to ?? span.from) {
      if (all.length >= mostBins) return [...spans];
      // Clocks that change may leave less than a whole one before the next.
      const end = binEnd(from, unit, calendar);
      all.push(empty({ from, to: end > from ? Math.min(end, span.from) : span.from }));
    }
    all.push(span);
  }
  return all;
}

/** How many numbers there are. */
export function countOf({ counts }: Pick<Bins, 'counts'>): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The first moment of the bin that holds a moment. */
export function binStart(at: number, unit: BinUnit, { timeZone, weekStart }: BinCalendar): number {
  const offset = offsetAt(at, timeZone);
  const local = at + offset;
  if (unit === 'hour') return local - mod(local, hour) - offset;
  const number = Math.floor(local / day);
  if (unit === 'day') return dayStart(number, timeZone);
  // Day 0, the first of January 1970, was a Thursday.
  if (unit === 'week') return dayStart(number - mod(number + 4 - weekStart, 7), timeZone);
  return monthStart(number, 0, timeZone);
}

/** The first moment after it. */
export function binEnd(at: number, unit: BinUnit, calendar: BinCalendar): number {
  const { timeZone } = calendar;
  if (unit === 'hour') return binStart(at, unit, calendar) + hour;
  const start = binStart(at, unit, calendar);
  const number = Math.floor((start + offsetAt(start, timeZone)) / day);
  if (unit === 'month') return monthStart(number, 1, timeZone);
  return dayStart(number + (unit === 'week' ? 7 : 1), timeZone);
}

/** The first moment of a day, counted from 1970. */
export function dayStart(number: number, timeZone: string): number {
  const date = new Date(number * day);
  return localToUtc(
    { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    timeZone,
  );
}

/** The first moment of the month of a day, or of one so many months later. */
export function monthStart(dayNumber: number, later: number, timeZone: string): number {
  const date = new Date(dayNumber * day);
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + later;
  return localToUtc({ year: Math.floor(months / 12), month: mod(months, 12) + 1, day: 1 }, timeZone);
}

/** The remainder that is never negative. */
export function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}

function createBuilder() {
  const from: number[] = [];
  const counts: number[] = [];
  const sums: number[] = [];
  const minimums: number[] = [];
  const maximums: number[] = [];
  return {
    begin(start: number) {
      from.push(start);
      counts.push(0);
      sums.push(0);
      minimums.push(Number.POSITIVE_INFINITY);
      maximums.push(Number.NEGATIVE_INFINITY);
    },
    add({ count, sum, minimum, maximum }: Pick<Bin, 'count' | 'sum' | 'minimum' | 'maximum'>) {
      const last = from.length - 1;
      counts[last] = (counts[last] ?? 0) + count;
      sums[last] = (sums[last] ?? 0) + sum;
      minimums[last] = Math.min(minimums[last] ?? minimum, minimum);
      maximums[last] = Math.max(maximums[last] ?? maximum, maximum);
    },
    columns: (): Omit<Bins, 'unit'> => ({
      from: Float64Array.from(from),
      counts: Float64Array.from(counts),
      sums: Float64Array.from(sums),
      minimums: Float64Array.from(minimums),
      maximums: Float64Array.from(maximums),
    }),
  };
}
