// The user's input: answers at a terminal, otherwise standard input. Questions go to stderr, so that stdout stays data.
import { Writable } from 'node:stream';
import { columnsOf, talkText } from '#cli/output/talk.ts';
import { AppError } from '#core/errors.ts';

export type Input = {
  /** Whether a user is there to answer. */
  readonly interactive: boolean;
  /**
   * Prompts for a line; a secret is not echoed.
   * @throws AppError `cancelled` on Ctrl-C or the end of input
   */
  ask(question: string, kind?: 'secret'): Promise<string>;
  /** All of standard input, which is read once. */
  bytes(): Promise<Uint8Array>;
  /** The same as a text. */
  all(): Promise<string>;
};

type StandardInput = NodeJS.ReadableStream & { isTTY?: boolean };
type Talk = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

/** The input of one run. Node creates a stream when it is first asked for, which takes longer than a short command. */
export function createInput(streams: { readonly stdin: StandardInput; readonly stderr: Talk }): Input {
  let read: Promise<Uint8Array> | undefined;
  const bytes = () => (read ??= process.getBuiltinModule('node:stream/consumers').buffer(streams.stdin));
  return {
    get interactive() {
      return streams.stdin.isTTY === true && streams.stderr.isTTY === true;
    },
    // Questions often contain names of forms and people, so they are sanitized and wrapped.
    ask: (question, kind) => {
      const { stdin, stderr } = streams;
      return ask(stdin, stderr, questionText(question, stderr), kind === 'secret');
    },
    bytes,
    all: async () => new TextDecoder().decode(await bytes()),
  };
}

/** The question wrapped to the terminal's width, with a space at its end. */
function questionText(question: string, stderr: Talk): string {
  const text = question.trimEnd();
  return `${talkText(text, columnsOf(stderr))}${question.slice(text.length)}`;
}

function ask(stdin: StandardInput, stderr: Talk, question: string, secret: boolean): Promise<string> {
  // Called for when it is needed: few commands ask, and it takes 10 ms to load.
  const { createInterface } = process.getBuiltinModule('node:readline');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: stdin, output: secret ? silent : stderr, terminal: true });
    const last = question.lastIndexOf('\n') + 1;
    // Input follows the last line. A secret prompt appears only after echo is off.
    stderr.write(question.slice(0, secret ? undefined : last));
    const leave = (finish: () => void) => {
      lines.removeListener('close', cancel);
      lines.close();
      if (secret) stderr.write('\n');
      finish();
    };
    const cancel = () => leave(() => reject(new AppError('cancelled')));
    lines.once('SIGINT', cancel);
    lines.once('close', cancel);
    lines.question(secret ? '' : question.slice(last), (answer) => leave(() => resolve(answer)));
  });
}
