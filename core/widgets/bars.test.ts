// More groups, and more rows, than are looked at in one portion.
import { expect, it } from 'vitest';
import { finish } from '#core/portions/portions.ts';
import { barsInPortions, mostBars } from './bars.ts';
import { noAnswer, numberGroups, textGroups } from './groups.ts';

const rows = 150_000;
const groupCount = 40_000;
/** As if by chance, and the same in each run. */
const codes = Int32Array.from({ length: rows }, (_, row) => ((row * 7_919) % (groupCount + 1)) - 1);
const values = Float64Array.from(codes, (_, row) => (row % 5 === 0 ? Number.NaN : (row * 31) % 97));

it('shows the largest of many groups, and says how many there are', () => {
  const names = Array.from({ length: groupCount }, (_, code) => `G${code}`);
  const groups = textGroups({ kind: 'text', codes, values: names }, (name) => name);
  const given = { groups, mask: undefined, isByDay: false };
  const made = finish(barsInPortions(values, { ...given, aggregation: 'SUM' }));
  const sums = new Map<string, number>();
  codes.forEach((code, row) => {
    const value = values[row] ?? 0;
    if (Number.isNaN(value)) return;
    const name = names[code] ?? noAnswer();
    sums.set(name, (sums.get(name) ?? 0) + value);
  });
  const largest = [...sums.values()].toSorted((a, b) => b - a).slice(0, mostBars);
  expect(made.bars.map(({ value }) => value)).toEqual(largest);
  expect(made.bars.map(({ label, value }) => sums.get(label) === value)).not.toContain(false);
  expect(made.groups).toBe(groupCount + 1);
});

it('groups by numbers, the least first, however many there are', () => {
  const groups = finish(numberGroups(values));
  expect(groups.count).toBe(98);
  for (const [row, code] of groups.codes.entries())
    if (groups.labelOf(code) !== (Number.isNaN(values[row]) ? noAnswer() : String(values[row])))
      throw new Error(`Row ${row} is in the group ${groups.labelOf(code)}`);
  const { bars } = finish(
    barsInPortions(values, { groups, mask: undefined, isByDay: false, aggregation: 'COUNT' }),
  );
  expect(bars.map(({ label }) => label)).toEqual([
    ...Array.from({ length: 97 }, (_, value) => String(value)),
    noAnswer(),
  ]);
});
