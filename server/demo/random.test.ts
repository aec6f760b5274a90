import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRandom, idOf } from './random.ts';

describe('seeded chance', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const numbers = (seed: string) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(numbers('gulls')).toEqual(numbers('gulls'));
    expect(numbers('gulls')).not.toEqual(numbers('geese'));
  });

  it('keeps to what was asked of it', () => {
    const random = createRandom('chance');
    const counts = Array.from({ length: 5_000 }, () => random.count(1.5));
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeCloseTo(1.5, 1);
    const bells = Array.from({ length: 5_000 }, () => random.normal(4, 0.5));
    expect(bells.reduce((sum, value) => sum + value, 0) / bells.length).toBeCloseTo(4, 1);
    expect(random.some(['a', 'b', 'c', 'd'], 3)).toHaveLength(3);
    expect(
      random.weighted([
        ['never', 0],
        ['always', 1],
      ]),
    ).toBe('always');
    expect(() => random.pick([])).toThrow(RangeError);
  });
});

describe('ids made of names', () => {
  it('are version 4 UUIDs, the same at every run', () => {
    const ids = Array.from({ length: 500 }, (_, index) => idOf('Northern Airfields', `row ${index}`));
    for (const id of ids) expect(z.safeParse(z.uuidv4(), id).success, id).toBe(true);
    expect(new Set(ids).size).toBe(500);
    expect(idOf('a', 'b')).not.toBe(idOf('ab'));
    expect(idOf('Northern Airfields', 'company')).toBe('b53fb5ee-fae4-4c42-bc3f-45d16279d6be');
  });
});
