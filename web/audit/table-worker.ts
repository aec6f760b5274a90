// The worker that builds the audit log grid and its CSV. Like the page's main.tsx it runs on import.
import { followFormat } from '#core/format/current.ts';
import { serveCalls } from '#core/portions/worker-calls.ts';
import { lineToPage } from '#web/platform/worker-lines.ts';
import { tableCalls } from './build-table.ts';

serveCalls(lineToPage, () => tableCalls(followFormat));
