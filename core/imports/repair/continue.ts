// Sends the repairs of failed rows. A batch may be sent again: rows that are not failed any more are passed over.
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { continueImport, importStatusOf } from '#core/imports/calls.ts';
import type { FixedRow, ImportStatus } from '#core/imports/schema.ts';

/** Most rows that the server takes at once. */
export const rowsPerRequest = 1_000;

/**
 * Sends fixes in batches, and answers the status after the last one. `onSent` is told how many have been sent.
 */
export async function sendFixes(
  send: Send,
  id: string,
  rows: readonly FixedRow[],
  onSent: (rows: number) => void = () => {},
): Promise<ImportStatus> {
  let start = 0;
  for (;;) {
    const batch = rows.slice(start, start + rowsPerRequest);
    const status = await sendBatch(send, id, batch);
    start += batch.length;
    onSent(start);
    if (start >= rows.length) return status;
  }
}

/** Sends a batch. An import that is done by then has ended with this very batch, whose reply was lost. */
export async function sendBatch(send: Send, id: string, rows: FixedRow[]): Promise<ImportStatus> {
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
