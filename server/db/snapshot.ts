// Moments of the database as texts, which clients keep and send back: what of all transactions was committed then.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from './transaction.ts';

/** A moment of this database: what was committed then, and which server had been started last. */
export type Moment = { snapshot: string; start: string };

/** The start of moments that were told before starts were noted. */
export const firstStart = '00000000-0000-0000-0000-000000000000';

/** This moment. */
export async function momentNow(tx: Tx): Promise<Moment> {
  const [found] = await tx.raw<Moment>(
    `select pg_current_snapshot()::text as snapshot,
      (select id from server_starts order by started_in desc limit 1) as start`,
  );
  return found ?? { snapshot: '', start: firstStart };
}

/**
 * Whether a moment that a client names was one of this database. Not so where a dump was restored since, or an older copy:
 * then its start is not known here, or the moment has seen transactions that are still to come or of later starts.
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

/** Whether the database takes a text for a moment (`pg_snapshot`: first:last:running), with numbers that fit its bigint. */
export function isSnapshot(text: string): boolean {
  const [, first = '0', last = '0', running = ''] =
    /^(\d{1,19}):(\d{1,19}):((?:\d{1,19},)*\d{1,19})?$/.exec(text) ?? [];
  const [from, until] = [BigInt(first), BigInt(last)];
  if (from < 1n || until < from || until >= 2n ** 63n) return false;
  const ids = running === '' ? [] : running.split(',').map(BigInt);
  return ids.every((id, index) => id >= (ids[index - 1] ?? from) && id < until);
}

/** Of a column with the number of a transaction: it was not committed at an earlier moment. */
export type IsNews = (column: RawBuilder<unknown>) => RawBuilder<SqlBool>;

export function newsSince(snapshot: string): IsNews {
  return (column) =>
    sql<SqlBool>`(${column} >= pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint
      and not pg_visible_in_snapshot(${column}::text::xid8, ${snapshot}::pg_snapshot))`;
}
