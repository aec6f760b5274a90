import { expect, it } from 'vitest';
import { countRanks, rankedLabel } from './count-ranks.ts';

const labels = new Map([
  ['a', 'Apples'],
  ['b', 'Pears'],
  ['c', 'Plums'],
]);

it('counts how often each option came first, and its average rank among those that rank it', () => {
  const { answered, bars } = countRanks([['b', 'a'], ['b'], null, ['a', 'b', 'gone']], labels, undefined);
  expect(answered).toBe(3);
  expect(bars.map(rankedLabel)).toEqual([
    'Pears (average rank 1.33)',
    'Apples (average rank 1.5)',
    'gone (average rank 3)',
    'Plums',
  ]);
  expect(bars.map(({ count, ranked }) => [count, ranked])).toEqual([
    [2, 3],
    [1, 2],
    [0, 1],
    [0, 0],
  ]);
  expect(countRanks([['a']], labels, new Uint8Array([0])).answered).toBe(0);
});
