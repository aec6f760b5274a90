// The SQL that reads rows; what changes them is in row-changes-store.ts. Callers have found the sheet first, and
// with it made sure that the actor may see it.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { type PageQuery, parseSort } from '#core/paging.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/validate.ts';
import type { RowRecord } from './wire.ts';

const everyRow = sql<SqlBool>`true`;

function rowsOf(actor: Actor, sheetIds: readonly string[], condition: RawBuilder<SqlBool>) {
  return query
    .selectFrom('rows')
    .where('rows.company_id', '=', actor.companyId)
    .where(inSheets(sheetIds))
    .where(condition);
}

/** One sheet is asked for as such: then the index has its rows in order already. */
function inSheets(sheetIds: readonly string[]): RawBuilder<SqlBool> {
  const [only] = sheetIds;
  if (sheetIds.length === 1) return sql<SqlBool>`rows.sheet_id = ${only}`;
  return sql<SqlBool>`rows.sheet_id = any(${[...sheetIds]}::uuid[])`;
}

const rowColumns = [
  'rows.id',
  'rows.sheet_id',
  'rows.user_id',
  sql<string>`rows.answers::text`.as('answers'),
  'rows.edited',
  sql<string[]>`rows.alerts::text[]`.as('alerts'),
  'rows.review_state',
  'rows.reviewer_id',
  'rows.review_date',
  'rows.review_comment',
  'rows.created_at',
  'rows.modified_at',
  sql<string>`(select u.user_name from users u where u.company_id = rows.company_id and u.id = rows.user_id)`.as(
    'user_name',
  ),
  sql<
    string | null
  >`(select u.user_name from users u where u.company_id = rows.company_id and u.id = rows.reviewer_id)`.as(
    'reviewer_name',
  ),
] as const;

/** How many rows of these sheets pass. */
export async function countRows(
  tx: Tx,
  actor: Actor,
  sheetIds: readonly string[],
  condition: RawBuilder<SqlBool> = everyRow,
): Promise<number> {
  const counted = await tx.first(
    rowsOf(actor, sheetIds, condition).select(({ fn }) => fn.countAll<number>().as('total')),
  );
  return counted?.total ?? 0;
}

/**
 * A page of rows that pass. Its ids are found first and its rows read afterwards: otherwise the database would write
 * out the answers of every row that it sorts, not only of those it keeps.
 */
function pageOfRows(
  actor: Actor,
  sheetIds: readonly string[],
  page: PageQuery,
  condition: RawBuilder<SqlBool>,
) {
  const { key, direction } = parseSort(page.sort, { key: 'created', direction: 'desc' });
  const sortColumn = key === 'lastModified' ? ('rows.modified_at' as const) : ('rows.created_at' as const);
  return query
    .with(
      (cte) => cte('picked').materialized(),
      () =>
        rowsOf(actor, sheetIds, condition)
          .select('rows.id')
          .orderBy(sortColumn, direction)
          .orderBy('rows.id')
          .limit(page.size)
          .offset(page.page * page.size),
    )
    .selectFrom('rows')
    .innerJoin('picked', 'picked.id', 'rows.id')
    .where('rows.company_id', '=', actor.companyId)
    .orderBy(sortColumn, direction)
    .orderBy('rows.id');
}

/** A page of rows; sorted by created date, the newest first, unless the query says otherwise. */
export async function listRows(
  tx: Tx,
  actor: Actor,
  sheetIds: readonly string[],
  page: PageQuery,
  condition: RawBuilder<SqlBool> = everyRow,
): Promise<RowRecord[]> {
  return tx.all(pageOfRows(actor, sheetIds, page, condition).select(rowColumns));
}

/** One row of a sheet, or `not-found`. `lock` keeps others from changing it meanwhile. */
export async function findRow(
  tx: Tx,
  actor: Actor,
  sheetId: string,
  rowId: string,
  options: { lock?: boolean } = {},
): Promise<RowRecord> {
  const select = rowsOf(actor, [sheetId], everyRow).select(rowColumns).where('rows.id', '=', rowId);
  const found = await tx.first(options.lock ? select.forUpdate('rows') : select);
  if (found === undefined) throw notFound();
  return found;
}

/** The columns of a page, each as JSON text, under its name: see `rowColumns` in core/sheets/schema.ts. */
export async function listColumns(
  tx: Tx,
  actor: Actor,
  sheetIds: readonly string[],
  page: PageQuery,
  condition: RawBuilder<SqlBool> = everyRow,
  questionIds: readonly string[] = [],
): Promise<{ fields: Record<string, string>; answers: string[]; userIds: string[] }> {
  const rows = pageOfRows(actor, sheetIds, page, condition).selectAll('rows').as('page');
  const gathered = (value: RawBuilder<unknown>) => sql<string>`coalesce(json_agg(${value}), '[]')::text`;
  const found = await tx.first(
    query
      .selectFrom(rows)
      .select([
        gathered(sql`page.id`).as('id'),
        gathered(sql`page.sheet_id`).as('sheetId'),
        gathered(sql`page.created_at`).as('created'),
        gathered(sql`page.modified_at`).as('lastModified'),
        gathered(sql`page.alerts`).as('alerts'),
        gathered(sql`page.review_state`).as('reviewState'),
        sql<string[]>`coalesce(array_agg(page.user_id::text), '{}')`.as('userIds'),
        ...questionIds.map((questionId, index) =>
          gathered(sql`page.answers -> ${sql.lit(questionId)}`).as(`q${index}`),
        ),
      ]),
  );
  const { userIds = [], ...gatheredTexts } = found ?? {};
  const texts: Readonly<Record<string, string>> = gatheredTexts;
  const answers = questionIds.map((_, index) => texts[`q${index}`] ?? '[]');
  const fields = Object.fromEntries(Object.entries(texts).filter(([name]) => !/^q\d+$/.test(name)));
  return { fields, answers, userIds };
}
