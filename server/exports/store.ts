// The SQL of exports: rows by a cursor, so that no export stands in memory as a whole.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { ExportedRow } from './table.ts';

/** Measured: larger batches cost more memory and no less time. */
const rowsPerFetch = 500;

/** Rows of these sheets that pass, the oldest first, in batches. One walk at a time in a transaction. */
export async function* exportedRows(
  tx: Tx,
  actor: Actor,
  sheetIds: readonly string[],
  condition: RawBuilder<SqlBool>,
): AsyncGenerator<ExportedRow[]> {
  const select = query
    .selectFrom('rows')
    .innerJoin('sheets', (join) =>
      join.onRef('sheets.company_id', '=', 'rows.company_id').onRef('sheets.id', '=', 'rows.sheet_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.company_id', '=', 'rows.company_id').onRef('users.id', '=', 'rows.user_id'),
    )
    .leftJoin('users as reviewers', (join) =>
      join
        .onRef('reviewers.company_id', '=', 'rows.company_id')
        .onRef('reviewers.id', '=', 'rows.reviewer_id'),
    )
    .select([
      'sheets.name as sheetName',
      'users.user_name as userName',
      'rows.created_at as createdAt',
      sql<string>`rows.answers::text`.as('answers'),
      sql<string>`sheets.context_answers::text`.as('contextAnswers'),
      sql<string[]>`rows.alerts::text[]`.as('alerts'),
      'rows.review_state as reviewState',
      'reviewers.user_name as reviewerName',
      'rows.review_date as reviewDate',
      'rows.review_comment as reviewComment',
    ])
    .where('rows.company_id', '=', actor.companyId)
    .where(sql<SqlBool>`rows.sheet_id = any(${[...sheetIds]}::uuid[])`)
    .where(condition)
    .orderBy('rows.created_at')
    .orderBy('rows.csv_row')
    .orderBy('rows.id');
  const { sql: text, parameters } = select.compile();
  await tx.raw(`declare exported no scroll cursor for ${text}`, parameters);
  try {
    for (;;) {
      const batch = await tx.raw<ExportedRow>(`fetch ${rowsPerFetch} from exported`);
      if (batch.length === 0) return;
      yield batch;
    }
  } finally {
    // A transaction that has failed takes its cursor along.
    await tx.raw('close exported').catch(() => undefined);
  }
}

/** Ids of the sheets of a form that the actor sees; the form itself has been found already. */
export async function sheetIdsOfForm(tx: Tx, actor: Actor, formId: string): Promise<string[]> {
  const found = query
    .selectFrom('sheets')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('form_id', '=', formId)
    .where('visible', '=', true);
  return (await tx.all(found)).map(({ id }) => id);
}
