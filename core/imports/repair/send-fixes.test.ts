import { expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import type { FixedRow } from '#core/imports/schema.ts';
import type { Send } from '#core/send.ts';
import { sendFixes } from './send-fixes.ts';

const rows: FixedRow[] = Array.from({ length: 1_100 }, (_, index) => ({ csvRow: index + 1, answers: [] }));

/** A server of 1,100 failed rows; the calls of these numbers come through, and their replies are lost. */
function server({ lost = [], refused = [] }: { lost?: number[]; refused?: number[] }) {
  const failed = new Set(rows.map(({ csvRow }) => csvRow));
  let calls = 0;
  const batches: number[] = [];
  const send = (async ({ id }: { id: string }, input: { body: { rows: FixedRow[] } }) => {
    const status = () => ({ state: failed.size === 0 ? 'SUCCESS' : 'COMPLETED_WITH_ERRORS' });
    if (id === 'imports.status') return status();
    calls += 1;
    if (refused.includes(calls)) throw new AppError('unavailable');
    if (failed.size === 0) throw new AppError('conflict');
    batches.push(input.body.rows.length);
    for (const { csvRow } of input.body.rows) failed.delete(csvRow);
    if (lost.includes(calls)) throw new AppError('conflict');
    return status();
  }) as unknown as Send;
  return { send, batches };
}

it('goes out in batches of 500, and says how far it is', async () => {
  const { send, batches } = server({});
  const sent: number[] = [];
  await sendFixes(send, 'import', rows, { onSent: (count) => void sent.push(count) });
  expect(batches).toEqual([500, 500, 100]);
  expect(sent).toEqual([500, 1_000, 1_100]);
});

it('ends with its last batch, also where that had been imported before its reply was lost', async () => {
  const { send } = server({ lost: [3] });
  expect(await sendFixes(send, 'import', rows)).toMatchObject({ state: 'SUCCESS' });
});

it('says how many rows were sent where a later batch fails', async () => {
  const { send } = server({ refused: [3] });
  await expect(sendFixes(send, 'import', rows)).rejects.toMatchObject({
    code: 'partly-done',
    hint: '1,000 of 1,100 entries sent before that. Continue with the others.',
  });
});
