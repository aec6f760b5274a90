import { expect, it } from 'vitest';
import { shareText } from './share.ts';

it.each([
  [1, 2, '50%'],
  [1, 30, '3.3%'],
  [1, 50, '2%'],
  [1, 100_000, 'under 0.1%'],
  [0, 10, '0%'],
  [0, 0, '0%'],
])('%d of %d is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});
