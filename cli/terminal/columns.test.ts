import { describe, expect, it } from 'vitest';
import { fitColumns, grown, lastOffset, layCell, scrollColumns } from './columns.ts';

const column = (title: string, width: number, more = {}) => ({ title, width, ...more });
const shown = (laid: { index: number; width: number }[]) =>
  laid.map(({ index, width }) => `${index}:${width}`);

describe('columns that fit', () => {
  it('leave out what optional before others are cut', () => {
    const columns = [column('Name', 30), column('By', 14, { rank: 1 }), column('Date', 16, { whole: true })];
    expect(shown(fitColumns(columns, 64))).toEqual(['0:30', '1:14', '2:16']);
    expect(shown(fitColumns(columns, 50))).toEqual(['0:30', '2:16']);
    expect(shown(fitColumns(columns, 40))).toEqual(['0:22', '2:16']);
  });

  it('have a long text cut before another one is left out', () => {
    const columns = [column('Name', 60), column('By', 14, { rank: 1 }), column('Date', 16, { whole: true })];
    expect(shown(fitColumns(columns, 64))).toEqual(['0:30', '1:14', '2:16']);
    expect(shown(fitColumns(columns, 60))).toEqual(['0:42', '2:16']);
  });

  it('take what is left of the room, the one that lacks least first', () => {
    const columns = [
      { title: 'About', width: 32, full: 90 },
      { title: 'Name', width: 32, full: 36 },
      { title: 'Rows', width: 4, full: 4 },
    ];
    const widths = (width: number) => grown(columns, width).map((each) => each.width);
    expect(widths(72)).toEqual([32, 32, 4]);
    expect(widths(74)).toEqual([32, 34, 4]);
    expect(widths(90)).toEqual([46, 36, 4]);
    expect(widths(40)).toEqual([32, 32, 4]);
  });
});

describe('columns that scroll', () => {
  const columns = [column('Date', 10), column('A', 12), column('B', 12), column('C', 12)];
  it('keep the first one in sight', () => {
    expect(shown(scrollColumns(columns, { width: 40, offset: 0, fixed: 1 }))).toEqual([
      '0:10',
      '1:12',
      '2:12',
    ]);
    expect(shown(scrollColumns(columns, { width: 40, offset: 2, fixed: 1 }))).toEqual(['0:10', '3:12']);
  });

  it('stop when the last one is in sight', () => {
    expect(lastOffset(columns, 40, 1)).toBe(1);
    expect(lastOffset(columns, 80, 1)).toBe(0);
  });
});

it('cells are as wide as they look', () => {
  expect(layCell('東京タワー', { index: 0, width: 7, align: 'left' })).toBe('東京タ…');
  expect(layCell('\u001b[2J7', { index: 0, width: 6, align: 'right' })).toBe(' \ufffd[2J7');
});
