import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAt, startOfDay } from '#core/calendar/days.ts';
import { createFormats, internationalFormats } from '#core/format/formats.ts';
import { areaOf } from '#core/sheets/dashboard/aggregate.ts';
import { binEnd, binPoints, binStart, binUnits, countBins, countOf, mergeBins } from './bins.ts';
import { timeTicks } from './ticks.ts';
import { newestText, timeChart } from './time-chart.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/Toronto',
  'America/St_Johns',
  'America/Havana',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Apia',
];
const zone = fc.constantFrom(...zones);
const unit = fc.constantFrom(...binUnits);
const weekStart = fc.constantFrom(0, 1, 6);
const moment = fc.integer({ min: Date.UTC(2008, 0), max: Date.UTC(2028, 0) });
/** Around the days on which clocks change. */
const near = fc
  .tuple(
    fc.constantFrom(
      Date.UTC(2026, 2, 8),
      Date.UTC(2026, 2, 29),
      Date.UTC(2026, 9, 25),
      Date.UTC(2026, 10, 1),
    ),
    fc.integer({ min: -3 * 86_400_000, max: 3 * 86_400_000 }),
  )
  .map(([at, by]) => at + by);
const answers = fc
  .array(fc.tuple(fc.oneof(moment, near), fc.integer({ min: -50, max: 50 })), { minLength: 1, maxLength: 80 })
  .map((some) => some.toSorted(([a], [b]) => a - b));

const pointsOf = (some: readonly (readonly [number, number])[]) => ({
  at: Float64Array.from(some, ([at]) => at),
  values: Float64Array.from(some, ([, value]) => value),
});

describe('bins', () => {
  it('hold every number once, in its stretch of time, whatever unit they are merged to', () => {
    fc.assert(
      fc.property(answers, zone, unit, weekStart, (some, timeZone, wanted, first) => {
        const merged = mergeBins(binPoints(pointsOf(some), timeZone), wanted, { timeZone, weekStart: first });
        let before = Number.NEGATIVE_INFINITY;
        for (const { from, to, count, sum, average, minimum, maximum } of merged) {
          expect(from).toBeGreaterThanOrEqual(before);
          before = to;
          const within = some.filter(([at]) => at >= from && at < to).map(([, value]) => value);
          expect(within).toHaveLength(count);
          expect(sum).toBe(within.reduce((added, value) => added + value, 0));
          expect(average).toBeCloseTo(sum / count);
          expect([minimum, maximum]).toEqual([Math.min(...within), Math.max(...within)]);
        }
        expect(merged.reduce((all, { count }) => all + count, 0)).toBe(some.length);
      }),
    );
  });

  it('are counted without a gap from the first to the last, and the empty ones are 0', () => {
    fc.assert(
      fc.property(
        answers,
        zone,
        fc.constantFrom('week' as const, 'month' as const),
        (some, timeZone, wanted) => {
          const calendar = { timeZone, weekStart: 1 };
          const bins = binPoints(pointsOf(some), timeZone);
          const counted = countBins(bins, wanted, calendar);
          const filled = counted.filter(({ count }) => count > 0);
          expect(filled).toEqual(
            mergeBins(bins, wanted, calendar).map(({ from, to, count }) => ({ from, to, count })),
          );
          if (counted.length === filled.length) return;
          for (const [place, { from }] of counted.entries()) {
            if (place > 0) expect(from).toBe(counted[place - 1]?.to);
          }
        },
      ),
    );
    const at = [Date.UTC(2026, 8, 3), Date.UTC(2026, 8, 30), Date.UTC(2026, 10, 1)];
    const months = countBins(binPoints({ at, values: null }, 'UTC'), 'month', {
      timeZone: 'UTC',
      weekStart: 1,
    });
    expect(months.map(({ count }) => count)).toEqual([2, 0, 1]);
  });

  it('of days begin when the day does, with the clock of its zone', () => {
    fc.assert(
      fc.property(fc.oneof(moment, near), zone, (at, timeZone) => {
        expect(binStart(at, 'day', { timeZone, weekStart: 1 })).toBe(startOfDay(at, timeZone));
        expect(binEnd(at, 'day', { timeZone, weekStart: 1 })).toBe(startOfDay(at, timeZone, 1));
      }),
    );
  });

  it('of weeks begin on the first day of the week, and those of months on the first', () => {
    fc.assert(
      fc.property(fc.oneof(moment, near), zone, weekStart, (at, timeZone, first) => {
        const week = binStart(at, 'week', { timeZone, weekStart: first });
        expect(dateAt(week, timeZone).dayOfWeek % 7).toBe(first);
        expect(week).toBeLessThanOrEqual(at);
        const month = binStart(at, 'month', { timeZone, weekStart: first });
        expect(dateAt(month, timeZone)).toMatchObject({ day: 1, month: dateAt(at, timeZone).month });
      }),
    );
  });

  it('of a day on which the clocks change have 23 and 25 hours', () => {
    const calendar = { timeZone: 'America/Toronto', weekStart: 0 };
    const length = (at: number) => (binEnd(at, 'day', calendar) - binStart(at, 'day', calendar)) / 3_600_000;
    expect(length(Date.UTC(2026, 2, 8, 12))).toBe(23);
    expect(length(Date.UTC(2026, 10, 1, 12))).toBe(25);
  });

  it('leave out moments that no calendar has', () => {
    const far = { at: [-8.64e15, Date.UTC(2026, 0), 8.64e15], values: [1, 2, 3] };
    expect(countOf(binPoints(far, 'Europe/Berlin'))).toBe(1);
  });
});

