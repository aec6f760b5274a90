// Moments of the database as strings, which clients store and send back: which transactions were committed at that time.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from './transaction.ts';

/** A moment of this database: the transactions committed by then, and the last server start. */
export type Moment = { snapshot: string; start: string };

/** The start of moments issued before starts were recorded. */
export const firstStart = '00000000-0000-0000-0000-000000000000';

/** The current moment. */
export async function momentNow(tx: Tx): Promise<Moment> {
  const [found] = await tx.raw<Moment>(
    `select pg_current_snapshot()::text as snapshot,
      (select id from server_starts order by started_in desc limit 1) as start`,
  );
  return found ?? { snapshot: '', start: firstStart };
}

/**
 * Whether a moment sent by a client belongs to this database. It does not if a dump or an older copy was restored since:
 * then its start is unknown here, or it includes transactions that are in the future or belong to later starts.
 */
export async function isOurs(tx: Tx, { snapshot, start }: Moment): Promise<boolean> {
  const [found] = await tx.raw<{ ours: boolean }>(
    `select pg_snapshot_xmax($1::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
      and exists (select from server_starts s where s.id = $2 and not exists (
      select from server_starts later where later.started_in > s.started_in
        and pg_visible_in_snapshot(later.started_in::text::xid8, $1::pg_snapshot))) as ours`,
    [snapshot, start],
  );
  return found?.ours === true;
}

/** Whether the database accepts a string as a `pg_snapshot` (first:last:running) with numbers that fit its bigint. */
export function isSnapshot(text: string): boolean {
  const [, first = '0', last = '0', running = ''] =
    /^(\d{1,19}):(\d{1,19}):((?:\d{1,19},)*\d{1,19})?$/.exec(text) ?? [];
  const [from, until] = [BigInt(first), BigInt(last)];
  if (from < 1n || until < from || until >= 2n ** 63n) return false;
  const ids = running === '' ? [] : running.split(',').map(BigInt);
  return ids.every((id, index) => id >= (ids[index - 1] ?? from) && id < until);
}

/** For a column with a transaction id: whether it was not yet committed at an earlier moment. */
export type IsNews = (column: RawBuilder<unknown>) => RawBuilder<SqlBool>;

export function newsSince(snapshot: string): IsNews {
  return (column) =>
    sql<SqlBool>`(${column} >= pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint
      and not pg_visible_in_snapshot(${column}::text::xid8, ${snapshot}::pg_snapshot))`;
}
