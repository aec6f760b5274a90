// Connections to workers (core/portions/worker-calls.ts).
import { AppError } from '#core/errors.ts';
import type { FromWorker, Line, PageLine, ToWorker, WorkerLine } from '#core/portions/worker-calls.ts';

/** Resolves once the worker has started; rejects with `unexpected` if it cannot. */
export function startWorker(worker: Worker): Promise<PageLine> {
  const line: PageLine = {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    listen(heard, broke) {
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => heard(data));
      if (broke !== undefined) worker.addEventListener('error', () => broke());
    },
    close: () => worker.terminate(),
  };
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new AppError('unexpected')), { once: true });
    // Its first message says that it is ready.
    worker.addEventListener('message', () => resolve(line), { once: true });
  });
}

/** The same, or where workers do not start a connection to what serves within the page. */
export async function startWorkerOr(
  start: () => Worker,
  serve: (line: WorkerLine) => void | Promise<void>,
): Promise<PageLine> {
  try {
    return await startWorker(start());
  } catch {
    const { port1, port2 } = new MessageChannel();
    await serve(portLine<FromWorker, ToWorker>(port2));
    return portLine<ToWorker, FromWorker>(port1);
  }
}

/** A worker's connection to its page. */
export const lineToPage: WorkerLine = {
  send: (message, transfer = []) => self.postMessage(message, { transfer }),
  listen: (heard) => self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => heard(data)),
  close: () => self.close(),
};

function portLine<Sent, Received>(port: MessagePort): Line<Sent, Received> {
  return {
    send: (message, transfer = []) => port.postMessage(message, transfer),
    listen(heard) {
      port.addEventListener('message', ({ data }: MessageEvent<Received>) => heard(data));
      port.start();
    },
    close: () => port.close(),
  };
}
