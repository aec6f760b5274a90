// A real pseudo-terminal with a screen that can be read: programs in it cannot tell it from a person's.
import { spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';
import { patience } from './patience.ts';

export type Terminal = {
  /** Types text, or presses keys by their codes (see `keys`). */
  press(text: string): Promise<void>;
  /** The lines as somebody sees them now, without spaces at their ends: never a picture that is half drawn. */
  screen(): string;
  /** Resolves once the screen shows a text. Throws with the screen when it does not in time. */
  shows(text: string | RegExp, milliseconds?: number): Promise<void>;
  /** The same for a text that goes away. */
  hides(text: string | RegExp, milliseconds?: number): Promise<void>;
  /** Resolves once nothing has been written for a moment: the picture is whole. */
  settled(): Promise<void>;
  resize(columns: number, rows: number): void;
  /** Ends the program with a signal. */
  kill(signal?: string): void;
  /** Resolves with the exit code when the program has ended. */
  ended: Promise<number>;
  /** Everything that the program wrote, with its escape codes. */
  written(): string;
};

export type TerminalOptions = {
  program: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  cwd: string;
  columns?: number;
  rows?: number;
};

export const keys = {
  enter: '\r',
  escape: '\u001b',
  tab: '\t',
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  pageDown: '\u001b[6~',
  backspace: '\u007f',
  control: (letter: string) => String.fromCharCode(letter.toUpperCase().charCodeAt(0) - 64),
} as const;

/** Synchronized output, which terminals show as a whole. */
const drawing = { begins: '\u001b[?2026h', ends: '\u001b[?2026l' };

/** Starts a program in a terminal of its own, 80 by 24 unless said. */
export function openTerminal(options: TerminalOptions): Terminal {
  const { columns = 80, rows = 24 } = options;
  const shown = new headless.Terminal({ cols: columns, rows, allowProposedApi: true });
  let written = '';
  let picture = '';
  let lastWrite = 0;
  const child = spawn(options.program, [...options.args], {
    name: 'xterm-256color',
    cols: columns,
    rows,
    cwd: options.cwd,
    env: { ...options.env, TERM: 'xterm-256color' },
  });
  child.onData((data) => {
    written += data;
    lastWrite = Date.now();
    // A program that draws tells the terminal when it begins and when it ends.
    const isDrawing = written.lastIndexOf(drawing.begins) > written.lastIndexOf(drawing.ends);
    shown.write(data, () => {
      if (!isDrawing) picture = lines();
    });
  });
  // What the terminal itself answers, such as where the cursor is.
  shown.onData((data) => child.write(data));

  const lines = () => {
    const { active } = shown.buffer;
    return Array.from({ length: shown.rows }, (_, row) =>
      (active.getLine(active.viewportY + row)?.translateToString(true) ?? '').trimEnd(),
    )
      .join('\n')
      .trimEnd();
  };
  const screen = () => picture;
  const has = (text: string | RegExp) =>
    typeof text === 'string' ? screen().includes(text) : text.test(screen());
  const wait = async (text: string | RegExp, wanted: boolean, milliseconds: number) => {
    const end = Date.now() + milliseconds;
    while (has(text) !== wanted) {
      if (Date.now() > end) {
        throw new Error(
          `The screen ${wanted ? 'does not show' : 'still shows'} ${String(text)}:\n${screen()}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  return {
    async press(text) {
      child.write(text);
      // As fast as a quick typist; a key is a burst of its own.
      await new Promise((resolve) => setTimeout(resolve, 30));
    },
    screen,
    shows: (text, milliseconds = patience) => wait(text, true, milliseconds),
    hides: (text, milliseconds = patience) => wait(text, false, milliseconds),
    async settled() {
      while (Date.now() - lastWrite < 60) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    resize(toColumns, toRows) {
      shown.resize(toColumns, toRows);
      child.resize(toColumns, toRows);
    },
    kill: (signal) => child.kill(signal),
    ended: new Promise((resolve) => child.onExit(({ exitCode }) => resolve(exitCode))),
    written: () => written,
  };
}
