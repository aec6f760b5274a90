// What has changed since an earlier export, for whoever keeps a copy: by the transactions that wrote it and not by the
// clock, so that nothing is missed and nothing comes twice, however long a transaction took. A cursor is the moment of
// an export as the database sees it. It is good for one form of one database.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import { isSnapshot } from '#server/db/snapshot.ts';
import { query, type Tx } from '#server/db/transaction.ts';

export type Changes = {
  /** Of `rows`: it has changed, and it was not there before. */
  changed: RawBuilder<SqlBool>;
  isNew: RawBuilder<SqlBool>;
  /** Of `rows`: it reads differently, though nothing of it has changed: somebody or something has another name. */
  renamed: RawBuilder<SqlBool>;
  /** Rows that were there, and are deleted. */
  deleted: GoneRow[];
  /** Where the next export goes on. */
  cursor: string;
};

export type GoneRow = { id: string; sheetId: string };

type Cursor = { database: string; formId: string; snapshot: string };
type Of = {
  formId: string;
  sheetIds: readonly string[];
  /** Whether there are names of catalog items in its rows. */
  hasCatalog: boolean;
};

/**
 * What changed in some sheets of a form since a cursor; null is the beginning, where everything is new. All queries of
 * the transaction must see the same moment.
 * @throws AppError `invalid` for what is no cursor, `conflict` for one of another form or database
 */
export async function changesSince(tx: Tx, actor: Actor, of: Of, since: string | null): Promise<Changes> {
  const now = await momentOf(tx);
  const cursor = encoded({ ...now, formId: of.formId });
  if (since === null) {
    return { changed: sql`true`, isNew: sql`true`, renamed: sql`false`, deleted: [], cursor };
  }
  const snapshot = await checked(tx, decoded(since), { ...now, formId: of.formId });
  const isNews = (column: RawBuilder<unknown>) =>
    sql<SqlBool>`(${column} >= pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint
      and not pg_visible_in_snapshot(${column}::text::xid8, ${snapshot}::pg_snapshot))`;
  /** It was there: it came again since it was deleted, from a device that did not know, or because that was undone. */
  const wasThere = (rowId: RawBuilder<unknown>) =>
    sql<SqlBool>`exists (select 1 from deleted_rows gone
      where gone.company_id = ${actor.companyId} and gone.row_id = ${rowId} and ${isNews(sql`gone.deleted_in`)}
        and not ${isNews(sql`gone.added_in`)})`;
  const sheetIds = sql`${[...of.sheetIds]}::uuid[]`;
  const sheets = await tx.all(
    query
      .selectFrom('sheets')
      .select('id')
      .where('company_id', '=', actor.companyId)
      .where(sql<SqlBool>`id = any(${sheetIds})`)
      .where(sql<SqlBool>`(${isNews(sql`shown_in`)} or ${isNews(sql`written_in`)})`),
  );
  const changedSheets = sheets.map(({ id }) => id);
  const deleted = await tx.all(
    query
      .selectFrom('deleted_rows')
      .select(['row_id as id', 'sheet_id as sheetId'])
      .where('company_id', '=', actor.companyId)
      .where(sql<SqlBool>`sheet_id = any(${sheetIds})`)
      .where(isNews(sql`deleted_in`))
      // What came and went since then was never there, and what came back is.
      .where(sql<SqlBool>`not ${isNews(sql`added_in`)}`)
      .where(sql<SqlBool>`not exists (select 1 from rows again
        where again.company_id = deleted_rows.company_id and again.id = deleted_rows.row_id and again.sheet_id = any(${sheetIds}))`)
      .orderBy('row_id'),
  );
  return {
    changed: sql<SqlBool>`(${isNews(sql`rows.written_in`)} or rows.sheet_id = any(${changedSheets}::uuid[]))`,
    isNew: sql<SqlBool>`((${isNews(sql`rows.added_in`)} or exists (
      select 1 from sheets shown where shown.company_id = rows.company_id and shown.id = rows.sheet_id
        and ${isNews(sql`shown.shown_in`)})) and not ${wasThere(sql`rows.id`)})`,
    renamed: await renamedSince(tx, actor, of, snapshot),
    deleted,
    cursor,
  };
}

/**
 * Rows in which a name stands that was given since: of their author or reviewer, or of a catalog item. Nothing else
 * of a catalog item changes, and somebody's place among the sign-in names is taken anew with each name, so that the
 * database's own mark of who wrote these tells.
 */
