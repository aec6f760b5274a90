import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from '#core/time/date-format.ts';
import { zonedMoment } from '#tests/support/time-zones.ts';
import { repeatIntervals } from './intervals.ts';
import { lastSlot, nextSlot, type Recurrence } from './recurrence.ts';

const day = 86_400_000;
const longest = { DAY: 1, WEEK: 7, MONTH: 31 };
const at = (text: string) => Date.parse(text);
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
const following = (recurrence: Recurrence, count: number) => {
  const slots = [recurrence.first];
  while (slots.length < count) slots.push(nextSlot(recurrence, slots.at(-1) ?? 0));
  return slots;
};

describe('slots', () => {
  it('stay at their time of day when the clocks change', () => {
    const daily: Recurrence = {
      first: at('2026-03-07T13:00:00Z'),
      interval: 'DAY',
      timeZone: 'America/Toronto',
    };
    expect(following(daily, 3).map(iso)).toEqual([
      '2026-03-07T13:00:00.000Z',
      '2026-03-08T12:00:00.000Z',
      '2026-03-09T12:00:00.000Z',
    ]);
    const weekly = { ...daily, interval: 'WEEK', first: at('2026-10-28T12:00:00Z') } as const;
    expect(following(weekly, 2).map(iso)).toEqual(['2026-10-28T12:00:00.000Z', '2026-11-04T13:00:00.000Z']);
  });

  it('come an hour late where the clocks skip their time, and once where it comes twice', () => {
    const skipped: Recurrence = {
      first: at('2026-03-07T07:30:00Z'),
      interval: 'DAY',
      timeZone: 'America/Toronto',
    };
    expect(
      following(skipped, 3).map((slot) => formatDate(slot, 'yyyy-MM-dd HH:mm', 'America/Toronto')),
    ).toEqual(['2026-03-07 02:30', '2026-03-08 03:30', '2026-03-09 02:30']);
    // 01:30 for the second time that night.
    const twice = { ...skipped, first: at('2026-11-01T06:30:00Z') };
    expect(nextSlot(twice, at('2026-11-01T05:30:00Z'))).toBe(twice.first);
    expect(iso(nextSlot(twice, twice.first))).toBe('2026-11-02T06:30:00.000Z');
  });

  it('of months come on the last day where a month is shorter', () => {
    const monthly: Recurrence = { first: at('2027-12-31T08:00:00Z'), interval: 'MONTH', timeZone: 'UTC' };
    expect(following(monthly, 5).map((slot) => iso(slot)?.slice(0, 10))).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
  });

  it('are found where the clocks change a minute after midnight', () => {
    const recurrence = { first: 752_034_659_999, interval: 'MONTH', timeZone: 'America/St_Johns' } as const;
    expect(lastSlot(recurrence, recurrence.first + 1)).toBe(recurrence.first);
  });

  it('lie around every moment', () => {
    const distance = fc.integer({ min: -100 * day, max: 15_000 * day });
    fc.assert(
      fc.property(zonedMoment, distance, fc.constantFrom(...repeatIntervals), (start, later, interval) => {
        const recurrence = { first: start.at, interval, timeZone: start.timeZone };
        const now = start.at + later;
        const [last, next] = [lastSlot(recurrence, now), nextSlot(recurrence, now)];
        expect(next).toBeGreaterThan(now);
        if (last === null) {
          expect(next).toBe(start.at);
          return;
        }
        expect(last).toBeLessThanOrEqual(now);
        expect(nextSlot(recurrence, last)).toBe(next);
        // The clocks of Troll change by two hours.
        expect(next - last).toBeLessThanOrEqual(longest[interval] * day + 2 * 3_600_000);
      }),
      { numRuns: 500 },
    );
  });
});
