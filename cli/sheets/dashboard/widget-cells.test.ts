// Numbers in two directions as lines of a terminal, and what enter opens there.
import { expect, it } from 'vitest';
import type { CellsSummary } from '#core/widgets/chart/cells.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { cellParts } from './widget-cells.ts';
import { cellMark, cellsSummary as cells } from '#tests/support/cells-summary.ts';

const widget: Widget = {
  id: 'w',
  title: 'Strikes',
  map: 1,
  filter: null,
  aggregation: 'COUNT',
  groupByQuestion: 'phase',
  splitQuestion: 'wet',
  widgetOrder: null,
  hidden: false,
};
const partsOf = (of: CellsSummary, changes: Partial<Widget> = {}) =>
  cellParts(of, {
    widget: { ...widget, ...changes },
    timeZone: 'UTC',
    look: { title: '', unit: undefined, before: undefined },
  });
const textOf = (parts: ReturnType<typeof partsOf>, width = 60) =>
  parts.lines({ width, height: 20 }).map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );

it('divides a bar for each group by letters that are named above, and opens the rows of a group', () => {
  const parts = partsOf(cells);
  const [legend, climb = '', taxi = ''] = textOf(parts);
  expect(legend).toBe('█ Yes   ▒ No');
  expect(climb).toMatch(/^Climb {2}█+▒+ +4$/);
  expect(taxi).toMatch(/^Taxi {3}█+ +2$/);
  expect([parts.head, parts.openings]).toEqual([
    1,
    ['Climb', 'Taxi'].map((label) => ({
      mark: { label, answers: [{ questionId: 'phase', value: label, label }] },
    })),
  ]);
  expect(parts.words()[0]).toBe('Climb: 4. Yes 1, No 3');
});

it('has the numbers side by side where they add up to nothing', () => {
  expect(textOf(partsOf(cells, { aggregation: 'AVG' }), 24)).toEqual([
    '           Yes       No',
    'Climb        1        3',
    'Taxi         2        0',
  ]);
});

it('has a line for each day of the week, in as many letters as fit', () => {
  const values = new Float64Array(24 * 7);
  values[8 * 7] = 5;
  const week = Array.from({ length: 7 }, (_, day) => cellMark(String(day), 0));
  const hours = Array.from({ length: 24 }, (_, hour) => cellMark(String(hour), 0));
  const parts = partsOf({ ...cells, by: 'weekHour', columns: hours, series: week, values, counts: values });
  const [head, monday] = textOf(parts, 76);
  expect(head).toMatch(/^ {10}0 +6 +12 +18 +0 ░▒▓█ 5$/);
  expect(monday).toBe(`Monday${' '.repeat(4 + 16)}██`);
  expect(textOf(parts, 40)[1]).toBe(`Monday${' '.repeat(4 + 8)}█`);
  expect([parts.head, parts.openings?.length, parts.openings?.[6]]).toEqual([
    1,
    7,
    { mark: { label: 'Sunday', weekHour: { weekday: 7 } } },
  ]);
});
