import { expect, it } from 'vitest';
import { shieldCell, unshieldCell } from './formula-cell.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['@home', "'@home"],
  ['-', '-'],
  ['--', '--'],
  ["'-", "'-"],
  ['- none', "'- none"],
  ["'=1+1", "''=1+1"],
  ['-12.5', '-12.5'],
  ['+1,234', '+1,234'],
  ["'s morgens", "'s morgens"],
  ['\t=1', "'\t=1"],
  ['\uff1d1', "'\uff1d1"],
  ['B', 'B'],
  ['', ''],
])('%j is written as %j', (text, written) => {
  expect(shieldCell(text)).toBe(written);
  expect(unshieldCell(written)).toBe(text);
});
