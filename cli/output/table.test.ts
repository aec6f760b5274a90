import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Column, layTable } from './table.ts';
import { cut, harmless, widthOf } from './width.ts';

type Row = { name: string; note: string; count: number; id: string };
const columns: Column<Row>[] = [
  { title: 'NAME', value: ({ name }) => name },
  { title: 'COUNT', value: ({ count }) => count, align: 'right' },
  { title: 'NOTE', value: ({ note }) => note, rank: 1 },
  { title: 'ID', value: ({ id }) => id, whole: true },
];
const rows: Row[] = [
  { name: 'Runway inspection', note: 'Every morning, by the duty manager', count: 78, id: '01466801' },
  { name: '鳥の衝突報告書', note: '', count: 1_200, id: '22a0b114' },
];

describe('a table', () => {
  it('is printed whole where nobody looks', () => {
    expect(layTable(columns, rows, null).lines).toEqual([
      'NAME               COUNT  NOTE                                ID',
      'Runway inspection     78  Every morning, by the duty manager  01466801',
      '鳥の衝突報告書      1200                                      22a0b114',
    ]);
  });

  it('cuts the widest cells to fit a terminal', () => {
    expect(layTable(columns, rows, 60)).toEqual({
      lines: [
        'NAME               COUNT  NOTE                      ID',
        'Runway inspection     78  Every morning, by the d…  01466801',
        '鳥の衝突報告書      1200                            22a0b114',
      ],
      leftOut: [],
    });
  });

  it('leaves out what matters less where there is no room', () => {
    expect(layTable(columns, rows, 36)).toEqual({
      lines: [
        'NAME               COUNT  ID',
        'Runway inspection     78  01466801',
        '鳥の衝突報告書      1200  22a0b114',
      ],
      leftOut: ['NOTE'],
    });
    expect(layTable(columns, rows, 28).lines[2]).toBe('鳥の衝突報…   1200  22a0b114');
  });

  it('is never wider than the terminal, whatever is in it', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 60 });
    const row = fc.record({ name: cell, note: cell, count: fc.nat(), id: cell });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), fc.integer({ min: 1, max: 120 }), (some, width) => {
        for (const line of layTable(columns, some, width).lines)
          expect(widthOf(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe('data from other people', () => {
  it.each([
    ['\u001b[2Jgone', '\ufffd[2Jgone'],
    ['\u009b31mred', '\ufffd31mred'],
    ['a\r\nb\tc', 'a b c'],
    ['bell\u0007', 'bell\ufffd'],
    ['abc\u202edef', 'abc\ufffddef'],
    ['half \ud800 a pair', 'half \ufffd a pair'],
    ['Zürich 東京 👩‍👩‍👧', 'Zürich 東京 👩‍👩‍👧'],
  ])('does nothing to the terminal: %j', (text, expected) => {
    expect(harmless(text)).toBe(expected);
  });

  it.each([
    ['Approach', 8, 'Approach'],
    ['Approach', 7, 'Approa…'],
    ['東京タワー', 6, '東京…'],
    ['東京タワー', 1, '…'],
    ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 5, '👩‍👩‍👧👩‍👩‍👧…'],
  ])('is cut by what it takes on the screen: %j to %i', (text, width, expected) => {
    expect(cut(text, width)).toBe(expected);
  });
});
