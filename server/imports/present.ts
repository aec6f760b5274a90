// Presents imports as the calls answer them: one, or those of forms that are pending.
import { type Actor, isManager } from '#core/actor.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import type { Tx } from '#server/db/transaction.ts';
import { problemOf } from '#server/http/problem.ts';
import { importColumns, type ImportRecord, importsOf, updateOf } from './store.ts';
import { undoUntil } from './undo-store.ts';

/** Running and unrepaired imports, by form; none for actors who may not import. */
export async function pendingImports(
  tx: Tx,
  actor: Actor,
  formIds: readonly string[],
): Promise<Map<string, ImportStatus[]>> {
  if (!isManager(actor) || formIds.length === 0) return new Map();
  const found = await tx.all(
    importsOf(actor.companyId)
      .select(importColumns)
      .where('imports.form_id', 'in', [...formIds])
      .where('imports.state', 'not in', ['SUCCESS', 'SIGNAL_STOPPED'])
      .orderBy('imports.created_at', 'desc'),
  );
  return Map.groupBy(
    // None of them is finished, so that none can be undone at any time.
    found.map((record) => presentImport(record, 0)),
    ({ templateId }) => templateId,
  );
}

/** `now` decides whether it can still be undone; `setback` is why its job's last attempt failed, if it did. */
export function presentImport(record: ImportRecord, now: number, setback?: unknown): ImportStatus {
  const { undoneAt, undoneBy } = record;
  return {
    id: record.id,
    templateId: record.formId,
    fileName: record.uploadId,
    originalFileName: record.originalFileName,
    state: record.state,
    completedRows: record.completedRows,
    failedRows: record.failedRows,
    totalRows: record.totalRows,
    droppedRows: droppedRowsOf(record),
    sheetId: record.sheetId,
    sheetName: record.sheetName,
    sha256: record.contentHash?.toString('hex') ?? null,
    createdAt: record.createdAt,
    endedAt: record.endedAt,
    createdBy: record.createdBy,
    dateColumn: record.request.dateColumn,
    dateFormat: record.request.dateFormat,
    dateFormats: record.request.dateFormats ?? {},
    cellFormats: record.request.cellFormats ?? {},
    timeZone: record.timeZone,
    ...(record.irrelevant.length > 0 && { irrelevant: record.irrelevant }),
    ...(record.request.hours !== undefined && { hours: record.request.hours }),
    decimalSeparator: record.decimalSeparator,
    ...(record.bringsFiles && { bringsFiles: true }),
    update: updateOf(record),
    undone: undoneAt === null || undoneBy === null ? null : { at: undoneAt, by: undoneBy },
    undoUntil: undoUntil(record, now),
    problem: record.problem,
    delay: setback === undefined || !isRunning(record) ? null : problemOf(setback).problem.detail,
  };
}

/** Rows of a completely read file that were neither imported nor wait for a repair. */
function droppedRowsOf(record: ImportRecord): number {
  const { totalRows, completedRows, failedRows, problem } = record;
  const isRead = record.state === 'SUCCESS' || record.state === 'COMPLETED_WITH_ERRORS';
  return isRead && problem === null ? Math.max(0, totalRows - completedRows - failedRows) : 0;
}
