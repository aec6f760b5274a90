// The entry point of a sheet view's worker. Like the page's main.tsx it runs on import.
import { followFormat } from '#core/format/current.ts';
import { serveEngine } from './serve-engine.ts';
import type { FromWorker, ToWorker } from './worker-protocol.ts';

serveEngine(
  {
    send: (message: FromWorker, transfer = []) => self.postMessage(message, { transfer }),
    listen: (heard) => self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => heard(data)),
  },
  (input, init) => fetch(input, init),
  followFormat,
);
