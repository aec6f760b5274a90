import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it('writes a count with its thousands apart', () => {
  expect([0, 999, 1_000, 1_234_567].map(countText)).toEqual(['0', '999', '1,000', '1,234,567']);
});
