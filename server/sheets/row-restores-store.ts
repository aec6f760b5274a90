// Queries for restoring single deleted rows: they find the stored deletion and insert the row again.
import type { Actor } from '#core/actor.ts';
import { restoreRetention } from '#core/sheets/review/row-undo.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type GivenBack, reinsertRows } from './row-undos-store.ts';

export type DeletedRowRecord = { form: { id: string; name: string }; deletedAt: number };

/** When a row of a sheet was last deleted, and from which form; undefined if no row with this id was deleted. */
export async function lastDeletion(
  tx: Tx,
  actor: Actor,
  row: { id: string; sheetId: string },
): Promise<DeletedRowRecord | undefined> {
  const [found] = await tx.raw<{ formId: string; formName: string; deletedAt: number }>(
    `select form_id as "formId", form_name as "formName", at as "deletedAt" from audit_log
     where company_id = $1 and tags @> array[$2::text] and action = 'row_deleted' and sheet_id = $3
     order by at desc limit 1`,
    [actor.companyId, `sheetRow.${row.id}`, row.sheetId],
  );
  if (found === undefined) return undefined;
  return { form: { id: found.formId, name: found.formName }, deletedAt: found.deletedAt };
}

/**
 * Locks the deletion that contains a restorable row; undefined if there is none. Concurrent restores and undos of the
 * same
 * deletion wait.
 */
export async function lockDeletion(
  tx: Tx,
  actor: Actor,
  rowId: string,
  now: number,
): Promise<string | undefined> {
  const [found] = await tx.raw<{ id: string }>(
    `select u.id from rows_before b join row_undos u on u.company_id = b.company_id and u.id = b.undo_id
     where b.company_id = $1 and b.row_id = $2 and u.change = 'DELETED' and u.undone_at is null and u.changed_at > $3
     order by u.changed_at desc limit 1 for update of u`,
    [actor.companyId, rowId, now - restoreRetention],
  );
  return found?.id;
}

/** Whether a form and a row exist. */
export async function whatIsThere(
  tx: Tx,
  actor: Actor,
  ids: { formId: string; rowId: string },
): Promise<{ form: boolean; row: boolean }> {
  const [found] = await tx.raw<{ form: boolean; row: boolean }>(
    `select exists (select from forms where company_id = $1 and id = $2) as form,
       exists (select from rows where company_id = $1 and id = $3) as row`,
    [actor.companyId, ids.formId, ids.rowId],
  );
  return found ?? { form: false, row: false };
}

/** Restores one row of a deletion and leaves the others in it; undefined if the row already exists. */
export async function restoreOne(
  tx: Tx,
  actor: Actor,
  { undoId, rowId }: { undoId: string; rowId: string },
  now: number,
): Promise<GivenBack | undefined> {
  const [restored] = await reinsertRows(tx, actor, { undoId, rowId }, now);
  if (restored === undefined) return undefined;
  await tx.raw('delete from rows_before where company_id = $1 and undo_id = $2 and row_id = $3', [
    actor.companyId,
    undoId,
    rowId,
  ]);
  await tx.raw(
    `update row_undos set row_count = row_count - 1, undone_at = case when row_count = 1 then $3::bigint end
     where company_id = $1 and id = $2`,
    [actor.companyId, undoId, now],
  );
  return restored;
}
