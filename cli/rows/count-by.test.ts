import { expect, it } from 'vitest';
import { countSpansOf, countValues, momentsIn } from './count-by.ts';

const at = (text: string) => Date.parse(text);
const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);

it('counts months of a time zone, with those in which there is nothing', () => {
  const moments = [at('2026-05-01T02:00:00Z'), at('2026-02-10T12:00:00Z'), at('2026-02-11T12:00:00Z')];
  // In Toronto the first of May is still April.
  expect(countSpansOf(moments, 'month', 'America/Toronto', day)).toEqual([
    { group: '2026-02-01', rows: 2 },
    { group: '2026-03-01', rows: 0 },
    { group: '2026-04-01', rows: 1 },
  ]);
});

it('begins weeks on Monday', () => {
  expect(countSpansOf([at('2026-11-22T12:00:00Z')], 'week', 'UTC', day)).toEqual([
    { group: '2026-11-16', rows: 1 },
  ]);
  expect(countSpansOf([], 'day', 'UTC', day)).toEqual([]);
});

it('lists only the days that there are where they are far apart', () => {
  expect(countSpansOf([at('1900-01-01'), at('2026-01-01')], 'day', 'UTC', day)).toHaveLength(2);
});

it('counts values, most first, and a row once for each of its own', () => {
  expect(countValues([['Gull'], ['Owl', 'Gull', 'Gull'], ['Lark'], []])).toEqual([
    { group: 'Gull', rows: 2 },
    { group: 'Lark', rows: 1 },
    { group: 'Owl', rows: 1 },
  ]);
});

it('finds the moments of answers', () => {
  expect(momentsIn([['1000,0'], [], ['nothing']])).toEqual([1_000]);
});
