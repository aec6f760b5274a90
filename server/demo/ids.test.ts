import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { idOf } from './ids.ts';

it('gives ids that are version 4 UUIDs, the same at every run', () => {
  const ids = Array.from({ length: 500 }, (_, index) => idOf('Northern Airfields', `row ${index}`));
  for (const id of ids) expect(z.safeParse(z.uuidv4(), id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(500);
  expect(idOf('a', 'b')).not.toBe(idOf('ab'));
  expect(idOf('Northern Airfields', 'company')).toBe('b53fb5ee-fae4-4c42-bc3f-45d16279d6be');
});
