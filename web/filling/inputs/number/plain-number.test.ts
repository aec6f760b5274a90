import { expect, it } from 'vitest';
import { plainNumber, suggestedNumber } from './plain-number.ts';

it.each([
  ['12,5', '12.5'],
  ['1 234,5', '1234.5'],
  ['\u22124', '-4'],
  ['84,210.5', '84210.5'],
  ['84.210,5', '84210.5'],
  ['1,234,567', '1,234,567'],
  // Thousands, or three decimals: not for us to say.
  ['84,210', '84,210'],
  ['-1,500', '-1,500'],
  ['0,125', '0.125'],
  ['1234,567', '1234.567'],
  ['84,2105', '84.2105'],
  ['twelve', 'twelve'],
])('%j is taken as %j', (typed, taken) => {
  expect(plainNumber(typed)).toBe(taken);
});

it.each([
  // As it is typed: the first comma was taken for the decimal sign.
  ['84.210.5', '84210.5'],
  ['84,210', '84210 or 84.210'],
  ['12.5', null],
  ['twelve', null],
])('%j is suggested to be %j', (typed, suggested) => {
  expect(suggestedNumber(typed)).toBe(suggested);
});
