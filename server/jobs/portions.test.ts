import { describe, expect, it, vi } from 'vitest';
import { beginShortRequest, pauseFor } from './portions.ts';

const actor = { companyId: 'company', userId: 'person' };

function busy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('a pause between two portions', () => {
  it('is none while there is time left', () => {
    expect(pauseFor(actor)()).toBeNull();
  });

  it('lasts while short requests are under way, and ends with the last of them', async () => {
    const pause = pauseFor(actor);
    const ends = [beginShortRequest(), beginShortRequest()];
    // Long enough that the longest rest is longer than this test.
    busy(15);
    let isOver = false;
    const resting = pause()?.then(() => {
      isOver = true;
    });
    ends.pop()?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(isOver).toBe(false);
    ends.pop()?.();
    await resting;
    expect(isOver).toBe(true);
  });

  it('is one for all: after a portion of one, the others rest too', async () => {
    const end = beginShortRequest();
    const ends: number[] = [];
    const gaps: number[] = [];
    const compute = async (companyId: string) => {
      const pause = pauseFor({ companyId, userId: 'person' });
      for (let portion = 0; portion < 3; portion += 1) {
        busy(5);
        ends.push(performance.now());
        await pause();
        gaps.push(performance.now() - (ends.at(-1) ?? 0));
      }
    };
    await Promise.all([compute('company'), compute('other')]);
    end();
    // Each at least twice as long as a portion, however slow the machine is.
    expect(gaps.filter((gap) => gap < 10)).toEqual([]);
  });

  it('goes on for a moment after the last of them: its client sends the next', async () => {
    vi.useFakeTimers();
    try {
      const pause = pauseFor(actor);
      const end = beginShortRequest();
      vi.advanceTimersByTime(10);
      let isOver = false;
      const resting = pause()?.then(() => {
        isOver = true;
      });
      await vi.advanceTimersByTimeAsync(1);
      end();
      await vi.advanceTimersByTimeAsync(3);
      const next = beginShortRequest();
      await vi.advanceTimersByTimeAsync(20);
      expect(isOver).toBe(false);
      next();
      await vi.advanceTimersByTimeAsync(3);
      expect(isOver).toBe(false);
      await vi.advanceTimersByTimeAsync(4);
      await resting;
      expect(isOver).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends though short requests never do', async () => {
    const pause = pauseFor(actor);
    const end = beginShortRequest();
    busy(5);
    await pause();
    end();
  });
});
