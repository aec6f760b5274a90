import { expect, it } from 'vitest';
import { counted, countText } from './count-text.ts';

it('writes a count with its thousands apart', () => {
  expect([0, 999, 1_000, 1_234_567].map(countText)).toEqual(['0', '999', '1,000', '1,234,567']);
});

it('writes a count with its noun', () => {
  expect([0, 1, 2, 9_985].map((count) => counted(count, 'row'))).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
    '9,985 rows',
  ]);
  expect(counted(1, 'query', 'queries')).toBe('1 query');
  expect(counted(2, 'query', 'queries')).toBe('2 queries');
});
