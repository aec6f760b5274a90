// Starts the worker of a sheet view. If workers do not start, the engine runs within the page.
import { startWorkerOr } from '#web/platform/worker-lines.ts';

export function openEngine() {
  return startWorkerOr(
    () => new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' }),
    async (line) => {
      const { serveEngine } = await import('./serve-engine.ts');
      // It shares the page's formats: there is nothing to synchronize.
      serveEngine(
        line,
        (input, init) => fetch(input, init),
        () => {},
      );
    },
  );
}
