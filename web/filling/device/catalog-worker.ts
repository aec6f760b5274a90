// The entry point of the catalog worker. Like the page's main.tsx it runs on import.
import { type CatalogCalls, createCatalogEngine } from './catalog-engine.ts';
import type { CatalogAnswer, CatalogAsk } from './catalog-line.ts';
import { openFillDatabase } from './fill-database.ts';

let engine: CatalogCalls | null = null;
self.addEventListener('message', ({ data }: MessageEvent<CatalogAsk>) => {
  engine ??= createCatalogEngine(openFillDatabase(data.owner));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page calls each method with its own arguments
  const method = engine[data.method] as (...args: readonly unknown[]) => Promise<unknown>;
  method(...data.args).then(
    (value) => tell({ id: data.id, isDone: true, value }),
    () => tell({ id: data.id, isDone: false }),
  );
});

function tell(answer: CatalogAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
  self.postMessage(answer);
}
