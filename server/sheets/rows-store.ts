// The SQL of rows: read a page, add, change, review, delete. Callers have found the sheet first, and with it
// made sure that the actor may see it.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { AnswerValue, Answers } from '#core/forms/values.ts';
import { type PageQuery, parseSort } from '#core/paging.ts';
import type { ReviewState } from '#core/sheets/schema.ts';
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

export type NewRowRecord = {
  id: string;
  answers: Answers;
  alerts: readonly string[];
  requestHash: Buffer | null;
  createdAt: number;
  csvRow?: number;
};

/**
 * Adds rows to a sheet and counts them up on it. Answers the ids that were added: an id that is taken is left
 * as it is, and so is a CSV row that has come in before.
 */
export async function insertRows(
  tx: Tx,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  sheetId: string,
  rows: readonly NewRowRecord[],
  options: { reviewState: ReviewState | null; now: number },
): Promise<Set<string>> {
  const added = await tx.prepared<{ id: string }>('insert-rows', insertStatement, [
    actor.companyId,
    sheetId,
    actor.userId,
    options.reviewState,
    options.now,
    JSON.stringify(rows.map(rowParameter)),
  ]);
  return new Set(added.map(({ id }) => id));
}

/** What the statement below reads of a row. One JSON text costs half of what arrays of texts do. */
function rowParameter({ id, answers, alerts, requestHash, createdAt, csvRow }: NewRowRecord) {
  return {
    id,
    answers,
    alerts,
    requestHash: requestHash?.toString('hex') ?? null,
    createdAt,
    csvRow: csvRow ?? null,
  };
}

// Rows first, the sheet last: its lock is held for the shortest time, and submissions to one sheet queue there.
const insertStatement = `
  with added as (
    insert into rows (company_id, sheet_id, user_id, review_state, modified_at, id, answers, alerts, request_hash, created_at, csv_row)
    select $1, $2, $3, $4, $5, given.id, given.answers, given.alerts, decode(given."requestHash", 'hex'), given."createdAt", given."csvRow"
    from jsonb_to_recordset($6::text::jsonb) as given
      (id uuid, answers jsonb, alerts uuid[], "requestHash" text, "createdAt" bigint, "csvRow" integer)
    on conflict do nothing
    returning id
  ), counted as (
    update sheets set row_count = row_count + (select count(*) from added), modified_at = greatest(modified_at, $5)
    where company_id = $1 and id = $2 and exists (select 1 from added)
  )
  select id::text from added`;

/** The sheet and request that rows with these ids came in by, as far as there are any. */
export async function rowRequests(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, { sheetId: string; requestHash: Buffer | null }>> {
  const found = await tx.all(
    query
      .selectFrom('rows')
      .select(['id', 'sheet_id as sheetId', 'request_hash as requestHash'])
      .where('company_id', '=', actor.companyId)
      .where('id', 'in', [...ids]),
  );
  return new Map(found.map(({ id, ...request }) => [id, request]));
}

/** Writes one answer of a row anew (null takes it away), with the alerts that then hold. */
export async function setAnswer(
  tx: Tx,
  actor: Actor,
  row: { id: string; sheetId: string },
  change: { questionId: string; answer: AnswerValue | null; alerts: readonly string[]; now: number },
): Promise<void> {
  const { questionId, answer, alerts, now } = change;
  const answers =
    answer === null
      ? sql`answers - ${questionId}::text`
      : sql`answers || ${JSON.stringify({ [questionId]: answer })}::text::jsonb`;
  await tx.run(
    query
      .updateTable('rows')
      .set({
        answers: answers as never,
        edited: sql`coalesce(edited, '{}') || ${JSON.stringify({ [questionId]: now })}::text::jsonb` as never,
        alerts: sql`${[...alerts]}::uuid[]` as never,
        modified_at: now,
      })
      .where('company_id', '=', actor.companyId)
      .where('sheet_id', '=', row.sheetId)
      .where('id', '=', row.id),
  );
  await touchSheet(tx, actor, row.sheetId, now);
}

/** Keeps a review's outcome on its row. */
export async function setReview(
  tx: Tx,
  actor: Actor,
  row: { id: string; sheetId: string },
  review: { state: ReviewState; comment: string | null; now: number },
): Promise<void> {
  await tx.run(
    query
      .updateTable('rows')
      .set({
        review_state: review.state,
        reviewer_id: actor.userId,
        review_date: review.now,
        review_comment: review.comment,
        modified_at: review.now,
      })
      .where('company_id', '=', actor.companyId)
      .where('sheet_id', '=', row.sheetId)
      .where('id', '=', row.id),
  );
  await touchSheet(tx, actor, row.sheetId, review.now);
}

export async function deleteRow(
  tx: Tx,
  actor: Actor,
  row: { id: string; sheetId: string },
  now: number,
): Promise<void> {
  await tx.run(
    query
      .deleteFrom('rows')
      .where('company_id', '=', actor.companyId)
      .where('sheet_id', '=', row.sheetId)
      .where('id', '=', row.id),
  );
  await touchSheet(tx, actor, row.sheetId, now, -1);
}

async function touchSheet(tx: Tx, actor: Actor, sheetId: string, now: number, rows = 0): Promise<void> {
  await tx.run(
    query
      .updateTable('sheets')
      .set((eb) => ({ row_count: eb('row_count', '+', rows), modified_at: now }))
      .where('company_id', '=', actor.companyId)
      .where('id', '=', sheetId),
  );
}
