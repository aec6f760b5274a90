import { describe, expect, it } from 'vitest';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import type { ImportState } from '#core/imports/status.ts';
import { waitForImport } from './wait.ts';

/** A server on which an import is done after some time, and a clock that runs while somebody sleeps. */
function world(doneAfter: number, state: ImportState = 'SUCCESS', delay: string | null = null) {
  let now = 0;
  const asked: number[] = [];
  const context = {
    ports: async () => ({ now: () => now, sleep: async (ms: number) => void (now += ms) }),
    signal: () => new AbortController().signal,
    output: { say: () => {}, progress: () => ({ update: () => {}, end: () => {} }) },
    sendAgain: async () => {
      asked.push(now);
      if (state === 'SIGNAL_STOPPED' && now >= doneAfter) throw new AppError('not-found');
      return {
        id: 'i',
        state: now >= doneAfter ? state : 'PROCESSING',
        completedRows: 0,
        failedRows: 0,
        totalRows: 10,
        delay,
      };
    },
  } as unknown as Context;
  return { context, asked };
}

describe('waiting for an import', () => {
  it('asks soon, then about once a second, and at least every five', async () => {
    const { context, asked } = world(120_000);
    expect(await waitForImport(context, 'i', null)).toMatchObject({ state: 'SUCCESS' });
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(pauses[0]).toBe(250);
    expect(Math.max(...pauses)).toBe(5_000);
    expect(asked.filter((at) => at > 8_000 && at < 12_000).length).toBeGreaterThan(2);
  });

  it('does not wait for a server that cannot go on for now, and says why', async () => {
    const { context } = world(120_000, 'SUCCESS', "The server's disk is full.");
    await expect(waitForImport(context, 'i', null)).rejects.toMatchObject({
      code: 'unavailable',
      message: "The import is paused. The server's disk is full.",
    });
  });

  it('ends with failed rows as well', async () => {
    expect(await waitForImport(world(0, 'COMPLETED_WITH_ERRORS').context, 'i', null)).toMatchObject({
      state: 'COMPLETED_WITH_ERRORS',
    });
  });

  it('gives up in time and says how to go on', async () => {
    const { context, asked } = world(60_000);
    await expect(waitForImport(context, 'i', 10_000)).rejects.toMatchObject({
      code: 'still-running',
      message: 'The import is still running after 10 s.',
      hint: expect.stringContaining('formdeck import status i --wait') as unknown,
    });
    expect(asked.at(-1)).toBe(10_000);
  });

  it('hears of a cancellation', async () => {
    await expect(waitForImport(world(500, 'SIGNAL_STOPPED').context, 'i', null)).rejects.toThrow(
      'This import has been canceled',
    );
  });
});
