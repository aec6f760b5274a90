// The calls that may read or change very many rows, or check a password: each person has a few of them under way at
// most, and all together they never have all connections (server/db/turns.ts). Calls that take long count as heavy too.
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
]);

/** Whether a call may take much of the server. */
export function isHeavy(call: Call): boolean {
  return call.who === 'public' || heavyCalls.has(call);
}
