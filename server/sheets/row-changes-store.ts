// Queries that add, change, review and delete rows, each together with the sheet's derived values. Callers have queried
// the sheet first, and so checked that the actor may see it.
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Actor, actorPerson } from '#core/actor.ts';
import type { AnswerValue, Answers } from '#core/questions/values.ts';
import type { PassedRule } from '#core/questions/rules/passing.ts';
import type { ReviewState } from '#core/sheets/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { passedJson, storedPassed } from './stored-answers.ts';
import { noteNewRows, type UniqueAnswer } from './unique/store.ts';
import type { RowBeforeReview } from './reviewed-row-store.ts';
import type { RowRecord } from './wire.ts';

export type NewRowRecord = {
  id: string;
  answers: Answers;
  /** The same as JSON, where it is known. */
  answersText?: string;
  alerts: readonly string[];
  /** Left out for none. */
  passed?: readonly PassedRule[];
  requestHash: Buffer | null;
  createdAt: number;
  csvRow?: number;
};

/** Rows for one sheet, added at one time. */
export type NewRows = {
  sheetId: string;
  rows: readonly NewRowRecord[];
  reviewState: ReviewState | null;
  now: number;
  /** Their answers that must be unique. */
  unique: readonly UniqueAnswer[];
};

/**
 * Adds rows to a sheet and to its count. Returns the ids that were added: existing ids are left unchanged, and so are
 * CSV rows that were imported before.
 */
export async function insertRows(
  tx: Tx,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  added: NewRows,
): Promise<Set<string>> {
  const { sheetId, rows } = added;
  if (rows.length === 0) return new Set();
  const shared = [actor.companyId, sheetId, actor.userId, added.reviewState, added.now];
  const [first] = rows;
  const [inserted] = await Promise.all([
    first !== undefined && rows.length === 1
      ? tx.prepared<{ id: string }>('insert-row', insertOneStatement, [...shared, ...valuesOf(first)])
      : tx.prepared<{ id: string }>('insert-rows', insertStatement, [...shared, ...listsOf(rows)]),
    noteNewRows(tx, actor.companyId, added.unique),
  ]);
  if (inserted.length > 0) tx.changed(sheetId);
  return new Set(inserted.map(({ id }) => id));
}

function listsOf(rows: readonly NewRowRecord[]): unknown[] {
  return [
    // One line per row, since JSON text has no line break in it: PostgreSQL splits lines far faster than it parses one
    // JSON text with all rows, or an array of texts.
    rows.map(({ answers, answersText }) => answersText ?? JSON.stringify(answers)).join('\n'),
    rows.map(({ id }) => id),
    rows.map(({ alerts }) => `{${alerts.join(',')}}`),
    rows.map((row) => row.requestHash?.toString('hex') ?? null),
    rows.map(({ createdAt }) => createdAt),
    rows.map(({ csvRow }) => csvRow ?? null),
    rows.map(({ passed = [] }) => passedJson(passed)),
  ];
}

/** The same of one row, for which lists would take longer than the row. */
function valuesOf({ id, answers, answersText, alerts, ...row }: NewRowRecord): unknown[] {
  const text = answersText ?? JSON.stringify(answers);
  const { requestHash, createdAt, csvRow = null, passed = [] } = row;
  return [id, text, `{${alerts.join(',')}}`, requestHash, createdAt, csvRow, passedJson(passed)];
}

/**
 * Statements `free`, `added_up`, `counted` and `left_over`, which change the count and time of a sheet ($2, of the
 * company $1) by what `rows` and `at` select. Nothing here waits for another transaction's commit: if one is changing
 * the count, the change is inserted into `row_counts`, and the next transaction that gets the lock adds it up. Always
 * read a sheet's count and time through sheet-counts.ts.
 *
 * This uses an advisory lock and not `for update skip locked`: that one waits, and deadlocks, if the record was updated
 * since the statement began (PostgreSQL follows its versions without skipping any).
 */
