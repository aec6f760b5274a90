// Sends many items in several sequential requests, so that progress is known. Each batch can be resent: its rows have
// their ids beforehand, or the server skips what is done.
import { AppError } from './errors.ts';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';

/**
 * Rows per request, and per transaction of an import. Larger batches cost memory and save no time; a batch whose reply
 * was lost is resent as a whole.
 */
export const rowsPerBatch = 500;

export type Batches<T, R> = {
  /** Items per request. Default: `rowsPerBatch`. docs/limits.md lists the calls with another number, and why. */
  size?: number;
  send(batch: T[], start: number): Promise<R>;
  /** Called after each batch with the total number sent. */
  onSent?: ((count: number) => void) | undefined;
  /**
   * The hint if a batch fails after earlier ones succeeded; `count` items were sent by then. Null or omitted: those
   * changed nothing.
   */
  partly?(count: number): string | null;
};

/**
 * Sends all items and returns the replies in order.
 * @throws the error of the first batch, or `partly-done` for a later one (see `partlyDone`)
 */
export async function sendInBatches<T, R>(
  things: readonly T[],
  { size = rowsPerBatch, send, onSent, partly }: Batches<T, R>,
): Promise<R[]> {
  const replies: R[] = [];
  for (let start = 0; start < things.length; start += size) {
    const batch = things.slice(start, start + size);
    const reply = await send(batch, start).catch((error: unknown) => {
      const hint = start === 0 ? null : (partly?.(start) ?? null);
      throw hint === null ? error : partlyDone(error, hint);
    });
    replies.push(reply);
    onSent?.(start + batch.length);
  }
  return replies;
}

/** The error of a step after earlier ones succeeded: `hint` says what was done, and how to continue. */
export function partlyDone(error: unknown, hint: string): unknown {
  if (!(error instanceof AppError)) return error;
  // A user who stopped it knows that, and is told how far it came.
  const code = error.code === 'cancelled' || error.code === 'signed-out' ? error.code : 'partly-done';
  return new AppError(code, error.message, { ...error.details, hint, cause: error });
}

/** `1,000 of 2,300 rows sent`. */
export function sentText(count: number, all: number): string {
  return t(counts.rowsSent, { count, all });
}
