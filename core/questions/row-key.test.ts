import { expect, it } from 'vitest';
import { keyOf } from './row-key.ts';
import { sameAnswer } from '#core/imports/update/same-answer.ts';

it.each([
  ['TEXT', ' A-7 ', 'A-7'],
  ['TEXT', 'a-7', 'a-7'],
  ['TEXT', '007', '007'],
  ['TEXT', '  ', null],
  ['NUMERIC', '7.0', '7'],
  ['NUMERIC', '007.50', '7.5'],
  ['NUMERIC', '-0', '0'],
  ['NUMERIC', '.5', '0.5'],
  ['NUMERIC', '12345678901234567891', '12345678901234567891'],
  ['NUMERIC', '1e3', '1e3'],
  ['DATETIME', '1700000000000,3600000', '1700000000000'],
] as const)('the key of the %s %j is %j', (type, answer, key) => {
  expect(keyOf({ type }, answer)).toBe(key);
});

it('there is none of several values, or of nothing', () => {
  expect(keyOf({ type: 'CHECKBOXES' }, ['A'])).toBeNull();
  expect(keyOf({ type: 'TEXT' }, undefined)).toBeNull();
});

const minutes = { dateFormat: 'yyyy-MM-dd HH:mm', timeZone: 'Europe/Berlin' };

it.each([
  ['NUMERIC', '7', '7.0', true],
  ['NUMERIC', '7', '7.01', false],
  ['MULTI_NUMERIC', ['1', '2'], ['1.0', '2'], true],
  ['MULTI_NUMERIC', ['1', '2'], ['2', '1'], false],
  ['CHECKBOXES', ['Rope', 'Radio'], ['Radio', 'Rope'], true],
  ['CHECKBOXES', ['Rope'], ['Radio', 'Rope'], false],
  ['TEXT', 'a', 'A', false],
  // The file has no seconds, and the answer is of another time zone.
  ['DATETIME', '1700000012345,-18000000', '1700000000000,3600000', true],
  ['DATETIME', '1700000000000,0', '1700000060000,0', false],
] as const)('of a %s, %j and %j are the same: %j', (type, before, after, same) => {
  expect(sameAnswer({ type }, before as string | string[], after as string | string[], minutes)).toBe(same);
});
