import { describe, expect, it } from 'vitest';
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

  it('ends though short requests never do', async () => {
    const pause = pauseFor(actor);
    const end = beginShortRequest();
    busy(5);
    await pause();
    end();
  });
});
