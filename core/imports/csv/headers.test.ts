import { describe, expect, it } from 'vitest';
import { checkHeaders, cleanHeader } from './headers.ts';

describe('cleaning a header name', () => {
  it.each([
    ['Cost Total $', 'Cost Total'],
    ['  E-mail / Phone  ', 'E mail Phone'],
    ["Driver's licence", 'Drivers licence'],
    ['flight_date', 'flight_date'],
    ['Größe (cm)', 'Größe cm'],
    ['城市', '城市'],
    ['निरीक्षण तिथि', 'निरीक्षण तिथि'],
    ['#', ''],
  ])('"%s" is "%s"', (text, cleaned) => {
    expect(cleanHeader(text)).toBe(cleaned);
  });
});

describe('checking the header line', () => {
  it('accepts different names', () => {
    expect(checkHeaders(['#', '%', 'Name', 'Name 2'])).toEqual([]);
  });

  it('names the column that has the name of another, signs and all', () => {
    expect(checkHeaders(['Name', 'Cost $', 'Cost %', ' name', 'Cost'])).toEqual([
      { column: 4, message: 'Column 4 has the same name as column 1: "name"' },
    ]);
  });

  it('refuses thousands of columns', () => {
    expect(checkHeaders(Array.from({ length: 2_001 }, (_, i) => `c${i}`))).toEqual([
      { column: 2_001, message: 'At most 2,000 columns' },
    ]);
  });
});
