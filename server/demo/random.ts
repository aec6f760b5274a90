// Deterministic randomness: seeded generators, and ids derived from names, so that an object keeps its id regardless of
// what
// else is generated before it.
import { hash } from 'node:crypto';

export type Random = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A number between `low` and `high`. */
  between(low: number, high: number): number;
  /** An integer, both bounds included. */
  int(low: number, high: number): number;
  /** A roughly normally distributed number. */
  normal(mean: number, deviation: number): number;
  /** A random number of occurrences, given the expected number. */
  count(expected: number): number;
  /** True with this probability. */
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** One of the values, by weight. */
  weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): T;
  /** `count` different items, in their original order. */
  some<T>(items: readonly T[], count: number): T[];
};

/** Creates a generator; the same seed produces the same numbers. */
export function createRandom(seed: string): Random {
  const next = mulberry32(hash('sha256', seed, 'buffer').readUInt32LE());
  const random: Random = {
    next,
    between: (low, high) => low + next() * (high - low),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    // The sum of four uniform variables approximates a normal distribution and has no extremes.
    normal: (mean, deviation) => mean + deviation * Math.sqrt(3) * (next() + next() + next() + next() - 2),
    count(expected) {
      const limit = Math.exp(-expected);
      let count = 0;
      for (let product = next(); product > limit; product *= next()) count += 1;
      return count;
    },
    chance: (share) => next() < share,
    pick: (items) => only(items[Math.floor(next() * items.length)]),
    weighted(entries) {
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => (rest -= weight) < 0);
      return only(found ?? entries.at(-1))[0];
    },
    some(items, count) {
      const ranked = items.map((item, index) => ({ item, index, rank: next() }));
      const chosen = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, count);
      return chosen.toSorted((a, b) => a.index - b.index).map(({ item }) => item);
    },
  };
  return random;
}

/** A version 4 UUID derived from names: the same names produce the same id. */
export function idOf(...names: readonly string[]): string {
  const hex = hash('sha256', names.join('\n'), 'hex');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

function only<T>(item: T | undefined): T {
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
}
