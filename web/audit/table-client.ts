// The page's side of the worker that builds the audit log grid. The worker starts on first use and keeps running.
import type { AuditTable, AuditTableInput } from '#core/audit/entry-table.ts';
import { currentFormats } from '#core/format/current.ts';
import { internationalFormats } from '#core/format/formats.ts';
import { createRemote, serveCalls } from '#core/portions/worker-calls.ts';
import { pageLanguage } from '#web/platform/worker-language.ts';
import { startWorkerOr } from '#web/platform/worker-lines.ts';
import { type TableCalls, tableCalls } from './build-table.ts';

const { call } = createRemote<TableCalls>(() =>
  startWorkerOr(
    () => new Worker(new URL('./table-worker.ts', import.meta.url), { name: pageLanguage(), type: 'module' }),
    // It shares the page's formats.
    (line) => serveCalls(line, () => tableCalls(() => {})),
  ),
);

/** Builds the grid of entries. */
export function builtTable(input: AuditTableInput): Promise<AuditTable> {
  return call('table', [input, currentFormats.peek().choice]);
}

/** Builds the CSV lines of entries. */
export function builtCsv(input: AuditTableInput, hasHead: boolean): Promise<string> {
  return call('csv', [input, internationalFormats().choice, hasHead]);
}
