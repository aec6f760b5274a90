// Fetches the dashboard of rows that are too many to load. Polls while the server is still reading the rows.
import type { CallInput } from '#core/contract.ts';
import type { Send } from '#core/send.ts';
import { summarizeRows } from '#core/sheets/calls.ts';
import type { RowsSummary } from './rows-summary.ts';

/** The server's progress in reading rows. */
export type RowProgress = { rows: number; of: number };

/**
 * The server's summary of the rows of some sheets.
 * @throws AppError `too-large` if there are too many for the server as well
 */
export async function fetchSummary(
  send: Send,
  input: CallInput<typeof summarizeRows>,
  { signal, onReading }: { signal?: AbortSignal; onReading?: (progress: RowProgress) => void } = {},
): Promise<RowsSummary> {
  for (;;) {
    // The server holds each request for up to two seconds, so no delay is needed between polls.
    const reply = await send(summarizeRows, input, signal && { signal });
    if (!('reading' in reply)) return reply;
    onReading?.(reply.reading);
  }
}
