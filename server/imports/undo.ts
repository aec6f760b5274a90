// The calls that undo a finished import, in one transaction: a server that is killed has undone all of it or nothing.
import { AppError } from '#core/errors.ts';
import type { Actor } from '#core/actor.ts';
import * as calls from '#core/imports/calls.ts';
import {
  changedText,
  hasChanges,
  isUndoable,
  mayUndoChanged,
  mayUndoImport,
  type UndoPreview,
  undoRefusal,
} from '#core/imports/undo.ts';
import { audit, auditAll, type AuditNote } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { on } from '#server/http/mount.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { deleteSheet } from '#server/sheets/store.ts';
import { presentImport } from './present.ts';
import { findImport, type ImportRecord, updateOf } from './store.ts';
import * as store from './undo-store.ts';
import { revertChanges } from './update/revert.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const importUndoRoutes = [
  on(calls.previewUndo, async ({ actor, tx, params, services }) => {
    const record = await findImport(tx, actor, params.id);
    return previewOf(tx, actor, record, services.now());
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
async function previewOf(tx: Tx, actor: Actor, record: ImportRecord, now: number): Promise<UndoPreview> {
  const status = presentImport(record, now);
  authorize(isUndoable(status), 'conflict');
  authorize(mayUndoImport(actor, status));
  const { companyId } = actor;
  const sheet = sheetOf(companyId, record);
  const { imported, ...rows } = await store.countRowsSince(tx, sheet);
  const { reviewedSince, ...updated } =
    status.update === null
      ? { restored: 0, kept: 0, reviewedSince: 0 }
      : await store.countUpdatedSince(tx, companyId, record.id);
  return {
    importId: record.id,
    sheetId: record.sheetName === null ? null : record.sheetId,
    ...rows,
    ...updated,
    changed: rows.changed + reviewedSince,
    reviewed: rows.reviewed + reviewedSince,
    deleted: Math.max(0, (status.update?.newRows ?? record.completedRows) - imported),
    setupChanged: await store.isSetupChanged(tx, sheet),
    until: status.undoUntil ?? now,
  };
}

type UndoDecision = { changed: boolean; changedRows?: number | undefined };

/** Undoes a locked import. */
async function undo(scope: RequestScope, record: ImportRecord, decision: UndoDecision): Promise<void> {
  const { tx, actor, services } = scope;
  const now = services.now();
  const preview = await previewOf(tx, actor, record, now);
  requireDecision(preview, decision);
  authorize(mayUndoChanged(actor, preview));
  const sheet = sheetOf(actor.companyId, record);
  const { id, name, version } = await findForm(tx, actor, record.formId);
  const form = { id, name };
  const changed = await store.lockChangedRows(tx, sheet);
  requireShown(preview.changed, changed.length);
  // Rows before the sheet, as everybody else locks them; then those that came until nobody could add any more.
  const deleted = await store.deleteRowsOf(tx, sheet);
  await store.lockSheet(tx, sheet);
  const late = await store.deleteRowsOf(tx, sheet);
  requireShown(preview.changed, deleted.changed + late.changed);
  await deleteSheet(tx, sheet, now);
  if (updateOf(record) !== null) {
    const cached = await services.forms.get(tx, actor.companyId, id, version);
    // The history says who undoes it, and not who imported it.
    const by = { userId: actor.userId, userName: actor.userName };
    await revertChanges(tx, actor.companyId, { record: { ...record, ...by }, form: cached }, now, 'undone');
  }
  await store.noteUndone(tx, actor, record.id, now);
  // What people have changed stays in the audit log, as of each row that is deleted; the rest is in the file.
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
      next: [undoneRows(deleted.rows + late.rows, preview.restored), record.originalFileName],
    },
    now,
  );
}

/** `4 rows deleted, 2 restored` */
function undoneRows(deleted: number, restored: number): string {
  return t(m.rowsUndone, { deleted, restored });
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

/** Throws `conflict` if there are more changed rows by now than anyone who decided was shown. */
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
