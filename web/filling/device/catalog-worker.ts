// The entry point of the catalog worker. Like the page's main.tsx it runs on import.
import type { OutboxOwner } from '#core/filling/outbox/outbox-entry.ts';
import { serveCalls } from '#core/portions/worker-calls.ts';
import { lineToPage } from '#web/platform/worker-lines.ts';
import { createCatalogEngine } from './catalog-engine.ts';
import { openFillDatabase } from './fill-database.ts';

const owner = Promise.withResolvers<OutboxOwner>();
const engine = createCatalogEngine(owner.promise.then(openFillDatabase));
serveCalls(lineToPage, () => ({ ...engine, open: owner.resolve }));
