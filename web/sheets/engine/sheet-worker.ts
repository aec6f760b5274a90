// The entry point of a sheet view's worker. Like the page's main.tsx it runs on import.
import { inPageLanguage } from '#web/platform/worker-language.ts';

void inPageLanguage(async () => {
  const [{ followFormat }, { lineToPage }, { serveEngine }] = await Promise.all([
    import('#core/format/current.ts'),
    import('#web/platform/worker-lines.ts'),
    import('./serve-engine.ts'),
  ]);
  serveEngine(lineToPage, (input, init) => fetch(input, init), followFormat);
});
