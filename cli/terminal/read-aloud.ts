// The output of accessible mode, which never changes lines on the screen. Only the lines of a frame that were not in the
// previous one are appended; a line being typed into grows in place.

/** The text to write from one frame to the next; `open` is the last line written, without its line break. */
export function linesToWrite(before: readonly string[], after: readonly string[], open: string): WrittenText {
  const known = new Map<string, number>();
  for (const line of before) known.set(line, (known.get(line) ?? 0) + 1);
  const fresh = after.filter((line) => {
    const left = known.get(line) ?? 0;
    known.set(line, left - 1);
    return left <= 0 && line.trim() !== '';
  });
  const [only, ...others] = fresh;
  if (only === undefined) return { text: '', open };
  if (others.length === 0 && open !== '') {
    if (only.startsWith(open)) return { text: only.slice(open.length), open: only };
    if (open.startsWith(only)) return { text: '\b \b'.repeat(open.length - only.length), open: only };
  }
  const last = fresh.at(-1) ?? '';
  return { text: `${open === '' ? '' : '\n'}${fresh.join('\n')}`, open: last };
}

export type WrittenText = { text: string; open: string };

type Target = { write(text: string): unknown };
type Later = (run: () => void, milliseconds: number) => unknown;

/** A line is a sentence; the terminal itself wraps it. */
const columns = 500;
/** Frames in quick succession are combined. */
const pause = 40;

/** A stream into which Ink renders whole frames, and which writes them to a terminal incrementally. */
export function readAloud(target: Target, later: Later): NodeJS.WritableStream & { end(): void } {
  let before: string[] = [];
  let latest: string[] | null = null;
  let open = '';
  const flush = () => {
    if (latest === null) return;
    const written = linesToWrite(before, latest, open);
    before = latest;
    latest = null;
    open = written.open;
    if (written.text !== '') target.write(written.text);
  };
  const stream = {
    columns,
    rows: 50,
    writable: true,
    write(picture: string, done?: () => void) {
      // Even with nothing to write, Ink waits for the callback before it exits.
      if (picture === '') {
        flush();
        done?.();
        return true;
      }
      if (latest === null) later(flush, pause);
      latest = picture.split('\n').map((line) => line.trimEnd());
      return true;
    },
    end() {
      flush();
      target.write('\n');
    },
    on: () => stream,
    off: () => stream,
    once: () => stream,
    removeListener: () => stream,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Ink asks for no more of a stream
  return stream as unknown as NodeJS.WritableStream & { end(): void };
}
