import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingDays, mergeDays } from './merge-days.ts';
import { aggregations } from './schema.ts';
import { aggregate } from '#core/sheets/dashboard/aggregate.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 7, 3);
const labelOf = (number: number) => new Date(start + number * day).toISOString().slice(0, 10);

describe('the days of a widget', () => {
  it('give a week and a month the number that their rows have', () => {
    const rows = fc.array(fc.tuple(fc.nat(120), fc.integer({ min: -9, max: 9 })), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(...aggregations),
        fc.constantFrom('day' as const, 'week' as const, 'month' as const),
        (some, aggregation, unit) => {
          const valueOf = (values: readonly number[]) => aggregate(Float64Array.from(values), aggregation);
          const bars = [...Map.groupBy(some, ([number]) => number)].map(([number, ofDay]) => ({
            label: labelOf(number),
            rows: ofDay.length,
            value: valueOf(ofDay.map(([, value]) => value)),
            answer: null,
          }));
          for (const bar of mergeDays(bars, { unit, aggregation, weekStart: 1 })) {
            const within = some.filter(([number]) => {
              const at = start + number * day;
              return at >= bar.from && at < bar.to;
            });
            expect(bar.rows).toBe(within.length);
            expect(bar.value).toBeCloseTo(valueOf(within.map(([, value]) => value)));
          }
        },
      ),
    );
  });

  it('open as one stretch of time where each of them can be opened', () => {
    const bars = [0, 1].map((number) => ({
      label: labelOf(number),
      rows: 1,
      value: 1,
      answer: `${start + number * day} ${start + (number + 1) * day - 1}`,
    }));
    const merged = (some: Parameters<typeof mergeDays>[0]) =>
      mergeDays(some, { unit: 'week', aggregation: 'COUNT', weekStart: 1 });
    expect(merged(bars)[0]?.answer).toBe(`${start} ${start + 2 * day - 1}`);
    expect(merged([...bars, { ...bars[0]!, label: labelOf(2), answer: null }])[0]?.answer).toBeNull();
  });

  it('are shown by the unit that fits them', () => {
    const until = (number: number) =>
      fittingDays([0, number].map((each) => ({ label: labelOf(each), rows: 1, value: 1 })));
    expect([until(1), until(40), until(90), until(900)]).toEqual(['day', 'day', 'week', 'month']);
  });
});
