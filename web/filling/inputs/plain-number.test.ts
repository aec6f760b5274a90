import { expect, it } from 'vitest';
import { plainNumber } from './plain-number.ts';

it.each([
  ['12,5', '12.5'],
  ['1 234,5', '1234.5'],
  ['\u22124', '-4'],
  ['1,234.5', '1,234.5'],
  ['twelve', 'twelve'],
])('%j is taken as %j', (typed, taken) => {
  expect(plainNumber(typed)).toBe(taken);
});
