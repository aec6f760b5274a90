import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shieldCell, unshieldCell } from '#core/formula-cell.ts';
import { createCsvReader } from '#core/imports/csv/csv-read.ts';
import { csvLine, errorText, saysYes } from './failed-file.ts';

describe('the cells of failed rows', () => {
  it('come back as they were, whatever they hold', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom("'", '=', '-', '"', ',', ';', '\n', '\t', '1', 'a', ' ') }),
    );
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 2, maxLength: 5 }),
        fc.constantFrom(',' as const, ';' as const, '\t' as const, '|' as const),
        (cells, delimiter) => {
          // A reader makes every line end a line feed; what is read from a file has no others.
          const texts = cells.map((text) => text.replaceAll(/\r\n?|\0/g, '\n').toWellFormed());
          const row = ['7', ...texts];
          let read: readonly string[] = [];
          const reader = createCsvReader({
            delimiter,
            onHeaders: () => {},
            onRows: ([first]) => void (read = first?.cells ?? []),
          });
          reader.push(
            csvLine(
              row.map((_, index) => `c${index}`),
              delimiter,
            ) + csvLine(row.map(shieldCell), delimiter),
          );
          expect(reader.end()).toBeNull();
          expect(read.map(unshieldCell)).toEqual(row);
        },
      ),
    );
  });

  it('say what is wrong in one cell', () => {
    const titles = new Map([['q1', 'Damage']]);
    const errors = [
      { questionId: 'q1', message: '"B" is not one of the options' },
      { questionId: null, message: '"x" is not a date in the format yyyy-MM-dd' },
    ];
    expect(errorText(errors, titles)).toBe(
      'Damage: "B" is not one of the options; "x" is not a date in the format yyyy-MM-dd',
    );
  });

  it('say yes to skipping in several ways', () => {
    expect(['yes', ' Y ', 'TRUE', '1', 'x'].every(saysYes)).toBe(true);
    expect(['', 'no', '0', 'maybe'].some(saysYes)).toBe(false);
  });
});
