// Refreshes after events: one refresh at a time, and throttled.
import type { Ports } from '#core/ports.ts';

/** Milliseconds between two refreshes if the server has to compute all numbers again. */
const summaryPause = 5_000;
/** Milliseconds for which a face shows how many rows were added. */
export const newRowsStay = 10_000;

export type CatchingUp = {
  /** A failure is not final: the next event tries again. */
  refresh(): Promise<unknown>;
  /** Whether the server computes the numbers. */
  isSummarized(): boolean;
  sleep: Ports['sleep'];
};

/** Returns the event handler. Events during a refresh are combined into one refresh after it. */
export function catchUp({ refresh, isSummarized, sleep }: CatchingUp): () => void {
  let isAtWork = false;
  let isWanted = false;
  const work = async () => {
    isAtWork = true;
    while (isWanted) {
      isWanted = false;
      await refresh().catch(() => undefined);
      if (isSummarized()) await sleep(summaryPause);
    }
    isAtWork = false;
  };
  return () => {
    isWanted = true;
    if (!isAtWork) void work();
  };
}
