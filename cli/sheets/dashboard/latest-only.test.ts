import { expect, it } from 'vitest';
import { latestOnly } from './latest-only.ts';

it('does one piece at a time, and the last one last', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const hand = latestOnly<number>((value) => {
    begun.push(value);
    return new Promise((resolve) => ends.push(resolve));
  });
  hand(1);
  hand(2);
  hand(3);
  expect(begun).toEqual([1]);
  ends.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toEqual([1, 3]);
  ends.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  hand(4);
  expect(begun).toEqual([1, 3, 4]);
});
