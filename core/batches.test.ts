import { expect, it } from 'vitest';
import { rowsPerBatch, sendInBatches } from './batches.ts';
import { AppError } from './errors.ts';

const things = Array.from({ length: 1_200 }, (_, index) => index);

it('sends all things in order, a batch after the other', async () => {
  const sent: number[] = [];
  const batches = await sendInBatches(things, {
    send: async (batch, start) => [start, batch.length],
    onSent: (count) => void sent.push(count),
  });
  expect(rowsPerBatch).toBe(500);
  expect(batches).toEqual([
    [0, 500],
    [500, 500],
    [1_000, 200],
  ]);
  expect(sent).toEqual([500, 1_000, 1_200]);
});

/** What is thrown where the batch from `at` on fails. */
async function failureAt(at: number, error: AppError): Promise<unknown> {
  const send = async (_: number[], start: number) => {
    if (start === at) throw error;
  };
  const partly = (count: number) => `${count} were sent before that.`;
  return sendInBatches(things, { send, partly }).catch((thrown: unknown) => thrown);
}

it('says what had gone through, and nothing of the kind where nothing had', async () => {
  const error = new AppError('unavailable');
  expect(await failureAt(0, error)).toBe(error);
  expect(await failureAt(1_000, error)).toMatchObject({
    code: 'partly-done',
    message: error.message,
    hint: '1000 were sent before that.',
  });
  // Anyone who has stopped it knows that.
  expect(await failureAt(500, new AppError('cancelled'))).toMatchObject({
    code: 'cancelled',
    hint: '500 were sent before that.',
  });
});

it('leaves the error of a later batch as it is where nothing changes by them', async () => {
  const error = new AppError('unavailable');
  const send = async (_: number[], start: number) => {
    if (start > 0) throw error;
  };
  await expect(sendInBatches(things, { send })).rejects.toBe(error);
});
