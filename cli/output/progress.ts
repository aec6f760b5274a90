// A progress line on a terminal's stderr, redrawn in place. Logs get none of it: the result is printed at the end.
import { cut, harmless } from './width.ts';

export type Progress = {
  /** Shows a new state. Cheap: may be called for every row. */
  update(text: string): void;
  /** Removes the line. */
  end(): void;
};

type Stream = { isTTY?: boolean; columns?: number; write(text: string): unknown };

/** Fast operations show no progress. In milliseconds, like the other. */
const showAfter = 400;
const redrawAfter = 100;

/** Progress that is not shown. */
export const noProgress: Progress = { update() {}, end() {} };

/** Shows a text with the seconds that have passed, while something is done of which no part is known. */
export async function whileDoing<T>(
  progress: Progress,
  text: string,
  now: () => number,
  work: () => Promise<T>,
): Promise<T> {
  const started = now();
  const show = () => progress.update(`${text} ${Math.round((now() - started) / 1_000)} s`);
  const timer = setInterval(show, redrawAfter);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    progress.end();
  }
}

/** Progress on a stream, none unless it is a terminal; `now` returns milliseconds. */
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
