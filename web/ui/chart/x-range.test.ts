import { expect, it } from 'vitest';
import { rangeOf } from './x-range.ts';

const moment = Date.UTC(2026, 10, 30, 2, 8);
const halfDay = 12 * 3_600_000;

it.each([
  ['a point', [moment], false, [moment - halfDay, moment + halfDay]],
  [
    'points of one moment, as rows of one request are',
    [moment, moment],
    false,
    [moment - halfDay, moment + halfDay],
  ],
  ['a bar', [moment], true, [moment - halfDay, moment + halfDay]],
  ['points', [10, 20, 50], false, [10, 50]],
  ['bars, of which some are missing', [10, 20, 50], true, [5, 55]],
  ['nothing', [], false, [-halfDay, halfDay]],
] as const)('%s', (_, x, isBars, range) => {
  expect(rangeOf(x, isBars)).toEqual(range);
});
