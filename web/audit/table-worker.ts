// The worker that builds the audit log grid and its CSV. Like the page's main.tsx it runs on import.
import { inPageLanguage } from '#web/platform/worker-language.ts';

void inPageLanguage(async () => {
  const [{ followFormat }, { serveCalls }, { lineToPage }, { tableCalls }] = await Promise.all([
    import('#core/format/current.ts'),
    import('#core/portions/worker-calls.ts'),
    import('#web/platform/worker-lines.ts'),
    import('./build-table.ts'),
  ]);
  serveCalls(lineToPage, () => tableCalls(followFormat));
});
