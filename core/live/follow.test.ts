import { expect, it } from 'vitest';
import type { Send } from '#core/send.ts';
import { AppError } from '#core/errors.ts';
import { follow, type LiveState } from './follow.ts';

it.each([
  ['refuses the stream', () => Promise.reject(new AppError('unreachable'))],
  ['never answers', () => new Promise<never>(() => {})],
  ['answers and then says nothing', async () => new Response(new ReadableStream())],
])('looks now and then where something in between %s', async (_, answer) => {
  const stop = new AbortController();
  const states: LiveState[] = [];
  const given: AbortSignal[] = [];
  let looks = 0;
  const send = ((_call: unknown, _input: unknown, { signal }: { signal: AbortSignal }) => {
    given.push(signal);
    return answer();
  }) as unknown as Send;
  await follow(
    { send, sleep: async () => {}, random: () => 0 },
    {
      formId: 'form',
      onState: (state) => states.push(state),
      onNews() {
        looks += 1;
        if (looks === 3) stop.abort();
      },
      signal: stop.signal,
    },
  );
  expect([looks, states, given.length]).toEqual([3, ['looking', 'looking', 'looking'], 3]);
});

it('ends where the form is not there any more', async () => {
  const send = (() => Promise.reject(new AppError('not-found'))) as unknown as Send;
  const world = { send, sleep: async () => {}, random: () => 0 };
  const nothing = () => expect.fail('nothing is to be looked for');
  await follow(world, {
    formId: 'form',
    onState: nothing,
    onNews: nothing,
    signal: new AbortController().signal,
  });
});
