// The changes since an earlier export, for clients that maintain a copy: by transaction id instead of time, so that
// nothing is missed or repeated, however long a transaction took.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { type IsNews, newsSince } from '#server/db/snapshot.ts';
import type { Tables } from '#server/db/tables.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { PassingRows } from '#server/sheets/rows-store.ts';
import { currentCursor, earlierCursor, encoded } from './cursor.ts';
import { renamedSince, type RowsOf } from './renamed.ts';

export type Changes = {
  /** On `rows`: it has changed, and was not among the requested rows before. */
  changed: RawBuilder<SqlBool>;
  isNew: RawBuilder<SqlBool>;
  /** On `rows`: it is displayed differently, although the row itself has not changed. */
  readsAnew: RawBuilder<SqlBool>;
  /** Rows that were included before and are deleted. */
  deleted: GoneRow[];
  /** The cursor for the next export. */
  cursor: string;
};

export type GoneRow = { id: string; sheetId: string };

export type ChangesOf = RowsOf & {
  /** Sheets of the form that are deleted: all that they held is. */
  deletedSheetIds: readonly string[];
  /** Approved rows only: a row appears with its approval, and disappears with it. */
  onlyApproved: boolean;
  /** Whether the table has review columns. */
  isReviewed: boolean;
};

/**
 * What changed in some sheets of a form since a cursor; null is the beginning, when everything is new. All queries of
 * the transaction must use the same snapshot.
 * @throws AppError `invalid` for an invalid cursor, `conflict` for one of another form or database
 */
export async function changesSince(
  tx: Tx,
  actor: Actor,
  of: ChangesOf,
  since: string | null,
): Promise<Changes> {
  const { formId, sheetIds, deletedSheetIds, onlyApproved, isReviewed } = of;
  const now = await currentCursor(tx, { formId, timeZone: actor.timeZone, isReviewed });
  const cursor = encoded(now);
  if (since === null) {
    return { changed: sql`true`, isNew: sql`true`, readsAnew: sql`false`, deleted: [], cursor };
  }
  const before = await earlierCursor(tx, since, now);
  const isNews = newsSince(before.snapshot);
  const sheets = await tx.all(
    query
      .selectFrom('sheets')
      .select(['id', isNews(sql`shown_in`).as('isNew')])
      .where('company_id', '=', actor.companyId)
      .where(sql<SqlBool>`id = any(${[...sheetIds]}::uuid[])`)
      .where(sql<SqlBool>`(${isNews(sql`shown_in`)} or ${isNews(sql`written_in`)})`),
  );
  const changedSheets = sheets.map(({ id }) => id);
  const newSheets = sheets.flatMap(({ id, isNew }) => (isNew ? [id] : []));
  const presence = onlyApproved ? whileApproved : untilDeleted;
  const { wasThere, deleted } = await tellOf(tx, actor, presence, {
    sheetIds,
    deletedSheetIds,
    newSheets,
    isNews,
  });
  const readsAnew =
    before.timeZone === actor.timeZone
      ? [
          await renamedSince(tx, actor, of, isNews),
          // Columns that did not exist before: their content is new.
          ...(isReviewed && !before.isReviewed ? [sql<SqlBool>`rows.review_state is not null`] : []),
        ]
      : [sql<SqlBool>`true`];
  return {
    changed: sql<SqlBool>`(${isNews(sql`rows.written_in`)} or rows.sheet_id = any(${changedSheets}::uuid[]))`,
    isNew: sql<SqlBool>`(not ${wasThere})`,
    readsAnew: sql<SqlBool>`(${sql.join(readsAnew, sql` or `)})`,
    deleted,
    cursor,
  };
}

/**
 * When rows are included, by the transactions that began and ended it: a current inclusion is stored in `rows`, and a
 * past one leaves a range behind.
 */
type Presence = {
  isThere: RawBuilder<SqlBool>;
  since: RawBuilder<unknown>;
  ranges: RawBuilder<Pick<Tables['deleted_rows'], 'company_id' | 'row_id' | 'sheet_id'>>;
};

/** A row exists from when it is added until it is deleted; it may be restored. */
const untilDeleted: Presence = {
  isThere: sql`true`,
  since: sql`rows.added_in`,
  ranges: sql`(select company_id, row_id, sheet_id, added_in as since, deleted_in as until from deleted_rows)`,
};

/** A row is included while it is approved. */
const whileApproved: Presence = {
  isThere: sql`rows.review_state = 'APPROVED'`,
  since: sql`rows.approved_in`,
  ranges: sql`(select company_id, row_id, sheet_id, approved_in as since, ended_in as until from ended_approvals)`,
};

type ChangeConditions = {
  /** On `rows`: it was included. */
  wasThere: RawBuilder<SqlBool>;
  /** Rows that were included and no longer exist in any state. */
  deleted: GoneRow[];
};

/** Classifies the rows of some sheets; no row of a new sheet was included before. */
async function tellOf(
  tx: Tx,
  { companyId }: Actor,
  { isThere, since, ranges }: Presence,
  of: {
    sheetIds: readonly string[];
    deletedSheetIds: readonly string[];
    newSheets: readonly string[];
    isNews: IsNews;
  },
): Promise<ChangeConditions> {
  const { isNews } = of;
  const [sheetIds, newSheets] = [sql`${[...of.sheetIds]}::uuid[]`, sql`${[...of.newSheets]}::uuid[]`];
  const everySheet = sql`${[...of.sheetIds, ...of.deletedSheetIds]}::uuid[]`;
  const wasThen = query
    .selectFrom(ranges.as('past'))
    .where('past.company_id', '=', companyId)
    .where(sql<SqlBool>`past.sheet_id = any(${everySheet}) and past.sheet_id <> all(${newSheets})`)
    .where(sql<SqlBool>`${isNews(sql`past.until`)} and not ${isNews(sql`past.since`)}`);
  const earlier = wasThen.select(sql`1`.as('one')).where(sql<SqlBool>`past.row_id = rows.id`);
  const deleted = await tx.all(
    wasThen
      .select(['past.row_id as id', 'past.sheet_id as sheetId'])
      .where(sql<SqlBool>`not exists (select 1 from rows
        where rows.company_id = past.company_id and rows.id = past.row_id and rows.sheet_id = any(${sheetIds}))`)
      .orderBy('past.row_id'),
  );
  return {
    wasThere: sql<SqlBool>`((${isThere} and not ${isNews(since)} and rows.sheet_id <> all(${newSheets}))
      or exists (${earlier}))`,
    deleted,
  };
}

/** Rows that were included and have changed so that they no longer are. */
export function rowsThatLeft(
  tx: Tx,
  actor: Actor,
  { sheetIds, condition }: PassingRows,
  { changed, isNew }: Changes,
): Promise<GoneRow[]> {
  return tx.all(
    query
      .selectFrom('rows')
      .select(['rows.id', 'rows.sheet_id as sheetId'])
      .where('rows.company_id', '=', actor.companyId)
      .where(sql<SqlBool>`rows.sheet_id = any(${[...sheetIds]}::uuid[])`)
      .where(changed)
      .where(sql<SqlBool>`not (${isNew})`)
      .where(sql<SqlBool>`(${condition}) is not true`)
      .orderBy('rows.id'),
  );
}
