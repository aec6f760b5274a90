import { expect, it } from 'vitest';
import { isNearlyFull, storageText } from './format-storage.ts';

it('storage is told with its limit, and without one', () => {
  expect(storageText({ used: 4_800_000_000, limit: 50_000_000_000 })).toBe('4.8 GB of 50.0 GB used');
  expect(storageText({ used: 812, limit: null })).toBe('812 bytes used');
});

it('storage is nearly full from nine tenths of its limit on', () => {
  expect(isNearlyFull({ used: 89, limit: 100 })).toBe(false);
  expect(isNearlyFull({ used: 90, limit: 100 })).toBe(true);
  expect(isNearlyFull({ used: 90, limit: null })).toBe(false);
});
