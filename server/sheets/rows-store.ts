// Queries that read rows; row-changes-store.ts changes them. Callers have queried the sheet first, and so checked that
// the actor may see it.
import { usersByIds } from '#server/db/person.ts';
import type { Person } from '#core/primitives.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { type PageQuery, parseSort } from '#core/paging.ts';
import type { RowReview } from '#core/sheets/policy.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/validate.ts';
import { passedColumn } from './stored-answers.ts';
import type { RowRecord } from './wire.ts';

/** The condition that passes every row. */
export const everyRow = sql<SqlBool>`true`;

/** The rows of some sheets that pass a condition. */
export type PassingRows = { sheetIds: readonly string[]; condition: RawBuilder<SqlBool> };

export type PageOfRows = PassingRows & {
  page: PageQuery;
  /** The distance of a row, by which they are sorted instead; the nearest first, those without one last. */
  distance?: RawBuilder<number | null> | undefined;
};

function rowsOf(actor: Actor, sheetIds: readonly string[], condition: RawBuilder<SqlBool>) {
  return query
    .selectFrom('rows')
    .where('rows.company_id', '=', actor.companyId)
    .where(inSheets(sheetIds))
    .where(condition);
}

/** A single sheet is compared by equality: then the index returns its rows in order. */
function inSheets(sheetIds: readonly string[]): RawBuilder<SqlBool> {
  const [only] = sheetIds;
  if (sheetIds.length === 1) return sql<SqlBool>`rows.sheet_id = ${only}`;
  return sql<SqlBool>`rows.sheet_id = any(${[...sheetIds]}::uuid[])`;
}

const rowColumns = [
  'rows.id',
  'rows.sheet_id as sheetId',
  'rows.user_id as userId',
  sql<string>`rows.answers::text`.as('answers'),
  'rows.edited',
  sql<string[]>`rows.alerts::text[]`.as('alerts'),
  passedColumn('rows'),
  'rows.review_state as reviewState',
  'rows.reviewer_id as reviewerId',
  'rows.review_date as reviewDate',
  'rows.review_comment as reviewComment',
  'rows.returned_by as returnedBy',
  'rows.returned_at as returnedAt',
  'rows.return_comment as returnComment',
  'rows.created_at as createdAt',
  'rows.modified_at as modifiedAt',
] as const;

function personWith<P>(column: 'user_id' | 'reviewer_id' | 'returned_by') {
  return sql<P>`(select formdeck_person(u) from users u
    where u.company_id = rows.company_id and u.id = ${sql.ref(`rows.${column}`)})`;
}

