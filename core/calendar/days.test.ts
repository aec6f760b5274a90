import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from '#core/time/date-format.ts';
import { zonedMoment } from '#tests/support/time-zones.ts';
import { addDays, addMonths, startOfDay } from './days.ts';

const at = (text: string) => Date.parse(text);
const iso = (ms: number) => new Date(ms).toISOString();
const dateOf = (ms: number, timeZone: string) => formatDate(ms, 'yyyy-MM-dd', timeZone);
const clockOf = (ms: number, timeZone: string) => formatDate(ms, 'yyyy-MM-dd HH:mm:ss', timeZone).slice(11);
const utcDay = (ms: number, timeZone: string) => Date.parse(dateOf(ms, timeZone)) / 86_400_000;

describe('days later', () => {
  it.each([
    ['when the clocks go forward', '2026-03-09T16:00:00Z', -2, 'America/Toronto', '2026-03-07T17:00:00.000Z'],
    ['when they go back', '2026-10-31T16:00:00Z', 1, 'America/Toronto', '2026-11-01T17:00:00.000Z'],
    ['at a time that is skipped', '2026-03-07T07:30:00Z', 1, 'America/Toronto', '2026-03-08T07:30:00.000Z'],
    ['at a time that comes twice', '2026-10-31T05:30:00Z', 1, 'America/Toronto', '2026-11-01T05:30:00.000Z'],
    ['over half an hour', '2026-04-04T12:00:00Z', 1, 'Australia/Lord_Howe', '2026-04-05T12:30:00.000Z'],
    ['none', '2026-11-01T06:30:00Z', 0, 'America/Toronto', '2026-11-01T06:30:00.000Z'],
  ])('%s', (_, from, days, timeZone, expected) => {
    expect(iso(addDays(at(from), days, timeZone))).toBe(expected);
  });

  it('are on that date, at that time unless the clocks skip it', () => {
    fc.assert(
      fc.property(zonedMoment, fc.integer({ min: -800, max: 800 }), ({ at: from, timeZone }, days) => {
        const found = addDays(from, days, timeZone);
        if (clockOf(found, timeZone) === clockOf(from, timeZone)) {
          expect(utcDay(found, timeZone) - utcDay(from, timeZone)).toBe(days);
          return;
        }
        // Skipped: what an offset from before the change shows is the time that was wanted.
        expect(isAfterGap(found, timeZone)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('months later', () => {
  it.each([
    ['2024-05-31T10:30:00Z', -1, '2024-04-30T10:30:00.000Z'],
    ['2024-05-31T10:30:00Z', -3, '2024-02-29T10:30:00.000Z'],
    ['2024-05-31T10:30:00Z', -15, '2023-02-28T10:30:00.000Z'],
    ['2024-01-31T10:30:00Z', 1, '2024-02-29T10:30:00.000Z'],
    ['2023-12-15T10:30:00Z', 1, '2024-01-15T10:30:00.000Z'],
    ['2024-02-29T10:30:00Z', 12, '2025-02-28T10:30:00.000Z'],
  ])('%s and %d', (from, months, expected) => {
    expect(iso(addMonths(at(from), months, 'UTC'))).toBe(expected);
  });

  it('keep the time of day when the clocks change', () => {
    expect(iso(addMonths(at('2026-02-15T13:00:00Z'), 1, 'America/Toronto'))).toBe('2026-03-15T12:00:00.000Z');
  });
});

describe('the start of a day', () => {
  it.each([
    ['of 23 hours', '2026-03-08T20:00:00Z', 'America/Toronto', '2026-03-08T05:00:00.000Z'],
    ['without a midnight', '2018-11-04T15:00:00Z', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['that begins at 00:30', '1919-03-31T15:00:00Z', 'America/Toronto', '1919-03-31T04:30:00.000Z'],
    ['with two midnights', '2026-10-25T12:00:00Z', 'Atlantic/Azores', '2026-10-25T00:00:00.000Z'],
  ])('%s', (_, moment, timeZone, expected) => {
    expect(iso(startOfDay(at(moment), timeZone))).toBe(expected);
  });

  it('is the next one that there is, where a day was left out', () => {
    const before = at('2011-12-29T20:00:00Z');
    expect(iso(startOfDay(before, 'Pacific/Apia', 1))).toBe('2011-12-30T10:00:00.000Z');
    expect(dateOf(at('2011-12-30T10:00:00Z'), 'Pacific/Apia')).toBe('2011-12-31');
  });

  it('is its first moment', () => {
    fc.assert(
      fc.property(zonedMoment, fc.integer({ min: -400, max: 400 }), ({ at: moment, timeZone }, later) => {
        const start = startOfDay(moment, timeZone, later);
        expect(utcDay(start, timeZone) - utcDay(moment, timeZone)).toBe(later);
        expect(utcDay(start - 1, timeZone)).toBe(utcDay(start, timeZone) - 1);
      }),
      { numRuns: 1_000 },
    );
  });
});

it('is refused for a time zone that does not exist', () => {
  expect(() => addDays(0, 1, 'Mars/Olympus')).toThrow(RangeError);
});

/** Whether the clocks went forward in the two hours before a moment. */
function isAfterGap(ms: number, timeZone: string): boolean {
  const ahead = (moment: number) =>
    Date.parse(`${formatDate(moment, "yyyy-MM-dd'T'HH:mm:ss", timeZone)}Z`) - moment;
  return ahead(ms) > ahead(ms - 2 * 3_600_000);
}
