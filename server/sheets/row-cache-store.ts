// Queries of the row cache: all rows of some sheets in batches, and changes since a snapshot. Callers have queried the
// sheets first, and so checked that the actor may see them.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { RowBatch } from '#core/sheets/engine/packed-rows.ts';
import { newsSince } from '#server/db/snapshot.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { answerTo, type ColumnQuestion, gathered, unpacked } from './columns-store.ts';

type Company = Pick<Actor, 'companyId'>;

/** What is read at once is looked at without a pause. */
const batchSize = 2_500;

/** The current snapshot, from which `rowsSince` reports changes. */
export async function snapshotNow(tx: Tx): Promise<string> {
  const [found] = await tx.raw<{ now: string }>('select pg_current_snapshot()::text as now');
  return found?.now ?? '';
}

/** All rows of a sheet, newest first. */
export async function* rowsOfSheet(
  tx: Tx,
  actor: Company,
  sheetId: string,
  questions: readonly ColumnQuestion[],
): AsyncGenerator<RowBatch> {
  const next = (after: RawBuilder<SqlBool>) => {
    const reading = readBatch(tx, actor, sql<SqlBool>`rows.sheet_id = ${sheetId} and ${after}`, questions);
    // A caller that stops early does not await it.
    reading.catch(() => undefined);
    return reading;
  };
  let reading = next(sql<SqlBool>`true`);
  for (;;) {
    const batch = await reading;
    const [id, created] = [batch.id.at(-1), batch.created.at(-1)];
    if (batch.id.length < batchSize || id === undefined || created === undefined) return yield batch;
    // Keyset pagination that an index supports; the database reads while the previous batch is processed.
    reading = next(sql`rows.created_at <= ${created} and (rows.created_at < ${created} or rows.id > ${id})`);
    yield batch;
  }
}

export type RowsSince = { written: string[]; deleted: string[] };

/**
 * Ids of the rows of some sheets that were added, changed or deleted since a snapshot; restored rows are in both lists.
 */
export async function rowsSince(
  tx: Tx,
  actor: Company,
  sheetIds: readonly string[],
  snapshot: string,
): Promise<RowsSince> {
  const isNews = newsSince(snapshot);
  const written = await tx.all(
    query
      .selectFrom('rows')
      .select('id')
      .where('company_id', '=', actor.companyId)
      .where(sql<SqlBool>`sheet_id = any(${[...sheetIds]}::uuid[])`)
      .where(isNews(sql`written_in`)),
  );
  const deleted = await tx.all(
    query
      .selectFrom('deleted_rows')
      .select('row_id as id')
      .where('company_id', '=', actor.companyId)
      .where(sql<SqlBool>`sheet_id = any(${[...sheetIds]}::uuid[])`)
      .where(isNews(sql`deleted_in`)),
  );
  return { written: written.map(({ id }) => id), deleted: deleted.map(({ id }) => id) };
}

/** The existing rows among these ids. */
export async function* rowsByIds(
  tx: Tx,
  actor: Company,
  ids: readonly string[],
  questions: readonly ColumnQuestion[],
): AsyncGenerator<RowBatch> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const some = ids.slice(from, from + batchSize);
    yield await readBatch(tx, actor, sql<SqlBool>`rows.id = any(${some}::uuid[])`, questions);
  }
}

async function readBatch(
  tx: Tx,
  actor: Company,
  condition: RawBuilder<SqlBool>,
  questions: readonly ColumnQuestion[],
): Promise<RowBatch> {
  const texts: Record<string, string> | undefined = await tx.first(
    query
      .with('page', (db) =>
        db
          .selectFrom('rows')
          .select([
            'id',
            'sheet_id',
            'user_id',
            'created_at',
            'review_state',
            'returned_at',
            'alerts',
            'passed',
            'answers',
          ])
          .where('rows.company_id', '=', actor.companyId)
          .where(condition)
          .orderBy('rows.created_at', 'desc')
          .orderBy('rows.id')
          .limit(batchSize),
      )
      .selectFrom('page')
      .innerJoinLateral(unpacked, (join) => join.onTrue())
      .select([
        gathered(sql`page.id`).as('id'),
        gathered(sql`page.sheet_id`).as('sheetId'),
        gathered(sql`page.user_id`).as('userId'),
        gathered(sql`page.created_at`).as('created'),
        gathered(sql`case when page.returned_at is null then page.review_state else 'RETURNED' end`).as(
          'reviewState',
        ),
        gathered(sql`nullif(page.alerts, '{}')`).as('alerts'),
        gathered(sql`(page.passed is not null)::integer`).as('passed'),
        ...questions.map((question, index) => gathered(answerTo(question)).as(`q${index}`)),
      ]),
  );
  const listed = <T>(name: string): T[] => JSON.parse(texts?.[name] ?? '[]');
  return {
    id: listed('id'),
    sheetId: listed('sheetId'),
    userId: listed('userId'),
    created: listed('created'),
    reviewState: listed('reviewState'),
    alerts: listed('alerts'),
    passed: listed('passed'),
    answers: Object.fromEntries(questions.map(({ id }, index) => [id, listed(`q${index}`)])),
  };
}
