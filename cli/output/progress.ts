// A line on a terminal's stderr that says how far something is, redrawn in place. A log gets none of it: what came
// of a run is said at its end.
import { cut, harmless } from './width.ts';

export type Progress = {
  /** Shows a new state. Cheap: may be called for every row. */
  update(text: string): void;
  /** Takes the line away. */
  end(): void;
};

type Stream = { isTTY?: boolean; columns?: number; write(text: string): unknown };

/** What is done at once needs no progress. In milliseconds, like the other. */
const showAfter = 400;
const redrawAfter = 100;

/** Progress that nobody sees. */
export const noProgress: Progress = { update() {}, end() {} };

/** Progress on a stream, none where that is no terminal; `now` gives milliseconds. */
export function startProgress(stream: Stream, now: () => number): Progress {
  if (stream.isTTY !== true) return noProgress;
  let last = now();
  let wait = showAfter;
  let isDrawn = false;
  return {
    update(text) {
      if (now() - last < wait) return;
      last = now();
      wait = redrawAfter;
      isDrawn = true;
      stream.write(`\r\u001b[K${cut(harmless(text), (stream.columns ?? 80) - 1)}`);
    },
    end() {
      if (isDrawn) stream.write('\r\u001b[K');
    },
  };
}
