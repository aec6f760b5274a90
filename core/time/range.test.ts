import { expect, it } from 'vitest';
import { parseLast } from './range.ts';

const now = Date.parse('2024-05-31T10:30:00Z');

it.each([
  ['24h', '2024-05-30T10:30:00.000Z'],
  ['7d', '2024-05-24T10:30:00.000Z'],
  ['4w', '2024-05-03T10:30:00.000Z'],
  ['1m', '2024-04-30T10:30:00.000Z'],
  ['3m', '2024-02-29T10:30:00.000Z'],
  ['15m', '2023-02-28T10:30:00.000Z'],
  [' 7D ', '2024-05-24T10:30:00.000Z'],
])('the last %s begin at %s', (text, from) => {
  const range = parseLast(text, now);
  expect(range && new Date(range.from).toISOString()).toBe(from);
  expect(range?.to).toBe(now);
});

it.each(['', '7', 'd', '0d', '-7d', '7.5d', '7 days', '7y', '99999d', '7d!'])(
  'does not understand "%s"',
  (text) => {
    expect(parseLast(text, now)).toBeNull();
  },
);