const peopleColumns = [
  personWith<Person>('user_id').as('user'),
  personWith<Person | null>('reviewer_id').as('reviewer'),
  personWith<Person | null>('returned_by').as('returner'),
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

/** How many of these sheets have rows that pass. */
export async function countSheetsWithRows(
  tx: Tx,
  actor: Actor,
  sheetIds: readonly string[],
  condition: RawBuilder<SqlBool>,
): Promise<number> {
  const counted = await tx.first(
    rowsOf(actor, sheetIds, condition).select(({ fn }) =>
      fn.count<number>('rows.sheet_id').distinct().as('total'),
    ),
  );
  return counted?.total ?? 0;
}

/**
 * A page of passing rows in order, as `page`; `passing` are all that pass. One order is the reverse of the other. If an
 * index has the order, the page starts at its first row. Otherwise its ids are found first, which an index-only scan can
 * do, and its rows are then looked up by id: the database would otherwise read the answers of every row that it sorts or
 * skips, or of all rows if it misjudges the size of a new sheet.
 */
export function pageOfRows(actor: Actor, { sheetIds, condition, page, distance }: PageOfRows) {
  const sort = parseSort(page.sort, { key: 'created', direction: 'desc' });
  const { key } = sort;
  const direction = distance === undefined ? sort.direction : 'asc';
  const moment = key === 'lastModified' ? ('rows.modified_at' as const) : ('rows.created_at' as const);
  const idDirection = direction === 'asc' ? 'desc' : 'asc';
  const inIndex =
    distance === undefined && moment === 'rows.created_at' && sheetIds.length === 1 && condition === everyRow;
  return query
    .with('passing', () =>
      rowsOf(actor, sheetIds, condition).select([
        'rows.id',
        (distance ?? sql.ref<number>(moment)).as('moment'),
      ]),
    )
    .with(
      (cte) => cte('picked').materialized(),
      (db) =>
        db
          .selectFrom('passing')
          .selectAll()
          .orderBy('moment', direction)
          .orderBy('id', idDirection)
          .limit(inIndex ? 1 : page.size)
          .offset(page.page * page.size),
    )
    .with('page', (db) =>
      inIndex
        ? rowsOf(actor, sheetIds, fromFirst(direction))
            .selectAll()
            .orderBy('rows.created_at', direction)
            .orderBy('rows.id', idDirection)
            .limit(page.size)
        : db
            .selectFrom('picked')
            .innerJoinLateral(
              (row) =>
                row
                  .selectFrom('rows')
                  .selectAll()
                  .where('rows.company_id', '=', actor.companyId)
                  .whereRef('rows.id', '=', 'picked.id')
                  .limit(1)
                  .as('rows'),
              (join) => join.onTrue(),
            )
            .selectAll('rows')
            .orderBy('picked.moment', direction)
            .orderBy('picked.id', idDirection),
    );
}

/** From the given row on, in a form that an index supports. */
function fromFirst(direction: 'asc' | 'desc'): RawBuilder<SqlBool> {
  const [moment, id] = [sql`(select moment from picked)`, sql`(select id from picked)`];
  return direction === 'asc'
    ? sql`rows.created_at >= ${moment} and (rows.created_at > ${moment} or rows.id <= ${id})`
    : sql`rows.created_at <= ${moment} and (rows.created_at < ${moment} or rows.id >= ${id})`;
}

/** A page of rows; by default sorted by creation, newest first. */
export async function listRows(tx: Tx, actor: Actor, wanted: PageOfRows): Promise<RowRecord[]> {
  const found = await tx.all(pageOfRows(actor, wanted).selectFrom('page as rows').select(rowColumns));
  // Few people write many rows.
  const ids = new Set(found.flatMap((row) => [row.userId, row.reviewerId, row.returnedBy]));
  const people = await usersByIds(
    tx,
    actor.companyId,
    [...ids].filter((id) => id !== null),
  );
  const personWithId = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  return found.map((row) => ({
    ...row,
    user: personWithId(row.userId) ?? { id: row.userId, userName: '' },
    reviewer: personWithId(row.reviewerId),
    returner: personWithId(row.returnedBy),
  }));
}

/** One row of a sheet, or `not-found`. `lock` prevents concurrent changes. */
export async function findRow(
  tx: Tx,
  actor: Actor,
  row: { id: string; sheetId: string },
  options: { lock?: boolean } = {},
): Promise<RowRecord> {
  const select = rowsOf(actor, [row.sheetId], everyRow)
    .select([...rowColumns, ...peopleColumns])
    .where('rows.id', '=', row.id);
  const found = await tx.first(options.lock ? select.forUpdate('rows') : select);
  if (found === undefined) throw notFound();
  return found;
}

export type LockedRow = Pick<
  RowRecord,
  'id' | 'sheetId' | 'userId' | 'answers' | 'reviewState' | 'reviewerId' | 'reviewDate' | 'returnedAt'
>;

/** A row's review in the format of the policies. */
export function reviewOf(row: Omit<LockedRow, 'id' | 'sheetId' | 'userId' | 'answers'>): RowReview {
  return {
    reviewState: row.returnedAt === null ? row.reviewState : 'RETURNED',
    reviewer: row.reviewerId === null ? null : { id: row.reviewerId },
    reviewDate: row.reviewDate,
  };
}

const lockedColumns = [
  'id',
  'sheet_id as sheetId',
  'user_id as userId',
  'review_state as reviewState',
  'reviewer_id as reviewerId',
  'review_date as reviewDate',
  'returned_at as returnedAt',
] as const;

/**
 * Locks the existing rows among these ids, in any sheet. The caller queries their sheets to check that the actor may see
 * them.
 */
export async function lockRows(tx: Tx, actor: Actor, ids: readonly string[]): Promise<LockedRow[]> {
  return tx.all(
    query
      .selectFrom('rows')
      .select(lockedColumns)
      .select(sql<string>`answers::text`.as('answers'))
      .where('company_id', '=', actor.companyId)
      .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
      // A fixed order, to avoid deadlocks.
      .orderBy('id')
      .forUpdate(),
  );
}
