// The thread in which jq reads a command's JSON: an expression may take long, or never end, and Ctrl-C and SIGTERM end the
// command all the same. jq.ts starts it and sends one request after another.
import { parentPort } from 'node:worker_threads';
import { raw } from 'jq-wasm/inline';
import type { JqReply, JqRequest } from './jq.ts';

const flags = ['-r', '-c'];

parentPort?.on('message', (request) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only jq.ts starts this program, in the same version
  void answer(request as JqRequest);
});

async function answer({ input, expression }: JqRequest): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await replyTo(input, expression));
}

/** jq refuses an expression, or what it meets in the data, by its exit code. */
async function replyTo(input: string, expression: string): Promise<JqReply> {
  try {
    const { stdout, stderr, exitCode } = await raw(input, expression, flags);
    return { output: stdout, failure: exitCode === 0 ? null : stderr };
  } catch (error) {
    return { output: '', failure: error instanceof Error ? error.message : String(error) };
  }
}