const counting = (rows: string, at: string) => `
  free as materialized (
    select where ${rows} is not null and pg_try_advisory_xact_lock(hashtextextended($2::uuid::text, ${countingSeed}))
  ), added_up as (
    delete from row_counts where company_id = $1 and sheet_id = $2 and exists (select from free) returning rows, at
  ), counted as (
    update sheets set row_count = row_count + ${rows} + coalesce((select sum(rows) from added_up), 0),
      modified_at = greatest(modified_at, ${at}, (select max(at) from added_up))
    where company_id = $1 and id = $2 and exists (select from free)
  ), left_over as (
    insert into row_counts (company_id, sheet_id, rows, at)
    select $1, $2, ${rows}, ${at} where ${rows} is not null and not exists (select from free)
  )`;

/** Distinguishes this lock from the one of a sheet's notifications, which uses seed 0. */
const countingSeed = 1;

const rowColumns =
  'company_id, sheet_id, user_id, review_state, modified_at, id, answers, alerts, request_hash, created_at, csv_row, passed';

// Rows first, the sheet last, to hold the lock as briefly as possible: the count is null if no row was added.
const insertOneStatement = `
  with added as (
    insert into rows (${rowColumns}) values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8::text::uuid[], $9, $10, $11,
      $12::text::jsonb)
    on conflict do nothing
    returning id
  ), ${counting('(select nullif(count(*), 0)::integer from added)', '$5')}
  select id::text from added`;

const insertStatement = `
  with added as (
    insert into rows (${rowColumns})
    select $1, $2, $3, $4, $5, given.id, given.answers::jsonb, given.alerts::uuid[], decode(given.request_hash, 'hex'),
      given.created_at, given.csv_row, given.passed::jsonb
    from rows from (string_to_table($6, E'\\n'), unnest($7::uuid[], $8::text[], $9::text[], $10::bigint[], $11::integer[], $12::text[]))
      as given (answers, id, alerts, request_hash, created_at, csv_row, passed)
    on conflict do nothing
    returning id
  ), ${counting('(select nullif(count(*), 0)::integer from added)', '$5')}
  select id::text from added`;

const touchStatement = `
  with ${counting('$3::integer', '$4::bigint')}
  select 1`;

/** What a row has beside its answers once they are changed. */
type RowState = { alerts: readonly string[]; passed: readonly PassedRule[]; now: number };

/** Updates one answer of a row (null removes it), and the alerts and passed rules that it then has. */
export async function setAnswer(
  tx: Tx,
  actor: Pick<Actor, 'companyId'>,
  row: { id: string; sheetId: string },
  change: { questionId: string; answer: AnswerValue | null } & RowState,
): Promise<void> {
  const { questionId, answer, alerts, passed, now } = change;
  const answers =
    answer === null
      ? sql<Answers>`answers - ${questionId}::text`
      : sql<Answers>`answers || ${JSON.stringify({ [questionId]: answer })}::text::jsonb`;
  await tx.run(
    query
      .updateTable('rows')
      .set({
        answers,
        edited: sql<
          Record<string, number>
        >`coalesce(edited, '{}') || ${JSON.stringify({ [questionId]: now })}::text::jsonb`,
        alerts: sql<string[]>`${[...alerts]}::uuid[]`,
        passed: storedPassed(passed),
        modified_at: now,
      })
      .where('company_id', '=', actor.companyId)
      .where('sheet_id', '=', row.sheetId)
      .where('id', '=', row.id),
  );
  await touchSheet(tx, actor, row.sheetId, { now });
}

export type Review = { state: ReviewState; comment: string | null; now: number };

/** Stores a review on rows; PENDING reverts one and clears all its fields. */
export async function setReview(tx: Tx, actor: Actor, rows: ChangedRows, review: Review): Promise<void> {
  const isDone = review.state !== 'PENDING';
  const { companyId, userId } = actor;
  const outcome = isDone ? [userId, review.now, review.comment] : [null, null, null];
  const saved = [review.state, ...outcome, review.now];
  const [sheetId] = rows.sheetIds;
  const [rowId] = rows.ids;
  const isOne = rows.ids.length === 1 && rows.sheetIds.length === 1;
  await Promise.all([
    isOne
      ? tx.prepared('review-row', reviewStatement('= $2', '= $3'), [companyId, sheetId, rowId, ...saved])
      : tx.prepared('review-rows', reviewStatement('= any($2::uuid[])', '= any($3::uuid[])'), [
          companyId,
          rows.sheetIds,
          rows.ids,
          ...saved,
        ]),
    ...rows.sheetIds.map((id) => touchSheet(tx, actor, id, review)),
  ]);
}

