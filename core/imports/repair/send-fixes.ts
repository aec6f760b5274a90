// Sends the repairs of failed rows. A batch may be sent again: rows that are not failed any more are passed over. The
// server has applied a batch by the time that it answers.
import { sendInBatches, sentText } from '#core/batches.ts';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { continueImport, importStatusOf } from '#core/imports/calls.ts';
import type { FixedRow, ImportStatus } from '#core/imports/schema.ts';

/**
 * Sends fixes in batches, and answers the status after the last one; where there are none, the status as it is.
 * `onSent` is called with how many have been sent.
 * @throws AppError `partly-done` where a batch fails after others have gone through
 */
export async function sendFixes(
  send: Send,
  id: string,
  rows: readonly FixedRow[],
  onSent?: (count: number) => void,
): Promise<ImportStatus> {
  const statuses = await sendInBatches(rows, {
    send: (batch) => sendBatch(send, id, batch),
    onSent,
    partly: (count) => `${sentText(count, rows.length)} before that. Continue again with the others.`,
  });
  return statuses.at(-1) ?? (await send(importStatusOf, { params: { id } }));
}

/** Sends a batch. An import that is done by then has ended with this very batch, whose reply was lost. */
async function sendBatch(send: Send, id: string, rows: FixedRow[]): Promise<ImportStatus> {
  const params = { id };
  try {
    return await send(continueImport, { params, body: { rows } });
  } catch (error) {
    const status =
      error instanceof AppError && error.code === 'conflict' ? await send(importStatusOf, { params }) : null;
    if (status?.state === 'SUCCESS') return status;
    throw error;
  }
}
