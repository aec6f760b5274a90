// Draws a part of the terminal app on a terminal that is none, for tests: what is on it as text, keys into it.
import { setTimeout } from 'node:timers/promises';
import { render } from 'ink-testing-library';
import type { ReactNode } from 'react';
import { TerminalRoot } from '#cli/terminal/run-terminal.tsx';

export type DrawnTerminal = {
  /** What is on the screen, without colours. */
  text(): string;
  /** Sends keys as a terminal does, in one piece, and waits until they have been handled. */
  type(keys: string): Promise<void>;
  resize(columns: number, rows: number): Promise<void>;
  settle(): Promise<void>;
  end(): void;
};

/** Keys as terminals send them. */
export const keys = {
  enter: '\r',
  esc: '\u001b',
  down: '\u001b[B',
  up: '\u001b[A',
  left: '\u001b[D',
  end: '\u001b[F',
  backspace: '\u007f',
};

export type DrawOptions = { columns?: number; rows?: number; accessible?: boolean };

/** Draws an element in a terminal of a size, 80 by 24 unless said. */
export async function drawTerminal(
  element: ReactNode,
  { columns = 80, rows = 24, accessible = false }: DrawOptions = {},
): Promise<DrawnTerminal> {
  const world = { on: () => process, kill: () => true as const, env: {} };
  const options = { colors: false, accessible };
  const drawn = render(
    <TerminalRoot options={options} world={world}>
      {element}
    </TerminalRoot>,
  );
  const settle = () => quiet(() => drawn.frames.length);
  const resize = async (width: number, height: number) => {
    Object.defineProperty(drawn.stdout, 'columns', { value: width, configurable: true });
    Object.assign(drawn.stdout, { rows: height });
    drawn.stdout.emit('resize');
    await settle();
  };
  await settle();
  await resize(columns, rows);
  return {
    // oxlint-disable-next-line no-control-regex
    text: () => (drawn.lastFrame() ?? '').replaceAll(/\u001b\[[0-9;]*m/g, ''),
    type: async (text) => {
      drawn.stdin.write(text);
      await settle();
    },
    resize,
    settle,
    end: drawn.unmount,
  };
}

/**
 * Resolves once nothing has been drawn for 30 ms in which the process kept up with its timers: Ink waits 20 ms for what
 * may follow an Esc. On a slow machine, time that passed says nothing: what a key started may still wait for its turn.
 */
async function quiet(drawnFrames: () => number): Promise<void> {
  let frames = drawnFrames();
  for (let calm = 0; calm < 6; calm += 1) {
    const before = performance.now();
    await setTimeout(5);
    if (performance.now() - before > 20 || drawnFrames() !== frames) calm = -1;
    frames = drawnFrames();
  }
}
