import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvWriter } from './csv-writer.ts';

function fileOf(rows: readonly (readonly string[])[]): string {
  const writer = csvWriter();
  for (const row of rows)
    writer.row(
      row,
      row.map((_, index) => index),
    );
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(writer.take());
}

const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', ' a', 'a ', "'", '"', 'a,b', 'a;b', 'a\r\nb', '\ufeff', 'Weiß', '東京', '🐟', 'a|b'),
);
const rows = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));

it('writes what a reader reads back, cell by cell', () => {
  fc.assert(
    fc.property(rows, (table) => {
      const { data } = Papa.parse<string[]>(fileOf(table), { delimiter: ',', newline: '\r\n' });
      expect(data).toEqual([...table, ['']]);
    }),
    { numRuns: 500 },
  );
});

it('quotes what other readers would take apart, and nothing else', () =>
  expect(fileOf([['a', 'b c', 'd;e', ' f', 'g"h', "'i"], ['']])).toBe(
    'a,b c,"d;e"," f","g""h","\'i"\r\n""\r\n',
  ));

it('has room for a cell of any length', () => {
  const long = 'ß'.repeat(700_000);
  expect(fileOf([['a', long, 'b']])).toBe(`a,${long},b\r\n`);
});
