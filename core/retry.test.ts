import { expect, it } from 'vitest';
import { AppError } from './errors.ts';
import { retrying, waitBefore } from './retry.ts';

/** How long it waited, in milliseconds, before it gave up or was done. */
async function waitsOf(work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  const sleep = async (milliseconds: number) => void waits.push(milliseconds);
  await retrying({ sleep, random: () => 0 }, work).catch(() => undefined);
  return waits;
}

function failing(error: AppError): () => Promise<never> {
  return async () => {
    throw error;
  };
}

it('waits longer each time, and never less than the server says', async () => {
  const growing = [500, 1_000, 2_000, 4_000, 8_000];
  expect(await waitsOf(failing(new AppError('unreachable')))).toEqual(growing);
  expect(await waitsOf(failing(new AppError('unavailable', undefined, { retryAfter: 2 })))).toEqual([
    2_000, 2_000, 2_000, 4_000, 8_000,
  ]);
  const busy = new AppError('too-many-tries', undefined, { retryAfter: 30 });
  expect(new Set(await waitsOf(failing(busy)))).toEqual(new Set([30_000]));
});

it('tries nothing again that will not pass', async () => {
  expect(await waitsOf(failing(new AppError('forbidden')))).toEqual([]);
  expect(await waitsOf(failing(new AppError('too-slow')))).toEqual([]);
  expect(await waitsOf(failing(new AppError('unexpected')))).toEqual([]);
});

it('tries again what a proxy says is to come later', async () => {
  for (const status of [408, 425, 429])
    expect(await waitsOf(failing(new AppError('invalid', 'Later', { status })))).toHaveLength(5);
});

it('never waits for longer than a minute, unless the server asks for it', () => {
  expect(waitBefore(30, new AppError('unreachable'), 0)).toBe(60_000);
  expect(waitBefore(1, new AppError('unavailable', undefined, { retryAfter: 120 }), 0)).toBe(120_000);
});
