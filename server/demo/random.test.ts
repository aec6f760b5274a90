import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRandom, idOf } from './random.ts';

it('gives the same numbers for the same seed, and others for another', () => {
  const numbers = (seed: string) => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random(3, 5));
  };
  expect(numbers('gulls')).toEqual(numbers('gulls'));
  expect(numbers('gulls')).not.toEqual(numbers('geese'));
  expect(numbers('gulls').every((number) => number >= 3 && number < 5)).toBe(true);
});

it('gives ids that are version 4 UUIDs, the same at every run', () => {
  const ids = Array.from({ length: 500 }, (_, index) => idOf('Northern Airfields', `row ${index}`));
  for (const id of ids) expect(z.safeParse(z.uuidv4(), id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(500);
  expect(idOf('a', 'b')).not.toBe(idOf('ab'));
  expect(idOf('Northern Airfields', 'company')).toBe('b53fb5ee-fae4-4c42-bc3f-45d16279d6be');
});
