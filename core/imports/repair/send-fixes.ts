// Sends repairs of failed rows. Batches can be resent: rows that no longer fail are skipped. The server has applied a
// batch when it answers.
import { sendInBatches, sentText } from '#core/batches.ts';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { continueImport, importStatusOf } from '#core/imports/calls.ts';
import type { FixedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type SendOptions = {
  /** Why they may break rules that may be passed. */
  reason?: string | undefined;
  onSent?: ((count: number) => void) | undefined;
};

/**
 * Sends fixes in batches and returns the status after the last one; without fixes, the current status. `onSent` is
 * called with the number sent so far.
 * @throws AppError `partly-done` if a batch fails after others succeeded
 */
export async function sendFixes(
  send: Send,
  id: string,
  rows: readonly FixedRow[],
  { reason = '', onSent }: SendOptions = {},
): Promise<ImportStatus> {
  const given = reason.trim() === '' ? {} : { reason };
  const statuses = await sendInBatches(rows, {
    send: (batch) => sendBatch(send, id, { rows: batch, ...given }),
    onSent,
    partly: (count) => t(m.beforeThatContinueWithOthers, { sent: sentText(count, rows.length) }),
  });
  return statuses.at(-1) ?? (await send(importStatusOf, { params: { id } }));
}

/** Sends a batch. If the import turns out to be done, this batch had already ended it and the reply was lost. */
async function sendBatch(
  send: Send,
  id: string,
  body: { rows: FixedRow[]; reason?: string },
): Promise<ImportStatus> {
  const params = { id };
  try {
    return await send(continueImport, { params, body });
  } catch (error) {
    const status =
      error instanceof AppError && error.code === 'conflict' ? await send(importStatusOf, { params }) : null;
    if (status?.state === 'SUCCESS') return status;
    throw error;
  }
}
