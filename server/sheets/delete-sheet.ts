// The deletion of a sheet without rows, and of everything that names it.
import type { Tx } from '#server/db/transaction.ts';

export type DeletedSheet = { companyId: string; formId: string; sheetId: string };

/**
 * Deletes the sheet, once its rows are gone, and what is about it or them: notifications, and deleted rows that could have
 * been restored into it. Images may be unused from now on. Its viewers are informed.
 */
export async function deleteSheet(tx: Tx, sheet: DeletedSheet, now: number): Promise<void> {
  const { companyId, formId, sheetId } = sheet;
  const of = [companyId, sheetId];
  await tx.raw('delete from notifications where company_id = $1 and sheet_id = $2', of);
  await tx.raw(
    `with forgotten as (
       delete from rows_before b using row_undos u
       where b.company_id = $1 and u.company_id = $1 and u.id = b.undo_id and u.form_id = $3 and u.change = 'DELETED'
         and b.content ->> 'sheet_id' = $2::text
       returning b.undo_id, b.content
     ), released as (
       update images set unused_since = $4::bigint
       where company_id = $1 and unused_since is null and id in (
         select formdeck_uuid(v #>> '{}') from forgotten, jsonb_path_query(content -> 'answers', '$.*[*]') v)
     ), counted as (select undo_id, count(*) as rows from forgotten group by undo_id)
     update row_undos u set row_count = u.row_count - counted.rows,
       undone_at = case when u.row_count <= counted.rows then $4::bigint else u.undone_at end
     from counted where u.company_id = $1 and u.id = counted.undo_id`,
    [companyId, sheetId, formId, now],
  );
  await tx.raw(
    'update images set unused_since = $3 where company_id = $1 and sheet_id = $2 and unused_since is null',
    [...of, now],
  );
  await tx.raw('delete from sheets where company_id = $1 and id = $2', of);
  tx.changed(sheetId);
}
