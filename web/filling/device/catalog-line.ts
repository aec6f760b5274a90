// The page's connection to the catalog worker, which is started on first use.
import { AppError } from '#core/errors.ts';
import type { OutboxOwner } from '#core/filling/outbox/outbox-entry.ts';
import type { CatalogCalls } from './catalog-engine.ts';

export type CatalogAsk = {
  id: number;
  /** The owner of the database with the catalog. */
  owner: OutboxOwner;
  method: keyof CatalogCalls;
  args: readonly unknown[];
};
export type CatalogAnswer = { id: number; isDone: true; value: unknown } | { id: number; isDone: false };

export type CatalogLine = CatalogCalls & { close(): void };

/** Calls reject with `unexpected` if the worker cannot be started; the next one tries again. */
export function openCatalogLine(owner: OutboxOwner): CatalogLine {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  let worker: Worker | null = null;

  function stop(): void {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new AppError('unexpected'));
    waiting.clear();
  }
  function start(): Worker {
    const made = new Worker(new URL('./catalog-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('error', stop);
    made.addEventListener('message', ({ data }: MessageEvent<CatalogAnswer>) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.isDone) call?.resolve(data.value);
      else call?.reject(new AppError('unexpected'));
    });
    return made;
  }
  function ask<M extends keyof CatalogCalls>(method: M, ...args: Parameters<CatalogCalls[M]>) {
    worker ??= start();
    const call = Promise.withResolvers<unknown>();
    last += 1;
    waiting.set(last, call);
    const message: CatalogAsk = { id: last, owner, method, args };
    // Large buffers are transferred, not copied.
    worker.postMessage(
      message,
      args.filter((arg) => arg instanceof ArrayBuffer),
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers each method with what it gives
    return call.promise as ReturnType<CatalogCalls[M]>;
  }
  return {
    level: (...args) => ask('level', ...args),
    search: (...args) => ask('search', ...args),
    withCode: (...args) => ask('withCode', ...args),
    items: (...args) => ask('items', ...args),
    outlook: (...args) => ask('outlook', ...args),
    names: (...args) => ask('names', ...args),
    take: (...args) => ask('take', ...args),
    close: stop,
  };
}
