// Takes over the terminal and restores it: on exit, on Ctrl-C, on a signal, and after a crash, which is reported once
// the terminal is restored.
import { render, useApp, useInput, usePaste, useStdout, useWindowSize } from 'ink';
import { type ReactNode, useEffect, useState } from 'react';
import { harmlessLines } from '#cli/output/width.ts';
import { copyToClipboard } from './clipboard.ts';
import { createDialogs } from './dialogs.ts';
import { createKeyboard } from './keys/keyboard.ts';
import { unknownText } from './keys/keys.ts';
import { pressesOf } from './keys/presses.ts';
import { readAloud } from './read-aloud.ts';
import { type ColorDepth, type Terminal, TerminalContext } from './terminal-context.ts';
import { createToasts } from './toasts.ts';
import { wordsOf } from './waiting.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TerminalOptions = { colors: boolean; accessible: boolean };

export type TerminalWorld = Pick<
  NodeJS.Process,
  'stdin' | 'stdout' | 'stderr' | 'env' | 'kill' | 'exit' | 'on'
>;

/** How the app ended. */
export type Ending = 'left' | 'interrupted' | 'broken';

/** Renders the element until the user leaves. A crash is reported on stderr once the terminal is restored. */
export async function runTerminal(
  element: ReactNode,
  options: TerminalOptions,
  world: TerminalWorld,
): Promise<Ending> {
  const { stdin, stdout } = world;
  const spoken = options.accessible ? readAloud(stdout, globalThis.setTimeout) : null;
  const instance = render(
    <TerminalRoot options={options} world={world}>
      {element}
    </TerminalRoot>,
    {
      stdin,
      stdout: spoken ?? stdout,
      // There is a terminal even if the shell sets CI, which Ink alone would take for none.
      interactive: spoken === null,
      debug: spoken !== null,
      alternateScreen: spoken === null,
      exitOnCtrlC: false,
      maxFps: 60,
      patchConsole: false,
    },
  );
  const crash = (error: unknown) => {
    instance.unmount();
    world.stderr.write(`${crashText(error)}\n`);
    world.exit(1);
  };
  world.on('uncaughtException', crash);
  world.on('unhandledRejection', crash);
  const ending = await instance.waitUntilExit().then(
    (value): Ending => (value === 'interrupted' ? 'interrupted' : 'left'),
    (error: unknown): Ending => {
      world.stderr.write(`${crashText(error)}\n`);
      return 'broken';
    },
  );
  instance.cleanup();
  spoken?.end();
  return ending;
}

/** The report of an unexpected error. */
function crashText(error: unknown): string {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return t(m.formdeckHadToStopBecause, { harmlessLines: harmlessLines(trace) });
}

type RootProps = {
  options: TerminalOptions;
  world: Pick<TerminalWorld, 'on' | 'kill' | 'env'>;
  children: ReactNode;
};

/** Provides the shared context, and receives key presses. */
export function TerminalRoot({ options, world, children }: RootProps) {
  const { columns, rows } = useWindowSize();
  const { exit, suspendTerminal } = useApp();
  const { stdout } = useStdout();
  const [parts] = useState(() => createParts());
  // A visible message's timer would keep the process alive.
  useEffect(() => () => parts.toasts.clear(), [parts]);
  useInput((input, key) => {
    const presses = pressesOf(input, key);
    if (presses.some(({ name }) => name === 'ctrl-c')) exit('interrupted');
    else if (presses.some(({ name }) => name === 'ctrl-z')) void suspend(suspendTerminal, world);
    else {
      parts.toasts.clear();
      parts.keyboard.press(presses);
    }
  });
  usePaste((text) => parts.keyboard.paste(text));
  const copy = (text: string) => copyToClipboard(text, { stdout, env: world.env });
  const depth = options.colors ? depthOf(stdout, world.env) : 1;
  const terminal: Terminal = { columns, rows, ...options, depth, ...parts, copy };
  return <TerminalContext.Provider value={terminal}>{children}</TerminalContext.Provider>;
}

/** Sixteen colours where the terminal does not say. */
function depthOf(stdout: object, env: NodeJS.ProcessEnv): ColorDepth {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a terminal has it; what tests draw on does not
  const { getColorDepth } = stdout as Partial<NodeJS.WriteStream>;
  const bits = getColorDepth?.call(stdout, env) ?? 4;
  return ([24, 8, 4] as const).find((depth) => bits >= depth) ?? 1;
}

/** Keyboard, dialogs and messages of a terminal. */
function createParts(): Pick<Terminal, 'keyboard' | 'dialogs' | 'toasts'> {
  const toasts = createToasts({ setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout });
  const keyboard = createKeyboard({
    // React renders in the first tick of the event loop, and the changes of its effects in the second.
    drawn: () => new Promise((resolve) => setImmediate(() => setImmediate(resolve))),
    onRefused: (why) => toasts.say(why, 'warning'),
    onUnknown: (press) => {
      const text = unknownText(press, keyboard.bindings.peek());
      if (text !== null) toasts.say(text);
    },
    onError: (error) => toasts.say(wordsOf(error).message, 'bad'),
  });
  return { keyboard, toasts, dialogs: createDialogs() };
}

/** Ctrl-Z: suspends to the shell until it resumes us. */
async function suspend(
  suspendTerminal: ReturnType<typeof useApp>['suspendTerminal'],
  world: Pick<TerminalWorld, 'on' | 'kill'>,
): Promise<void> {
  if (process.platform === 'win32') return;
  await suspendTerminal(
    () =>
      new Promise<void>((resolve) => {
        world.on('SIGCONT', resolve);
        world.kill(0, 'SIGTSTP');
      }),
  );
}
