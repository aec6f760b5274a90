// Runs a command in this process, as `bin/formdeck.js` does, with streams of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { main } from '#cli/main.ts';

type Typed = string | ((said: string) => string);
export type Ran = { stdout: string; stderr: string; exitCode: number };

/**
 * Runs `formdeck` with these words. It sees no environment but `env`, a configuration folder of its own unless
 * FORMDECK_CONFIG names one, and `stdin`. There is no terminal, unless `terminal` says that `stdin` and stderr are one.
 */
export async function runCommand(
  argv: readonly string[],
  {
    env = {},
    stdin = '',
    terminal = false,
    answers,
  }: {
    env?: Record<string, string>;
    stdin?: string;
    terminal?: boolean;
    /** What somebody at a terminal types, one after each question; a function is given what was said until then. */
    answers?: readonly Typed[];
  } = {},
): Promise<Ran> {
  const [stdout, stderr, input] = [new PassThrough(), new PassThrough(), new PassThrough()];
  if (answers === undefined) input.end(stdin);
  else answerTo(stderr, input, answers);
  // Wide, so that no line is broken.
  const asTerminal = { isTTY: true, columns: 1_000 };
  if (terminal || answers) for (const stream of [input, stderr]) Object.assign(stream, asTerminal);
  const ran = { stdout: text(stdout), stderr: text(stderr) };
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-command-'));
  const surroundings = {
    env: { FORMDECK_CONFIG: folder, ...env },
    stdin: input as unknown as typeof process.stdin,
    stdout: stdout as unknown as typeof process.stdout,
    stderr: stderr as unknown as typeof process.stderr,
    on: () => process,
    cwd: () => process.cwd(),
    kill: (): never => {
      throw new Error('kill');
    },
    exit: (code?: number | string | null): never => {
      throw new Error(`exit ${code}`);
    },
    exitCode: 0 as unknown,
  };
  try {
    await main(argv, surroundings);
  } finally {
    rmSync(folder, { recursive: true });
  }
  stdout.end();
  stderr.end();
  return { stdout: await ran.stdout, stderr: await ran.stderr, exitCode: Number(surroundings.exitCode) };
}

/** Types the answers, each when its question is there. */
function answerTo(stderr: PassThrough, input: PassThrough, answers: readonly Typed[]): void {
  const left = [...answers];
  let said = '';
  stderr.on('data', (chunk: Buffer) => {
    said += stripVTControlCharacters(chunk.toString());
    // The line editor moves the cursor behind its question.
    if (/[:\]] $/.test(stripVTControlCharacters(chunk.toString())))
      setImmediate(() => {
        const next = left.shift() ?? '\u0003';
        input.write(`${typeof next === 'string' ? next : next(said)}\r`);
      });
  });
}
