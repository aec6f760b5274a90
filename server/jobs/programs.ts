// Programs of ours that work beside the server, in processes or threads of their own. The server calls them, and they answer,
// as the workers of the console do (core/portions/worker-calls.ts).
import { fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { parentPort, type Worker } from 'node:worker_threads';
import type { FromWorker, PageLine, ToWorker, WorkerLine } from '#core/portions/worker-calls.ts';

/** The program of that name beside the file of its caller: after a build, both are in dist/chunks. */
export function programBeside({ dirname, filename }: ImportMeta, name: string): string {
  return join(dirname, `${name}${extname(filename)}`);
}

/** Starts a program in a process of its own, which ends with the line. */
export function processLine(program: string, env: NodeJS.ProcessEnv = process.env): PageLine {
  const child = fork(program, {
    execArgv: [],
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It must not keep a server alive that has nothing else to do.
  child.unref();
  child.channel?.unref();
  const close = () => void child.kill('SIGKILL');
  return {
    send: (message) =>
      void child.send(message, (error) => {
        if (error !== null) close();
      }),
    listen(heard, broke) {
      child.on('message', (message: FromWorker) => heard(message));
      if (broke === undefined) return;
      child.once('exit', (code, signal) => broke(String(signal ?? code)));
      child.once('error', () => broke());
    },
    close,
  };
}

/** A process's line to the server that started it. */
export const lineToServer: WorkerLine = {
  send: (message) => void process.send?.(message),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the server starts these programs, in the same version
  listen: (heard) => void process.on('message', (message) => heard(message as ToWorker)),
  close: () => process.exit(0),
};

/** The line to a thread. */
export function threadLine(thread: Worker): PageLine {
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    send: (message) => thread.postMessage(message),
    listen(heard, broke) {
      thread.on('message', heard);
      if (broke === undefined) return;
      thread.once('error', () => broke());
      thread.once('exit', () => broke());
    },
    close: () => void thread.terminate(),
  };
}

/** A thread's line to the server. */
export const lineToMain: WorkerLine = {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  send: (message) => parentPort?.postMessage(message),
  listen: (heard) => void parentPort?.on('message', heard),
  close: () => parentPort?.close(),
};
