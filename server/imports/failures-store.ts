// Queries of an import's failed rows, until they are repaired or dropped.
import { sql } from 'kysely';
import type { FailedRow } from '#core/imports/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';

/** Stores failed rows; existing ones are replaced. */
export async function keepFailures(
  tx: Tx,
  companyId: string,
  importId: string,
  failures: readonly FailedRow[],
): Promise<void> {
  if (failures.length === 0) return;
  await tx.prepared('keep-failures', failureStatement, [companyId, importId, JSON.stringify(failures)]);
}

const failureStatement = `
  insert into import_failures (company_id, import_id, csv_row, row_date, cells, raw, errors)
  select $1, $2, given."csvRow", given."rowDate", given.cells, given.raw, given.errors
  from jsonb_to_recordset($3::text::jsonb) as given ("csvRow" integer, "rowDate" bigint, cells jsonb, raw jsonb, errors jsonb)
  on conflict (company_id, import_id, csv_row) do update set row_date = excluded.row_date, cells = excluded.cells, raw = excluded.raw, errors = excluded.errors`;

function failuresOf(companyId: string, importId: string) {
  return query
    .selectFrom('import_failures')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId);
}

/** Failed rows in file order: a page of them, or those with certain CSV row numbers. */
export async function listFailures(
  tx: Tx,
  companyId: string,
  importId: string,
  which: { page: number; size: number } | { csvRows: readonly number[] },
): Promise<FailedRow[]> {
  const select = failuresOf(companyId, importId)
    .select(['csv_row as csvRow', 'row_date as rowDate', 'cells', 'raw', 'errors'])
    .orderBy('csv_row');
  const found = await tx.all(
    'csvRows' in which
      ? select.where(sql<boolean>`csv_row = any(${[...which.csvRows]}::integer[])`)
      : select.limit(which.size).offset(which.page * which.size),
  );
  return found.map(({ raw, ...row }) => (raw === null ? row : { ...row, raw }));
}

/** Deletes failed rows: the given ones, or all. Returns their number. */
export async function dropFailures(
  tx: Tx,
  companyId: string,
  importId: string,
  csvRows?: readonly number[],
): Promise<number> {
  const all = query
    .deleteFrom('import_failures')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId);
  return tx.run(
    csvRows === undefined ? all : all.where(sql<boolean>`csv_row = any(${[...csvRows]}::integer[])`),
  );
}
