import { getHeapStatistics } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { giveBackMemory, idleMemory } from './idle-memory.ts';

/** What `check` answers after intervals of so much processor time; each collection takes 400 ms more. */
function checksAfter(intervals: readonly number[]): boolean[] {
  let time = 5_000;
  const memory = idleMemory(
    () => time,
    () => void (time += 400),
  );
  return intervals.map((used) => {
    time += used;
    return memory.check();
  });
}

describe('memory of a quiet server', () => {
  it('is given back once, in the first quiet interval after the start', () => {
    expect(checksAfter([20_000, 5_000, 300, 300, 300])).toEqual([false, false, true, false, false]);
    expect(checksAfter([300, 300, 300])).toEqual([true, false, false]);
  });

  it('is given back again after each busy time', () => {
    expect(checksAfter([300, 9_000, 9_000, 300, 300, 9_000, 300])).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('is given back as pages', () => {
    const texts = Array.from({ length: 400_000 }, (_, index) => ({ text: `${index}`, index }));
    const { total_physical_size: before } = getHeapStatistics();
    expect(texts.splice(0)).toHaveLength(400_000);
    giveBackMemory();
    expect(before - getHeapStatistics().total_physical_size).toBeGreaterThan(15_000_000);
  });
});
