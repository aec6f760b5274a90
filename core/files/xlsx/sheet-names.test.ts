import { describe, expect, it } from 'vitest';
import { sheetName } from './sheet-names.ts';

describe('the name of a sheet', () => {
  it.each<[wanted: string, taken: string[], name: string]>([
    ['Rows', [], 'Rows'],
    ['Rows', ['Rows'], 'Rows (2)'],
    ['rows', ['ROWS', 'Rows (2)'], 'rows (3)'],
    ['Site [A]: 1/2 *?\\', [], 'Site A 1 2'],
    ["'quoted'", [], 'quoted'],
    ["O'Brien", [], "O'Brien"],
    ['a\u0000b\nc', [], 'a b c'],
    ['', [], 'Sheet'],
    ['???', ['Sheet'], 'Sheet (2)'],
    ['history', [], 'Sheet history'],
    ['x'.repeat(40), [], 'x'.repeat(31)],
    ['x'.repeat(40), ['x'.repeat(31)], `${'x'.repeat(27)} (2)`],
    [`${'x'.repeat(30)}😀`, [], 'x'.repeat(30)],
    ['鳥の観察', [], '鳥の観察'],
  ])('wanted as %j beside %j becomes %j', (wanted, taken, name) => {
    expect(sheetName(wanted, taken)).toBe(name);
  });
});
