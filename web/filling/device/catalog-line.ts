// The page's connection to the catalog worker, which is started on first use.
import type { OutboxOwner } from '#core/filling/outbox/outbox-entry.ts';
import { createRemote } from '#core/portions/worker-calls.ts';
import { pageLanguage } from '#web/platform/worker-language.ts';
import { startWorker } from '#web/platform/worker-lines.ts';
import type { CatalogCalls } from './catalog-engine.ts';

export type CatalogLine = CatalogCalls & { close(): void };

/** `owner`: of the database with the catalog. */
export function openCatalogLine(owner: OutboxOwner): CatalogLine {
  const { call, close } = createRemote<CatalogCalls>(
    () =>
      startWorker(
        new Worker(new URL('./catalog-worker.ts', import.meta.url), { name: pageLanguage(), type: 'module' }),
      ),
    { onOpen: (tell) => tell('open', owner) },
  );
  return {
    level: (...args) => call('level', args),
    search: (...args) => call('search', args),
    withCode: (...args) => call('withCode', args),
    items: (...args) => call('items', args),
    outlook: (...args) => call('outlook', args),
    names: (...args) => call('names', args),
    take: (...args) => call('take', args),
    close,
  };
}
