// The sentence of what is new is true of whatever rows there are.
import { expect, it } from 'vitest';
import { type Headline, headlineText, usualWords } from './headline.ts';

const words = { one: 'strike', many: 'strikes' };
const day = 86_400_000;
/** The 30 days before, of which a part has passed in the period that is under way. */
const period = (days: number | null = 30, passed = 30) => ({
  days,
  from: 0,
  shift: 30 * day,
  to: passed * day - 1,
});
const said = (count: number, before: number | null, more: Partial<Headline> = {}) =>
  headlineText({
    words,
    count,
    before: before === null ? null : { count: before, period: period() },
    ...more,
  });
const at = (...counts: [string, number][]) => ({
  counts: counts.map(([label, count]) => ({ label, count })),
  arePlaces: true,
});

it('says how many there are, and how many there were before', () => {
  expect(said(34, 40)).toBe('34 strikes, 6 fewer than in the 30 days before.');
  expect(said(1_234, 34)).toBe('1,234 strikes, 1,200 more than in the 30 days before.');
  expect(said(34, 34)).toBe('34 strikes, as many as in the 30 days before.');
  expect(said(1, 0)).toBe('1 strike, and none in the 30 days before.');
  expect(said(34, null)).toBe('34 strikes.');
});

it('names the time with which it compares', () => {
  const over = (days: number | null) => said(2, null, { before: { count: 1, period: period(days) } });
  expect([over(1), over(null)]).toEqual([
    '2 strikes, 1 more than in the day before.',
    '2 strikes, 1 more than in the period before.',
  ]);
  const half = { count: 5, period: period(30, 15) };
  expect(said(2, null, { before: half })).toBe(
    '2 strikes so far, 3 fewer than at the same point of the 30 days before.',
  );
  expect(said(2, null, { before: { ...half, count: 0 } })).toBe(
    '2 strikes so far, and none at the same point of the 30 days before.',
  );
});

it('says where most were only if there is such a place', () => {
  const where = (count: number, ...counts: [string, number][]) =>
    said(count, null, { groups: at(...counts) }).replace(/^.*strikes?\. ?/, '');
  expect(where(20, ['Toronto', 12], ['Churchill', 8])).toBe('Most were at Toronto: 12.');
  expect(where(20, ['Toronto', 8], ['Churchill', 8], ['Whitehorse', 4])).toBe(
    'Most were at Toronto and Churchill: 8 each.',
  );
  expect(where(20, ['Toronto', 20])).toBe('All were at Toronto.');
  expect(where(1, ['Toronto', 1])).toBe('It was at Toronto.');
  expect(where(24, ['Toronto', 8], ['Churchill', 8], ['Whitehorse', 8])).toBe('');
  expect(where(2, ['Toronto', 1], ['Churchill', 1])).toBe('');
  expect(where(2)).toBe('');
});

it('mixes no word of a design with a usual one', () => {
  expect(usualWords({ one: 'strike', many: 'strikes' })).toEqual({ one: 'strike', many: 'strikes' });
  for (const half of [{}, { one: 'strike' }, { one: 'strike', many: '' }, { one: '', many: 'strikes' }])
    expect(usualWords(half)).toEqual({ one: 'entry', many: 'entries' });
});
