import { expect, it } from 'vitest';
import { internationalFormats } from './formats.ts';
import { relativeText } from './relative.ts';

const now = Date.UTC(2026, 10, 23, 12);
const minute = 60_000;
const text = (ago: number) => relativeText(now - ago, now, 'UTC', internationalFormats());

it.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [minute, '1 min ago'],
  [59 * minute, '59 min ago'],
  [60 * minute, '1 h ago'],
  [23.9 * 60 * minute, '23 h ago'],
  [24 * 60 * minute, '1 day ago'],
  [6 * 24 * 60 * minute, '6 days ago'],
  [7 * 24 * 60 * minute, '2026-11-16'],
  [-30_000, 'now'],
  [-5 * minute, 'in 5 min'],
  [-49 * 60 * minute, 'in 2 days'],
])('%d ms ago is "%s"', (ago, said) => {
  expect(text(ago)).toBe(said);
});
