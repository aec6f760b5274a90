// Moments of the database as texts, which clients keep and send back: what of all transactions was committed then.
import { type RawBuilder, type SqlBool, sql } from 'kysely';

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
