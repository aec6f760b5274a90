// The entry point of the catalog worker. Like the page's main.tsx it runs on import.
import type { OutboxOwner } from '#core/filling/outbox/outbox-entry.ts';
import { inPageLanguage } from '#web/platform/worker-language.ts';

void inPageLanguage(async () => {
  const [{ serveCalls }, { lineToPage }, { createCatalogEngine }, { openFillDatabase }] = await Promise.all([
    import('#core/portions/worker-calls.ts'),
    import('#web/platform/worker-lines.ts'),
    import('./catalog-engine.ts'),
    import('./fill-database.ts'),
  ]);
  const owner = Promise.withResolvers<OutboxOwner>();
  const engine = createCatalogEngine(owner.promise.then(openFillDatabase));
  serveCalls(lineToPage, () => ({ ...engine, open: owner.resolve }));
});
