// A line on stderr that says how far something is: redrawn in place on a terminal, else written rarely, so
// that a log does not fill with it.
import { cut, harmless } from './width.ts';

export type Progress = {
  /** Shows a new state. Cheap: may be called for every row. */
  update(text: string): void;
  /** Takes the line away. */
  end(): void;
};

type Stream = { isTTY?: boolean; columns?: number; write(text: string): unknown };

/** What is done at once needs no progress. In milliseconds, like the others. */
const showAfter = 400;
const redrawAfter = 100;
const logAfter = 10_000;

/** Progress on a stream; `now` gives milliseconds. */
export function startProgress(stream: Stream, now: () => number): Progress {
  const onTerminal = stream.isTTY === true;
  let last = now();
  let wait = onTerminal ? showAfter : logAfter;
  let isDrawn = false;
  return {
    update(text) {
      if (now() - last < wait) return;
      last = now();
      wait = onTerminal ? redrawAfter : logAfter;
      isDrawn = true;
      const line = harmless(text);
      stream.write(onTerminal ? `\r\u001b[K${cut(line, (stream.columns ?? 80) - 1)}` : `${line}\n`);
    },
    end() {
      if (onTerminal && isDrawn) stream.write('\r\u001b[K');
    },
  };
}

/** Progress that nobody sees. */
export const noProgress: Progress = { update() {}, end() {} };
