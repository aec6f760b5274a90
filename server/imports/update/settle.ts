// The sheet of an import that changes existing rows: it is for the rows that are new, and often there are none.
import type { Tx } from '#server/db/transaction.ts';
import { lockImport, showSheet } from '#server/imports/store.ts';

/** Takes away the sheet of a finished import of which no row came in, unless somebody has used it since. */
export async function dropEmptySheet(tx: Tx, companyId: string, importId: string): Promise<void> {
  const record = await lockImport(tx, companyId, importId);
  if (record?.state !== 'SUCCESS' || record.completedRows > 0) return;
  tx.changed(record.sheetId);
  await tx.raw(
    `delete from sheets where company_id = $1 and id = $2 and context_answers = '{}'::jsonb
      and not exists (select 1 from rows where rows.company_id = $1 and rows.sheet_id = $2)`,
    [companyId, record.sheetId],
  );
}

/** Shows the sheet of an import once it has rows; takes it away at the end if it has none. */
export async function settleSheet(tx: Tx, companyId: string, importId: string, now: number): Promise<void> {
  const record = await lockImport(tx, companyId, importId);
  if (record === undefined) return;
  const of = [companyId, record.sheetId];
  const found = await tx.raw('select 1 from rows where company_id = $1 and sheet_id = $2 limit 1', of);
  if (found.length > 0) await showSheet(tx, companyId, record.sheetId, now);
  else if (record.failedRows <= 0)
    await tx.raw('delete from sheets where company_id = $1 and id = $2 and not visible', of);
}
