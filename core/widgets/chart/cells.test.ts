// Cells against a naive reading of each row: over time in a zone, divided by a group, and by weekday and hour.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { QuestionType } from '#core/questions/types.ts';
import { Temporal } from 'temporal-polyfill';
import { widgetRows } from '#tests/support/widget-rows.ts';
import { summarizeWidget } from '#core/widgets/summarize.ts';
import { type CellsSummary, mostSeries, mostSpanColumns } from './cells.ts';
import { type TimeGrain, timeGrains } from './look.ts';

const types: ReadonlyMap<string, QuestionType> = new Map([
  ['cost', 'NUMERIC'],
  ['phase', 'RADIO'],
  ['wet', 'BOOLEAN'],
]);
const questions = Array.from(types, ([id, type]) => ({ id, type, questionOptions: [] }));
const timeZone = 'America/Toronto';
const base = { filter: null, groupByQuestion: null, map: { var: 'cost' } };

function cellsOf(
  widget: Partial<Parameters<typeof summarizeWidget>[0]>,
  rows: readonly { cost?: string; phase?: string; wet?: string; at: number }[],
): CellsSummary {
  const data = widgetRows(
    rows.map(({ at: _, ...answers }) => answers),
    types,
    rows.map(({ at }) => at),
  );
  const made = summarizeWidget({ ...base, aggregation: 'SUM', ...widget }, data, {
    questions,
    catalogNames: new Map(),
    timeZone,
  });
  if (made.kind !== 'cells') throw new Error(`It is ${made.kind}`);
  return made;
}

/** Around the end of a year, and both changes of clocks. */
const moment = fc
  .tuple(
    fc.constantFrom('2025-12-31T23:00-05:00', '2026-03-08T01:30-05:00', '2026-11-01T00:30-04:00'),
    fc.integer({ min: -60, max: 60 }),
  )
  .map(([at, halfHours]) => Date.parse(at) + halfHours * 1_800_000);
const row = fc.record(
  {
    cost: fc.constantFrom('1', '2.5', '-3'),
    phase: fc.constantFrom('a', 'b'),
    wet: fc.constantFrom('true', 'false'),
    at: moment,
  },
  { requiredKeys: ['at'] },
);

function startOf(at: number, grain: Exclude<TimeGrain, 'weekHour'>): number {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  const day = local.startOfDay();
  if (grain === 'day') return day.epochMilliseconds;
  if (grain === 'week') return day.subtract({ days: day.dayOfWeek - 1 }).epochMilliseconds;
  if (grain === 'month') return day.with({ day: 1 }).epochMilliseconds;
  if (grain === 'year') return day.with({ day: 1, month: 1 }).epochMilliseconds;
  return at - (at % 3_600_000);
}

it('adds up each stretch of time as a naive reading does, with the empty ones between', () => {
  const grains = timeGrains.filter((grain) => grain !== 'weekHour');
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(...grains),
      (rows, timeGrain) => {
        // Three moments of a year are too far apart for all their hours.
        const near =
          timeGrain === 'hour'
            ? rows.filter(({ at }) => Math.abs(at - (rows[0]?.at ?? 0)) < 86_400_000 * 30)
            : rows;
        const { columns, values, counts, series } = cellsOf({ timeGrain }, near);
        expect(series).toHaveLength(1);
        const naive = Map.groupBy(near, ({ at }) => startOf(at, timeGrain));
        const found = new Map(
          columns.map(({ from = 0 }, place) => [from, { rows: counts[place], value: values[place] }]),
        );
        for (const [from, some] of naive) {
          const costs = some.flatMap(({ cost }) => (cost === undefined ? [] : [Number(cost)]));
          const value = costs.length === 0 ? Number.NaN : costs.reduce((sum, cost) => sum + cost, 0);
          expect(found.get(from)).toEqual({ rows: some.length, value });
        }
        // One follows the other.
        columns.slice(1).forEach(({ from }, place) => expect(from).toBe(columns[place]?.to));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(near.length);
      },
    ),
    { numRuns: 60 },
  );
});

it('divides each stretch of time by a group, and each group by another', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const byTime = cellsOf({ timeGrain: 'month', groupByQuestion: 'phase', aggregation: 'COUNT' }, rows);
      const divided = cellsOf({ groupByQuestion: 'phase', splitQuestion: 'wet', aggregation: 'COUNT' }, rows);
      for (const { columns, series, counts, values } of [byTime, divided]) {
        expect(counts).toHaveLength(columns.length * series.length);
        expect([...values]).toEqual([...counts]);
        expect(series.reduce((sum, part) => sum + part.rows, 0)).toBe(rows.length);
        columns.forEach(({ rows: all }, place) =>
          expect(
            counts.slice(place * series.length, (place + 1) * series.length).reduce((sum, n) => sum + n, 0),
          ).toBe(all),
        );
      }
      const label = (answer: string | undefined) =>
        answer === undefined ? 'No answer' : answer === 'true' ? 'Yes' : 'No';
      divided.columns.forEach((column, place) =>
        divided.series.forEach((part, at) => {
          const isHere = rows.filter(
            ({ phase, wet }) => (phase ?? 'No answer') === column.label && label(wet) === part.label,
          );
          expect(divided.counts[place * divided.series.length + at]).toBe(isHere.length);
        }),
      );
    }),
    { numRuns: 40 },
  );
});

it('counts by the hour and the weekday of the zone', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const { columns, series, counts } = cellsOf({ timeGrain: 'weekHour', aggregation: 'COUNT' }, rows);
      expect([columns.length, series.length]).toEqual([24, 7]);
      const naive = new Float64Array(24 * 7);
      for (const { at } of rows) {
        const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
        const place = local.hour * 7 + local.dayOfWeek - 1;
        naive[place] = (naive[place] ?? 0) + 1;
      }
      expect(counts).toEqual(naive);
    }),
    { numRuns: 30 },
  );
});

it('has no more series than colours, and says what is beyond them', () => {
  const rows = Array.from({ length: 10 }, (_, place) => ({ phase: `p${place}`, at: 0 }));
  const { series } = cellsOf({ timeGrain: 'year', groupByQuestion: 'phase', aggregation: 'COUNT' }, rows);
  expect(series).toHaveLength(mostSeries + 1);
  expect(series.at(-1)).toMatchObject({ label: '3 others', rows: 3, answer: null });
});

it('has the newest stretches of time where there are too many, and says so', () => {
  const hours = 5_000 * 3_600_000;
  const { columns, counts, all } = cellsOf({ timeGrain: 'hour', aggregation: 'COUNT' }, [
    { at: 0 },
    { at: hours },
  ]);
  expect([columns.length, all]).toEqual([mostSpanColumns, 0]);
  expect(columns.at(-1)).toMatchObject({ from: hours, rows: 1 });
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
});
