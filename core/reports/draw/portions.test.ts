// What draws long documents lets others work in between.
import { expect, it } from 'vitest';
import { internationalFormats } from '#core/format/formats.ts';
import { itemsPerPortion, mapInPortions, type Portions } from '#core/portions/portions.ts';
import type { ReportBlock } from '#core/reports/document.ts';
import { drawHtml } from './html.ts';
import { drawTypst } from './typst.ts';

const columns = Array.from({ length: 4 }, (_, place) => ({
  header: `Column ${place}`,
  kind: 'text' as const,
}));
const table = (length: number): ReportBlock => ({
  kind: 'table',
  name: 'Rows',
  columns,
  rows: Array.from({ length }, (_, row) => columns.map((_each, place) => `${row} ${place}`)),
});
const documentOf = (...blocks: ReportBlock[]) => ({ title: 'Long', company: 'Company', about: [], blocks });

function pausesOf(work: Portions<unknown>): number {
  let pauses = 0;
  for (let step = work.next(); step.done !== true; step = work.next()) pauses += 1;
  return pauses;
}

it('a list in portions of a known size', () => {
  let [inOne, most] = [0, 0];
  const work = mapInPortions(Array.from({ length: 1_000 }), () => {
    inOne += 1;
    most = Math.max(most, inOne);
  });
  for (let step = work.next(); step.done !== true; step = work.next()) inOne = 0;
  expect(most).toBe(itemsPerPortion);
});

it('a page between its tables', () => {
  const html = drawHtml(documentOf(table(5), table(5), table(5)), { formats: internationalFormats() });
  expect(pausesOf(html)).toBeGreaterThanOrEqual(3);
});

it('paper within a table: its texts are made, then broken to the width of their columns', () => {
  const rows = 10 * itemsPerPortion;
  const drawn = drawTypst(documentOf(table(rows)), {
    formats: internationalFormats(),
    look: { background: '#12457a', text: '#ffffff' },
    logo: null,
    photoOf: () => undefined,
    fonts: [],
  });
  expect(pausesOf(drawn)).toBeGreaterThanOrEqual(20);
});