/**
 * Prepared, since this is the most frequent change. A single row has its own statement, since PostgreSQL replans one
 * with arrays each time (0.18 of 0.27 ms).
 */
const reviewStatement = (isSheet: string, isRow: string) => `
  update rows set review_state = $4, reviewer_id = $5, review_date = $6, review_comment = $7,
    returned_by = null, returned_at = null, return_comment = null, modified_at = $8
  where company_id = $1 and sheet_id ${isSheet} and id ${isRow}`;

/** The row after `setReview`. */
export function reviewed(row: RowBeforeReview, actor: Actor, { state, comment, now }: Review): RowRecord {
  const isDone = state !== 'PENDING';
  return {
    ...row,
    reviewState: state,
    reviewerId: isDone ? actor.userId : null,
    reviewer: isDone ? actorPerson(actor) : null,
    reviewDate: isDone ? now : null,
    reviewComment: isDone ? comment : null,
    returnedBy: null,
    returnedAt: null,
    returnComment: null,
    returner: null,
    modifiedAt: now,
  };
}

/** The columns of a row that is not returned. */
const notReturned = { returned_by: null, returned_at: null, return_comment: null };

/** Returns rows to their authors. */
export async function setReturned(
  tx: Tx,
  actor: Actor,
  rows: ChangedRows,
  { comment, now }: { comment: string; now: number },
): Promise<void> {
  const returned = { returned_by: actor.userId, returned_at: now, return_comment: comment };
  await tx.run(
    query
      .updateTable('rows')
      .set({ ...returned, modified_at: now })
      .where(areThese(actor, rows)),
  );
  for (const sheetId of rows.sheetIds) await touchSheet(tx, actor, sheetId, { now });
}

/** Stores the correction of a returned row, which is pending again. */
export async function setCorrected(
  tx: Tx,
  actor: Actor,
  row: { id: string; sheetId: string },
  corrected: { answers: Answers; changed: readonly string[] } & RowState,
): Promise<void> {
  const { answers, changed, alerts, passed, now } = corrected;
  const edited = JSON.stringify(Object.fromEntries(changed.map((questionId) => [questionId, now])));
  await tx.run(
    query
      .updateTable('rows')
      .set({
        answers: sql<Answers>`${JSON.stringify(answers)}::text::jsonb`,
        edited: sql<Record<string, number>>`coalesce(edited, '{}') || ${edited}::text::jsonb`,
        alerts: sql<string[]>`${[...alerts]}::uuid[]`,
        passed: storedPassed(passed),
        ...notReturned,
        modified_at: now,
      })
      .where(areThese(actor, { ids: [row.id], sheetIds: [row.sheetId] })),
  );
  await touchSheet(tx, actor, row.sheetId, { now });
}

/** Deletes rows permanently. */
export async function deleteRows(tx: Tx, actor: Actor, rows: ChangedRows, now: number): Promise<void> {
  const deleted = await tx.all(query.deleteFrom('rows').where(areThese(actor, rows)).returning('sheet_id'));
  for (const sheetId of rows.sheetIds) {
    const count = deleted.filter((row) => row.sheet_id === sheetId).length;
    await touchSheet(tx, actor, sheetId, { now, rows: -count });
  }
}

/** Rows of some sheets. */
export type ChangedRows = {
  ids: readonly string[];
  /** In the same order in every transaction, to avoid deadlocks. */
  sheetIds: readonly string[];
};

export function areThese(actor: Actor, { ids, sheetIds }: ChangedRows): RawBuilder<SqlBool> {
  return sql<SqlBool>`rows.company_id = ${actor.companyId}
    and rows.sheet_id = any(${[...sheetIds]}::uuid[]) and rows.id = any(${[...ids]}::uuid[])`;
}

/** Marks a sheet's rows as changed, and adds `rows` to its count (negative for deletions). */
export async function touchSheet(
  tx: Tx,
  actor: Pick<Actor, 'companyId'>,
  sheetId: string,
  { now, rows = 0 }: { now: number; rows?: number | undefined },
): Promise<void> {
  tx.changed(sheetId);
  await tx.prepared('touch-sheet', touchStatement, [actor.companyId, sheetId, rows, now]);
}
