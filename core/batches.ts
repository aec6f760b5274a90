// Sends many things in several requests, one after the other, so that it is known how far it came. Each batch can be sent
// again: its rows have their ids before they are sent, or the server passes over what is done.
import { counted, countText } from './count-text.ts';
import { AppError } from './errors.ts';

/**
 * Rows in one request, and in one transaction of an import. Larger batches cost memory and gain no time; a batch whose
 * reply was lost is sent again as a whole.
 */
export const rowsPerBatch = 500;

export type Batches<T, R> = {
  /** Things in one request; `rowsPerBatch` unless said. docs/limits.md names the calls that take another number, and why. */
  size?: number;
  send(batch: T[], start: number): Promise<R>;
  /** Called after each batch with how many things have been sent in all. */
  onSent?: ((count: number) => void) | undefined;
  /**
   * What to say where a batch fails after earlier ones have gone through; `count` things were sent by then. Null, or
   * without it: nothing has changed by them.
   */
  partly?(count: number): string | null;
};

/**
 * Sends all things, and answers the replies in order.
 * @throws what the first batch fails with, and for a later one `partly-done` (see `partlyDone`)
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

/** The error of a step after earlier ones have gone through: `hint` says what is done, and how to go on. */
export function partlyDone(error: unknown, hint: string): unknown {
  if (!(error instanceof AppError)) return error;
  // Whoever has stopped it knows, and is told how far it came.
  const code = error.code === 'cancelled' || error.code === 'signed-out' ? error.code : 'partly-done';
  return new AppError(code, error.message, { ...error.details, hint, cause: error });
}

/** `1,000 of 2,300 rows sent`. */
export function sentText(count: number, all: number): string {
  return `${countText(count)} of ${counted(all, 'row')} sent`;
}