describe('the labels of an axis of time', () => {
  it('are at most as many as there is room for, within it, ascending, and all different', () => {
    const span = fc.integer({ min: 60_000, max: 30 * 366 * 86_400_000 });
    fc.assert(
      fc.property(moment, span, zone, fc.integer({ min: 1, max: 12 }), (from, length, timeZone, most) => {
        const formats = createFormats({ locale: 'en-CA', hourCycle: '24', weekStart: 0 });
        const to = from + length;
        const { at, text } = timeTicks({ from, to, most }, { timeZone, weekStart: 0 }, formats);
        expect(at.length).toBeLessThanOrEqual(most);
        for (const [place, tick] of at.entries()) {
          expect(tick).toBeGreaterThanOrEqual(at[place - 1] === undefined ? from : at[place - 1]! + 1);
          expect(tick).toBeLessThanOrEqual(to);
        }
        // An hour that the clocks repeat has its name twice.
        if (length > 3 * 86_400_000) expect(new Set(at.map(text)).size).toBe(at.length);
      }),
    );
  });

  it('are dates of one format', () => {
    const label = (from: string, to: string, most: number) => {
      const calendar = { timeZone: 'UTC', weekStart: 1 };
      const range = { from: Date.parse(from), to: Date.parse(to), most };
      const { at, text } = timeTicks(range, calendar, internationalFormats());
      return at.map(text);
    };
    expect(label('2026-08-25', '2026-11-23', 5)).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(label('2026-11-02', '2026-11-30', 5)).toEqual(['11-02', '11-09', '11-16', '11-23', '11-30']);
    expect(label('2026-12-28', '2027-01-11', 4)).toEqual(['2026-12-28', '2027-01-04', '2027-01-11']);
    expect(label('2026-11-22T20:00Z', '2026-11-23T09:00Z', 3)).toEqual(['11-23 00:00', '11-23 06:00']);
  });
});

describe('a chart over time', () => {
  const day = 86_400_000;
  const start = Date.UTC(2026, 7, 3);
  const some = Array.from({ length: 90 }, (_, place) => [start + place * day, place] as const);
  const points = pointsOf(some);
  const area = areaOf(
    { values: points.values, rows: Int32Array.from(some.keys()), answered: some.length },
    { created: points.at },
    'UTC',
  );
  const calendar = { timeZone: 'UTC', weekStart: 1 };

  it('is by week over a quarter of a year, and its figures are those of all answers', () => {
    const whole = timeChart(area, { unit: 'auto', size: 'all' }, calendar);
    expect(whole).toMatchObject({
      unit: 'week',
      all: 90,
      newest: 90,
      figures: { minimum: 0, maximum: 89, total: 4_005 },
    });
    expect(newestText(whole)).toBeNull();
    const newest = timeChart(area, { unit: 'auto', size: 10 }, calendar);
    expect(newest).toMatchObject({ unit: 'each', all: 90, newest: 10, figures: whole.figures });
    expect(newestText(newest)).toBe('The newest 10 of 90 answers');
    // A choice of answers is one of answers also where they are drawn by day.
    const byDay = timeChart(area, { unit: 'day', size: 10 }, calendar);
    expect(byDay.points.map(({ value }) => value)).toEqual(some.slice(-10).map(([, value]) => value));
  });

  it('has the figures of all answers also where more are chosen than can be drawn', () => {
    const many = Array.from({ length: 1_484 }, (_, place) => [start + place * 60_000, place] as const);
    const columns = pointsOf(many);
    const whole = areaOf(
      { values: columns.values, rows: Int32Array.from(many.keys()), answered: many.length },
      { created: columns.at },
      'UTC',
    );
    const chart = timeChart(whole, { unit: 'each', size: 'all' }, calendar);
    expect(chart.figures).toEqual({ average: 741.5, minimum: 0, maximum: 1_483, total: 1_100_386 });
    expect(newestText(chart)).toBe('The newest 1,000 of 1,484 answers');
  });

  it('has a point for each of a few answers, where it was given', () => {
    const few = timeChart(area, { unit: 'each', size: 10 }, calendar);
    expect(few.points.map(({ at }) => at)).toEqual(some.slice(-10).map(([at]) => at));
    expect(few.points.at(-1)).toMatchObject({ value: 89, row: 89, count: 1 });
  });
});
