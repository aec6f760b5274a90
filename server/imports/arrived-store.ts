// Queries of an import's results, for notifications.
import { query, type Tx } from '#server/db/transaction.ts';
import type { ArrivedRows } from '#server/notifications/notify-rows.ts';
import type { ImportRecord } from './store.ts';

/** The sheet of an import whose rows were added. */
export async function sheetOfImport(
  tx: Tx,
  companyId: string,
  { sheetId }: Pick<ImportRecord, 'sheetId'>,
): Promise<{ id: string; name: string }> {
  const sheets = query.selectFrom('sheets').select(['id', 'name']);
  const found = await tx.first(sheets.where('company_id', '=', companyId).where('id', '=', sheetId));
  return found ?? { id: sheetId, name: '' };
}

/** A summary of an import's rows; null if there are none. */
export async function arrivedIn(tx: Tx, companyId: string, sheetId: string): Promise<ArrivedRows | null> {
  const of = [companyId, sheetId];
  const [all] = await tx.raw<{ count: number; firstId: string | null }>(
    `select count(*) as count, (array_agg(id order by csv_row))[1] as "firstId"
     from rows where company_id = $1 and sheet_id = $2`,
    of,
  );
  if (all === undefined || all.firstId === null) return null;
  const alerts = await tx.raw<ArrivedRows['alerts'][number]>(
    `select alert as "alertId", count(*) as count, (array_agg(id order by csv_row))[1] as "firstId"
     from rows, unnest(alerts) as alert where company_id = $1 and sheet_id = $2 group by alert`,
    of,
  );
  return { count: all.count, firstId: all.firstId, alerts };
}
