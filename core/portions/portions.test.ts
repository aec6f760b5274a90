import { expect, it } from 'vitest';
import { columnTable } from '#core/logic/columns/column-table.ts';
import { maskOf } from '#core/logic/columns/columns.ts';
import { finish, inTurns, mapInPortions, sortInPortions } from './portions.ts';
import { type SlicedData, valuesBySlices } from '#core/sheets/engine/row-slices.ts';

const items = Array.from({ length: 20_000 }, (_, place) => ({ key: (place * 7_919) % 501, place }));

it('map and sort as arrays do, and let others work many times', async () => {
  const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;
  expect(finish(mapInPortions(items, ({ key }) => key))).toEqual(items.map(({ key }) => key));
  let pauses = 0;
  const sorted = await inTurns(sortInPortions(items, byKey), async () => {
    pauses += 1;
  });
  expect(sorted).toEqual(items.toSorted(byKey));
  expect(pauses).toBeGreaterThan(10);
  expect(finish(sortInPortions([], byKey))).toEqual([]);
});

it('compute the same over slices as over all rows, for columns of few and of many distinct texts', () => {
  const rows = 3_000;
  const answers = {
    few: Array.from({ length: rows }, (_, row) => (row % 7 === 0 ? null : `size ${row % 3}`)),
    many: Array.from({ length: rows }, (_, row) => (row % 11 === 0 ? null : `place ${row}`)),
    number: Array.from({ length: rows }, (_, row) => String((row * 37) % 100)),
  };
  const types = new Map([
    ['few', 'TEXT'],
    ['many', 'TEXT'],
    ['number', 'NUMERIC'],
  ] as const);
  const table = columnTable(rows, answers, types);
  const blank = {
    created: new Float64Array(rows),
    passed: new Uint8Array(rows),
    userIds: [],
    reviewStates: [],
    alerts: [],
  };
  const data: SlicedData = { rows, answers, table, ...blank };
  for (const filter of [
    { '==': [{ var: 'few' }, 'size 1'] },
    { in: [{ var: 'many' }, ['place 5', 'place 2999', 'place 256', 'place 255']] },
    { and: [{ '>': [{ var: 'number' }, 50] }, { '!': [{ answered: { var: 'many' } }] }] },
  ]) {
    const slices: number[] = [];
    const mask = finish(
      valuesBySlices(data, 5_000, new Uint8Array(rows), (slice) => {
        slices.push(slice.table.columns.size, slice.answers['many']?.length ?? 0);
        return maskOf(filter, slice.table);
      }),
    );
    expect(mask).toEqual(maskOf(filter, table));
    expect(slices.length).toBeGreaterThan(20);
  }
});
