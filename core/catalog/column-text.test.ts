import { expect, it } from 'vitest';
import { columnText } from './column-text.ts';

const text = (kind: 'TEXT' | 'NUMBER', value?: string) =>
  columnText({ key: 'price', kind }, { fields: value === undefined ? {} : { price: value } });

it.each([
  ['127300', '127,300'],
  ['1234.50', '1,234.50'],
  ['-1234567.125', '-1,234,567.125'],
  ['890.00', '890.00'],
  ['0.5', '0.5'],
  ['2019', '2019'],
  ['12345678901234567890', '12345678901234567890'],
  ['', ''],
])('a number %s is read as %s', (value, expected) => {
  expect(text('NUMBER', value)).toBe(expected);
});

it('leaves texts as they are, and says nothing of what is missing', () => {
  expect(text('TEXT', '0127300')).toBe('0127300');
  expect(text('NUMBER')).toBe('');
});
