import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { createCsvReader, type CsvRow } from './csv-read.ts';
import { type CsvShape, type HeaderAlign, openShapeText } from './csv-shape.ts';

function read(text: string, headerAlign: HeaderAlign | null = null): { shape: CsvShape; rows: CsvRow[] } {
  const rows: CsvRow[] = [];
  const shapes: CsvShape[] = [];
  const reader = createCsvReader({
    headerAlign,
    onHeaders: (_, found) => shapes.push(found),
    onRows: (some) => rows.push(...some),
  });
  reader.push(text);
  expect(reader.end()).toBeNull();
  const [shape] = shapes;
  if (shape === undefined) throw new Error('No shape');
  return { shape, rows };
}

const issuesIn = (text: string, align?: HeaderAlign) =>
  read(text, align).rows.map(({ issue }) => issue !== null);

describe('the shape of a file', () => {
  it('asks where every row ends with a blank cell, since the header may have lost a separator', () => {
    expect(read('ab,c\n1,2,\n3,4,\n').shape).toMatchObject({ headers: ['ab', 'c'], isOpen: true });
    expect(read('a,b\n1,2,,\n3,4,,\n', 'FIRST')).toMatchObject({
      shape: { headers: ['a', 'b', 'Column 3', 'Column 4'], isOpen: false },
      rows: [{ issue: null }, { issue: null }],
    });
  });

  it('asks nothing where the header ends with the same blank cell as all rows', () => {
    expect(read('a,b,\n1,2,\n3,4,\n')).toMatchObject({
      shape: { headers: ['a', 'b', 'Column 3'], isOpen: false },
      rows: [{ issue: null }, { issue: null }],
    });
  });

  it('takes blank names at the end of the header for nothing', () => {
    expect(read('a,b,c,\n1,2,3\n4,5,6\n').shape.headers).toEqual(['a', 'b', 'c']);
    expect(issuesIn('a,b,c,\n1,2,3\n4,5,6\n')).toEqual([false, false]);
    // The first row was joined to the header.
    expect(issuesIn('a,b,cx,,\n1,2,3\n')).toEqual([true]);
  });

  it('finds fault with rows that have not got it', () => {
    expect(issuesIn('a,b\n1,2\n3,4,\n')).toEqual([false, true]);
    expect(issuesIn('a,b\n1,2\n3\n')).toEqual([false, true]);
    const late = `a,b,,\n${'1,2,\n'.repeat(1_000)}3,4\n`;
    expect(read(late).rows.at(-1)?.issue).toBe('This row has 2 cells, the header has 3');
  });

  it('calls a column without a name by its number', () => {
    expect(read('a,,b,Column 4,\n1,2,3,4,5\n').shape.headers).toEqual([
      'a',
      'Column 2',
      'b',
      'Column 4',
      'Column 5',
    ]);
    expect(read('Column 2,,b\n1,2,3\n').shape.headers).toEqual(['Column 2', 'Column 2 (2)', 'b']);
  });

  it('is open where most rows have more cells than the header: it has lost a separator', () => {
    expect(read('ab,c\n1,2,\n3,4,\n5,6\n').shape.isOpen).toBe(true);
    expect(read('a,b\n1,2,\n3,4\n5,6\n').shape.isOpen).toBe(false);
  });

  it('is open where all rows have more cells than the header, until somebody says which of them it names', () => {
    const text = 'a,b\n1,2,3\n4,5,6\n';
    const open = read(text);
    expect(open.shape).toMatchObject({ headers: ['a', 'b'], isOpen: true });
    expect(open.rows.every(({ issue }) => issue !== null)).toBe(true);
    expect(openShapeText(open.shape)).toBe('The header names 2 columns, but the rows have 3 cells');
    expect(read(text, 'FIRST').shape).toMatchObject({ headers: ['a', 'b', 'Column 3'], isOpen: false });
    expect(read(text, 'LAST').shape).toMatchObject({ headers: ['Column 1', 'a', 'b'], isOpen: false });
    expect(issuesIn(text, 'LAST')).toEqual([false, false]);
  });

  it('names every row of which cells were deleted, or to which some were added', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ' ', '\n', ';'), maxLength: 6 });
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 8 }),
      )
      .map((rows) => rows.map(([first = '', ...others]) => [`x${first}`, ...others]));
    const change = fc.record({
      row: fc.nat(),
      at: fc.nat(),
      added: fc.option(fc.array(fc.oneof(cell, fc.constant('')), { minLength: 1, maxLength: 3 })),
    });
    fc.assert(
      fc.property(table, fc.array(change, { maxLength: 4 }), (rows, changes) => {
        const width = rows[0]?.length ?? 0;
        // The first row below the header stays: where all rows have changed the header is what is doubtful.
        const touched = rows.map((cells) => [...cells]);
        for (const { row, at, added } of changes) {
          const cells = touched[1 + (row % (rows.length - 1))];
          if (cells === undefined) continue;
          if (added === null) cells.splice(at % cells.length, cells.length > 1 ? 1 : 0);
          else cells.splice(at % (cells.length + 1), 0, ...added);
        }
        const header = Array.from({ length: width }, (_, index) => `c${index}`);
        const text = Papa.unparse([header, ...touched], { newline: '\n' });
        const found = read(`${text}\n`);
        // A blank row is ignored, unless its number of cells says that something is missing.
        const isRow = (cells: readonly string[]) =>
          cells.some((one) => one.trim() !== '') || (cells.length !== width && cells.join() !== '');
        const shown = touched.filter(isRow);
        expect(found.rows.map(({ cells }) => cells)).toEqual(shown);
        expect(found.rows.map(({ issue }) => issue !== null)).toEqual(
          shown.map(({ length }) => length !== width),
        );
      }),
      { numRuns: 500 },
    );
  });
});
