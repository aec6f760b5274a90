// The calls that undo a finished import, in one transaction: a server that is killed has undone all of it or nothing.
import { AppError } from '#core/errors.ts';
import { counted } from '#core/count-text.ts';
import * as calls from '#core/imports/calls.ts';
import {
  changedText,
  hasChanges,
  isUndoable,
  mayUndoChanged,
  type UndoPreview,
  undoRefusal,
} from '#core/imports/undo.ts';
import { audit, auditAll, type AuditNote } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { on } from '#server/http/mount.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { presentImport } from './present.ts';
import { findImport, type ImportRecord } from './store.ts';
import * as store from './undo-store.ts';

export const importUndoRoutes = [
  on(calls.previewUndo, async ({ actor, tx, params, services }) => {
    const record = await findImport(tx, actor, params.id);
    return previewOf(tx, actor.companyId, record, services.now());
  }),

  on(
    calls.undoImport,
    async ({ actor, tx, params, body, services }) => {
      const record = await findImport(tx, actor, params.id, { lock: true });
      if (record.undoneAt === null) await undo({ tx, actor, services }, record, body);
      return presentImport(await findImport(tx, actor, params.id), services.now());
    },
    { takesLong: true },
  ),
];

/** Throws `conflict` for an import that cannot be undone. */
async function previewOf(tx: Tx, companyId: string, record: ImportRecord, now: number): Promise<UndoPreview> {
  const status = presentImport(record, now);
  authorize(isUndoable(status), 'conflict');
  const sheet = sheetOf(companyId, record);
  const { imported, ...rows } = await store.countRowsSince(tx, sheet);
  return {
    importId: record.id,
    sheetId: record.sheetId,
    ...rows,
    deleted: Math.max(0, record.completedRows - imported),
    setupChanged: await store.isSetupChanged(tx, sheet),
    until: status.undoUntil ?? now,
  };
}

type UndoDecision = { changed: boolean; changedRows?: number | undefined };

/** Undoes a locked import. */
async function undo(scope: RequestScope, record: ImportRecord, decision: UndoDecision): Promise<void> {
  const { tx, actor, services } = scope;
  const now = services.now();
  const preview = await previewOf(tx, actor.companyId, record, now);
  requireDecision(preview, decision);
  authorize(mayUndoChanged(actor, preview));
  const sheet = sheetOf(actor.companyId, record);
  const { id, name } = await findForm(tx, actor, record.formId);
  const form = { id, name };
  const changed = await store.lockChangedRows(tx, sheet);
  requireShown(preview.changed, changed.length);
  // Rows before the sheet, as everybody else locks them; then those that came until nobody could add any more.
  const deleted = await store.deleteRowsOf(tx, sheet);
  await store.lockSheet(tx, sheet);
  const late = await store.deleteRowsOf(tx, sheet);
  requireShown(preview.changed, deleted.changed + late.changed);
  await store.deleteSheet(tx, sheet, now);
  await store.noteUndone(tx, actor, record.id, now);
  // What people have changed stays in the audit log, as of each row that is deleted; the rest stands in the file.
  const notes = changed.map((row): AuditNote => ({
    action: 'row_deleted',
    object: { kind: 'sheetRow', id: row.id },
    form,
    sheetId: record.sheetId,
    rowId: row.id,
    previous: [row.answers],
  }));
  if (notes.length > 0) await auditAll(tx, actor, notes, now);
  await audit(
    tx,
    actor,
    {
      action: 'import_undone',
      object: { kind: 'import', id: record.id },
      form,
      sheetId: record.sheetId,
      next: [`${counted(deleted.rows + late.rows, 'row')} deleted`, record.originalFileName],
    },
    now,
  );
}

/** Throws `conflict` if people have changed rows, and nobody has decided that these go too. */
function requireDecision(preview: UndoPreview, { changed, changedRows }: UndoDecision): void {
  if (!hasChanges(preview)) return;
  if (!changed) {
    throw new AppError('conflict', changedText(preview), {
      hint: undoRefusal.hint,
      fields: { changedRows: preview.changed },
    });
  }
  if (changedRows !== undefined) requireShown(changedRows, preview.changed);
}

/** Throws `conflict` if there are more changed rows by now than whoever decided was shown. */
function requireShown(shown: number, now: number): void {
  if (now <= shown) return;
  throw new AppError('conflict', undoRefusal.more(shown, now), {
    hint: undoRefusal.moreHint,
    fields: { changedRows: now },
  });
}

function sheetOf(companyId: string, { formId, sheetId }: ImportRecord): store.UndoneSheet {
  return { companyId, formId, sheetId };
}
