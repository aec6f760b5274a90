// Notifications at the end of an import: to the user who started it and, about its rows, to everyone who is notified of
// new rows.
import { notify } from '#server/notifications/store.ts';
import { notifyNewRows } from '#server/notifications/notify-rows.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { arrivedIn, sheetOfImport } from './arrived-store.ts';
import { type ImportRecord, updateOf } from './store.ts';

/** Notifies people that an import has read its file; `problem`: why it could not. */
export async function notifyImport(
  tx: Tx,
  companyId: string,
  record: ImportRecord,
  form: CachedForm,
  problem: string | null,
): Promise<void> {
  const { id: importId, formId, sheetId, userId } = record;
  const hasRows = problem === null;
  // An update without new rows has no sheet of its own, and one without any row loses it when it is completed.
  const hasSheet = updateOf(record)?.newRows !== 0 && record.completedRows > 0;
  await notify(tx, {
    companyId,
    to: [userId],
    from: userId,
    type: 'import_done',
    metadata: {
      templateId: formId,
      templateName: form.name,
      importId,
      fileName: record.originalFileName,
      sheetId: hasRows && hasSheet ? sheetId : null,
      completedRows: hasRows ? record.completedRows : 0,
      failedRows: hasRows ? record.failedRows : 0,
      problem,
    },
  });
  if (!hasRows) return;
  await notifyNewRows(tx, {
    companyId,
    authorId: userId,
    form: { ...form, id: formId },
    sheet: await sheetOfImport(tx, companyId, record),
    arrived: await arrivedIn(tx, companyId, sheetId),
  });
}
