// A command's output: stdout for data, stderr for messages. A terminal determines the layout (width, progress in place),
// flags determine the format.
import type { Settings } from '#cli/command/options.ts';
import { noProgress, type Progress, startProgress } from './progress.ts';
import { type Column, layTable } from './table.ts';
import { columnsOf, talkText } from './talk.ts';
import { harmless, harmlessJson, harmlessLines, pad, widthOf } from './width.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Stream = Pick<NodeJS.WritableStream, 'write' | 'once'> & { isTTY?: boolean; columns?: number };

export type Output = {
  /** The terminal's columns, null if stdout is not a terminal. */
  readonly width: number | null;
  /** One line of data, sanitized. */
  line(text: string): void;
  /** Raw data, sanitized if shown on a terminal; waits while a slow reader catches up. */
  raw(data: string | Uint8Array): Promise<void>;
  /** Any value as JSON. */
  json(value: unknown): void;
  /** A table, and on stderr the columns that did not fit; `empty` is the message without rows. */
  table<Row>(columns: readonly Column<Row>[], rows: readonly Row[], empty: string): void;
  /** Names with their values, one pair per line. */
  fields(pairs: readonly (readonly [name: string, value: string | number])[]): void;
  /** Messages: what was done, what to do next. Silent with --quiet. */
  say(text: string): void;
  /** A message about what goes in or is left out, which nobody may miss: --quiet does not silence it. */
  warn(text: string): void;
  /** Starts a progress line on stderr; shows nothing with --quiet. */
  progress(): Progress;
};

/** The output of one run. Node creates stderr when it is first asked for, and many commands have nothing to say there. */
export function createOutput(
  settings: Settings,
  streams: { readonly stdout: Stream; readonly stderr: Stream },
  now: () => number,
): Output {
  const { stdout } = streams;
  const width = columnsOf(stdout);
  const decoder = new TextDecoder();
  // Pipes and files get the bytes unchanged.
  const shown = (data: string | Uint8Array) =>
    harmlessLines(typeof data === 'string' ? data : decoder.decode(data, { stream: true }));
  const print = (text: string) => void stdout.write(`${text}\n`);
  const warn = (text: string) => {
    const { stderr } = streams;
    stderr.write(`${talkText(text, columnsOf(stderr))}\n`);
  };
  const say = (text: string) => {
    if (!settings.quiet) warn(text);
  };
  return {
    width,
    line: (text) => print(harmless(text)),
    raw: async (data) => {
      if (stdout.write(width === null ? data : shown(data))) return;
      await new Promise<void>((resolve) => void stdout.once('drain', () => resolve()));
    },
    json: (value) => print(harmlessJson(value, 2)),
    table: (columns, rows, empty) => {
      if (rows.length === 0) return say(empty);
      const { lines, leftOut } = layTable(columns, rows, width);
      print(lines.join('\n'));
      if (leftOut.length > 0) say(t(m.noRoomForWiderTerminal, { listed: listed(leftOut) }));
    },
    fields: (pairs) => {
      const lines = pairs.map(([name, value]) => [harmless(name), harmless(String(value))] as const);
      const widest = Math.max(0, ...lines.map(([name]) => widthOf(name)));
      for (const [name, value] of lines) print(`${pad(name, widest)}  ${value}`);
    },
    say,
    warn,
    progress: () => (settings.quiet ? noProgress : startProgress(streams.stderr, now)),
  };
}

const mostListed = 4;

function listed(titles: readonly string[]): string {
  const rest = titles.length - mostListed;
  const names = titles.slice(0, mostListed).join(', ');
  return rest > 0 ? t(m.namesAndMore, { names, rest }) : names;
}
