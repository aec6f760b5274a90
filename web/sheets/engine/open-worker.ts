// Starts the worker of a sheet view. If workers do not start, the engine runs within the page.
import { AppError } from '#core/errors.ts';
import type { WorkerLine } from './sheet-client.ts';
import type { FromWorker, Line, ToWorker } from './worker-protocol.ts';

/** Starts the worker, or the engine within the page if that fails. */
export async function openWorker(): Promise<WorkerLine> {
  try {
    return await startWorker();
  } catch {
    const { serveEngine } = await import('./serve-engine.ts');
    const { port1, port2 } = new MessageChannel();
    // It shares the page's formats: there is nothing to synchronize.
    serveEngine(
      portLine<FromWorker, ToWorker>(port2),
      (input, init) => fetch(input, init),
      () => {},
    );
    return portLine<ToWorker, FromWorker>(port1);
  }
}

function startWorker(): Promise<WorkerLine> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  const line: WorkerLine = {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    listen: (heard) =>
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => heard(data)),
    close: () => worker.terminate(),
  };
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new AppError('unexpected')), { once: true });
    // Its first message says that it is ready.
    worker.addEventListener('message', () => resolve(line), { once: true });
  });
}

function portLine<Sent, Received>(port: MessagePort): Line<Sent, Received> & { close(): void } {
  return {
    send: (message, transfer = []) => port.postMessage(message, transfer),
    listen(heard) {
      port.addEventListener('message', ({ data }: MessageEvent<Received>) => heard(data));
      port.start();
    },
    close: () => port.close(),
  };
}
