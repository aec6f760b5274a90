// Heavy calls: those that may read or change very many rows, or verify a password. Each person may run a few
// concurrently, and together they never take all connections (server/db/turns.ts). They end when their client leaves.
// Long-running calls count as heavy too.
import * as catalog from '#core/catalog/calls.ts';
import * as audit from '#core/audit/calls.ts';
import type { Call } from '#core/contract.ts';
import * as pins from '#core/pins/calls.ts';
import * as sheets from '#core/sheets/calls.ts';

const heavyCalls: ReadonlySet<Call> = new Set<Call>([
  sheets.listRows,
  sheets.filterSheetRows,
  sheets.filterRows,
  sheets.summarizeRows,
  sheets.readChanges,
  sheets.reviewRows,
  sheets.returnRows,
  sheets.deleteRows,
  sheets.undoRows,
  audit.listAudit,
  audit.filterAudit,
  audit.deletedRows,
  pins.listPins,
  catalog.readCatalog,
  catalog.readCatalogChanges,
  catalog.deleteCatalogItem,
]);

/** Whether a call is heavy. */
export function isHeavy(call: Call): boolean {
  return call.who === 'public' || heavyCalls.has(call);
}
