import { expect, it } from 'vitest';
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { type Delivery, delivered, deliveryTexts } from './deliver.ts';

const add = action<string, string>({
  id: 'test.add',
  label: 'Send',
  may: () => yes,
  run: async (send, thing) => (await send({ id: 'add' } as never, { body: thing } as never)) as never,
  done: () => 'Sent.',
  failed: () => 'Not sent.',
  touches: [],
});

/** Sends `thing` with an image to a server that fails so often and in these ways first. */
async function deliver(failures: unknown[], more: Partial<Delivery<string>> = {}) {
  const waits: number[] = [];
  const calls: string[] = [];
  const seen: string[] = [];
  const send = (async ({ id }: { id: string }) => {
    calls.push(id);
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return 'row';
  }) as unknown as Send;
  const sending = delivered(add, {
    ports: { random: () => 0, sleep: async (wait) => void waits.push(wait) },
    signal: new AbortController().signal,
    onWait: (text) => void seen.push(text),
    images: [{ id: 'photo', mediaType: 'image/jpeg', bytes: new Uint8Array(1) }],
    earlier: async () => null,
    onArrived: (row) => void seen.push(`arrived: ${row}`),
    onRefused: () => void seen.push('refused'),
    ...more,
  });
  const result = await sending.run(send, 'thing').catch((error: unknown) => error);
  return { waits, calls, seen, result, said: sending.done?.('thing', 'row') };
}

it('sends the images first', async () => {
  const { calls, seen, said } = await deliver([]);
  expect(calls).toEqual(['filling.uploadImage', 'add']);
  expect(seen).toEqual(['arrived: row']);
  expect(said).toBe('Sent.');
});

it('tries again whatever may pass, as the outbox does, and never waits for longer than a minute', async () => {
  const passing = [
    new AppError('unreachable'),
    new AppError('unexpected'),
    new AppError('too-slow'),
    new AppError('not-a-formdeck-server'),
    new AppError('invalid', 'Request timeout', { status: 408 }),
    ...Array.from({ length: 20 }, () => new AppError('unreachable')),
  ];
  const { waits, seen } = await deliver(passing);
  expect(waits.slice(0, 4)).toEqual([500, 1_000, 2_000, 4_000]);
  expect(waits).toHaveLength(25);
  expect(Math.max(...waits)).toBe(60_000);
  expect(seen[0]).toBe('The server does not answer. Nothing is lost: trying again in 1 s ...');
  expect(seen.at(-1)).toBe('arrived: row');
});

it('ends with what the server does not want, and with a sign-in that has ended', async () => {
  const refusal = new AppError('invalid');
  expect(await deliver([undefined, refusal])).toMatchObject({ result: refusal, seen: ['refused'] });
  const signedOut = new AppError('signed-out');
  expect(await deliver([undefined, signedOut])).toMatchObject({ result: signedOut, seen: [] });
});

it('tells whoever waits that something else had arrived under the same id', async () => {
  const conflict = () => [undefined, new AppError('conflict')];
  expect(await deliver(conflict(), { earlier: async () => 'first' })).toMatchObject({
    result: 'first',
    seen: ['arrived: first'],
    said: deliveryTexts.hadArrived,
  });
  expect(await deliver(conflict())).toMatchObject({ seen: ['refused'] });
});
