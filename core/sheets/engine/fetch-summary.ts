// Fetches the dashboard of rows that are too many to load. Polls while the server is still reading the rows.
import type { CallInput } from '#core/contract.ts';
import type { Send } from '#core/send.ts';
import { summarizeRows } from '#core/sheets/calls.ts';
import type { RowsSummary } from './rows-summary.ts';

/** How far the server has come with reading rows. */
export type RowProgress = { rows: number; of: number };

/**
 * What the server says of the rows of some sheets.
 * @throws AppError `too-large` where they are too many for it as well
 */
export async function fetchSummary(
  send: Send,
  input: CallInput<typeof summarizeRows>,
  { signal, onReading }: { signal?: AbortSignal; onReading?: (progress: RowProgress) => void } = {},
): Promise<RowsSummary> {
  for (;;) {
    // It answers after two seconds at the latest, so that nobody needs to wait in between.
    const reply = await send(summarizeRows, input, signal && { signal });
    if (!('reading' in reply)) return reply;
    onReading?.(reply.reading);
  }
}
