import { expect, it } from 'vitest';
import { agoText } from './ago.ts';

const now = Date.UTC(2026, 10, 23, 12);
const minute = 60_000;

it.each([
  [-5 * minute, 'just now'],
  [30_000, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [25 * 60 * minute, '1 day ago'],
  [29.9 * 24 * 60 * minute, '29 days ago'],
  [31 * 24 * 60 * minute, null],
])('of %d ms is %s', (passed, said) => expect(agoText(now - passed, now)).toBe(said));