async function renamedSince(
  tx: Tx,
  actor: Actor,
  { sheetIds, hasCatalog }: Of,
  snapshot: string,
): Promise<RawBuilder<SqlBool>> {
  const { companyId } = actor;
  const people = await tx.raw<{ id: string }>(
    `select user_id as id from sign_in_names where company_id = $1 and ${writtenSince}`,
    [companyId, snapshot],
  );
  const items = hasCatalog
    ? await tx.raw<{ id: string }>(`select id from catalog_items where company_id = $1 and ${writtenSince}`, [
        companyId,
        snapshot,
      ])
    : [];
  const conditions: RawBuilder<SqlBool>[] = [];
  if (people.length > 0) {
    const ids = people.map(({ id }) => id);
    conditions.push(
      sql<SqlBool>`(rows.user_id = any(${ids}::uuid[]) or rows.reviewer_id = any(${ids}::uuid[]))`,
    );
  }
  if (items.length > 0) {
    const ids = items.map(({ id }) => id);
    const names = (answers: string) =>
      sql<SqlBool>`exists (
        select 1 from regexp_split_to_table(${sql.raw(answers)}::text, '[^0-9a-f-]+') word
        where word = any(${ids}::text[]))`;
    const sheets = await tx.all(
      query
        .selectFrom('sheets')
        .select('id')
        .where('company_id', '=', companyId)
        .where(sql<SqlBool>`id = any(${[...sheetIds]}::uuid[])`)
        .where(names('context_answers')),
    );
    const ofSheets = sheets.map(({ id }) => id);
    conditions.push(sql<SqlBool>`(${names('rows.answers')} or rows.sheet_id = any(${ofSheets}::uuid[]))`);
  }
  return conditions.length === 0 ? sql`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** Of a table's row: it was written after the snapshot `$2`. Its mark are the last 32 bits of the transaction's number. */
const writtenSince = `not pg_visible_in_snapshot(
  (pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    - ((pg_snapshot_xmax(pg_current_snapshot())::text::bigint - xmin::text::bigint) & 4294967295))::text::xid8,
  $2::pg_snapshot)`;

/** Rows that were there and have changed, so that they are no longer among those asked for. */
export function rowsThatLeft(
  tx: Tx,
  actor: Actor,
  sheetIds: readonly string[],
  condition: RawBuilder<SqlBool>,
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

/**
 * Which database this is, and its moment. The number of a cluster is for those who may read it, which a managed
 * database need not allow; then it is told by when and by which transaction its first table was made.
 */
async function momentOf(tx: Tx): Promise<{ database: string; snapshot: string }> {
  const [right] = await tx.raw<{ mayRead: boolean }>(
    `select has_function_privilege('pg_control_system()', 'execute') as "mayRead"`,
  );
  const cluster = right?.mayRead
    ? '(select system_identifier::text from pg_control_system())'
    : `(select xmin || '-' || extract(epoch from applied_at) from migrations order by name limit 1)`;
  const [found] = await tx.raw<{ database: string; snapshot: string }>(
    `select ${cluster} || '/' || (select oid from pg_database where datname = current_database()) as database,
      pg_current_snapshot()::text as snapshot`,
  );
  return found ?? { database: '', snapshot: '' };
}

async function checked(tx: Tx, cursor: Cursor, now: Cursor): Promise<string> {
  if (cursor.database !== now.database) throw stale('This state is of another server.');
  if (cursor.formId !== now.formId) throw stale('This state is of another form.');
  const [found] = await tx.raw<{ isLater: boolean }>(
    'select pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax($2::pg_snapshot) as "isLater"',
    [cursor.snapshot, now.snapshot],
  );
  // A backup was restored.
  if (found?.isLater !== false) throw stale('This state is newer than the server’s data.');
  return cursor.snapshot;
}

function stale(message: string): AppError {
  return new AppError('conflict', message, { hint: 'Begin anew, with a new state file.' });
}

function encoded(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.database, cursor.formId, cursor.snapshot])).toString('base64url');
}

function decoded(text: string): Cursor {
  try {
    const [database, formId, snapshot] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isWhole =
      typeof database === 'string' && typeof formId === 'string' && typeof snapshot === 'string';
    if (isWhole && isSnapshot(snapshot)) return { database, formId, snapshot };
  } catch {
    // Not one of ours.
  }
  throw invalid([{ path: 'since', message: 'This is no cursor of an export' }]);
}
