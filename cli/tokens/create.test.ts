import { expect, it } from 'vitest';
import { expiryOf } from './create.ts';

const day = 86_400_000;

it.each([
  ['90d', 90 * day],
  ['12w', 84 * day],
  ['6M', 180 * day],
  ['1y', 365 * day],
])('%s is a span from now', (text, expected) => {
  expect(expiryOf(text, 'UTC', 1_000)).toBe(1_000 + expected);
});

it('a date is its last moment where the owner is', () => {
  const end = expiryOf('2027-01-31', 'America/Toronto', 0);
  expect(new Date(end).toISOString().slice(0, 16)).toBe('2027-02-01T04:59');
});

it.each(['', 'soon', '90', '-1d', '2027-13-01'])('"%s" is refused', (text) => {
  expect(() => expiryOf(text, 'UTC', 0)).toThrow(`--expires does not take "${text}".`);
});
