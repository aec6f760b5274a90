// Brings something up to date whenever there is news: once at a time, and not more often than it is worth.
import type { Ports } from '#core/ports.ts';

/** Milliseconds between two times where the server has to work out all numbers anew. */
const summaryPause = 5_000;
/** Milliseconds that a face says how many rows came in. */
export const newRowsStay = 10_000;

export type CatchingUp = {
  /** Its failure is no end: the next news tries again. */
  refresh(): Promise<unknown>;
  /** Whether the server works out the numbers. */
  isSummarized(): boolean;
  sleep: Ports['sleep'];
};

/** Answers what to call at news. What comes while it is at work is done after it, together. */
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
