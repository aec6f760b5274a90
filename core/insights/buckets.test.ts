import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketEdges, bucketSizeOf } from './buckets.ts';
import { bucketSizes } from './range-choices.ts';

const at = (text: string) => Date.parse(text);

describe('buckets', () => {
  it('are of a minute up to an hour, of an hour up to a day, else of a day', () => {
    const size = (hours: number) => bucketSizeOf({ startDate: 0, endDate: hours * 3_600_000 }, 'UTC');
    expect([1, 1.01, 24, 24.01].map(size)).toEqual(['minute', 'hour', 'hour', 'day']);
  });

  it('are days of the zone, of 25 hours when its clocks go back', () => {
    const edges = bucketEdges(
      { startDate: at('2026-10-31T12:00:00-04:00'), endDate: at('2026-11-02T12:00:00-05:00') },
      'day',
      'America/Toronto',
    );
    expect(edges.map((edge) => new Date(edge).toISOString())).toEqual([
      '2026-10-31T04:00:00.000Z',
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
      '2026-11-03T05:00:00.000Z',
    ]);
  });

  it('begin at whole hours of a zone with a half', () => {
    const range = { startDate: at('2026-05-01T10:10:00Z'), endDate: at('2026-05-01T11:10:00Z') };
    const edges = bucketEdges(range, 'hour', 'Asia/Kolkata');
    expect(edges.map((edge) => new Date(edge).toISOString().slice(11, 16))).toEqual([
      '09:30',
      '10:30',
      '11:30',
    ]);
  });

  it('hold their range, each behind the one before', () => {
    const zone = fc.constantFrom(
      'UTC',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Asia/Beirut',
    );
    const start = fc.integer({ min: at('2000-01-01'), max: at('2037-01-01') });
    fc.assert(
      fc.property(
        zone,
        start,
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom(...bucketSizes),
        (name, startDate, units, by) => {
          const unit = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }[by];
          const endDate = startDate + units * unit;
          const edges = bucketEdges({ startDate, endDate }, by, name);
          expect(edges[0]).toBeLessThanOrEqual(startDate);
          expect(edges[1]).toBeGreaterThan(startDate);
          expect(edges.at(-1)).toBeGreaterThan(endDate);
          expect(edges.at(-2)).toBeLessThanOrEqual(endDate);
          for (const [index, edge] of edges.slice(1).entries())
            expect(edge).toBeGreaterThan(edges[index] ?? 0);
        },
      ),
    );
  });
});
