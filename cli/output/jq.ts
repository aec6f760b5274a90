// `--jq`: what a jq expression makes of a command's JSON, as gh prints it: texts as they are, anything else as JSON, one
// value a line. The engine is jq itself, compiled to WebAssembly, in a thread that is only started for this.
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type JqRequest = { input: string; expression: string };
export type JqReply = { output: string; failure: string | null };

/** Refuses an expression that jq cannot read, before the command does anything. */
export async function checkJq(expression: string, signal?: AbortSignal): Promise<void> {
  const { failure } = await runJq({ input: 'null', expression }, signal);
  // Whether it fits the data is seen when there is some.
  if (failure?.includes('compile error') === true) throw refused(failure);
}

/** The lines that the expression makes of a value. Throws `interrupted` once the signal aborts, however long jq would take. */
export async function jqLines(value: unknown, expression: string, signal?: AbortSignal): Promise<string> {
  const { output, failure } = await runJq({ input: JSON.stringify(value ?? null), expression }, signal);
  if (failure !== null) throw refused(failure);
  return output === '' || output.endsWith('\n') ? output : `${output}\n`;
}

/** After a build, the thread is in dist/chunks, as this is. */
const program = join(import.meta.dirname, `jq-thread${extname(import.meta.filename)}`);

function runJq(request: JqRequest, signal?: AbortSignal): Promise<JqReply> {
  const { promise, resolve, reject } = Promise.withResolvers<JqReply>();
  const worker = new Worker(program, { execArgv: [] });
  const interrupt = () => reject(new AppError('interrupted'));
  signal?.addEventListener('abort', interrupt);
  if (signal?.aborted === true) interrupt();
  worker.once('message', resolve);
  worker.once('error', reject);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(request);
  return promise.finally(() => {
    signal?.removeEventListener('abort', interrupt);
    void worker.terminate();
  });
}

/** jq says what is wrong and where: its own preamble is left out. */
function refused(failure: string): AppError {
  const said = failure
    .replaceAll(/^jq: error(?: \(at [^)]*\))?: /gm, '')
    .replaceAll(/ \(Unix shell quoting issues\?\)/g, '')
    .replaceAll(/^jq: \d+ compile errors?$/gm, '')
    .replaceAll(/at <top-level>, /g, 'in ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return new AppError('usage', wording(m.jqExpressionFailed, { said }), {
    cause: failure,
    hint: wording(m.sameCommandWithJsonPrints),
  });
}
