// Where an export of changes goes on: the moment of the last one as the database sees it, and what decided on how rows
// read then. It is good for one form of one database; clients keep it as a text that says nothing to them.
import { AppError, invalid } from '#core/errors.ts';
import { isUuid } from '#core/primitives.ts';
import { firstStart, isOurs, isSnapshot, type Moment, momentNow } from '#server/db/snapshot.ts';
import type { Tx } from '#server/db/transaction.ts';

export type Cursor = {
  database: string;
  formId: string;
  snapshot: string;
  /** Which server had been started last. */
  start: string;
  /** The zone of the table's times. */
  timeZone: string;
  /** Whether the table has columns for reviews. */
  isReviewed: boolean;
};

/** The cursor of this moment. All queries of the transaction must see the same one. */
export async function currentCursor(
  tx: Tx,
  of: Pick<Cursor, 'formId' | 'timeZone' | 'isReviewed'>,
): Promise<Cursor> {
  return { ...(await momentOf(tx)), ...of };
}

export function encoded({ database, formId, snapshot, timeZone, isReviewed, start }: Cursor): string {
  const parts = [database, formId, snapshot, timeZone, isReviewed, start];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * The cursor of an earlier export.
 * @throws AppError `invalid` for what is none, `conflict` for one that goes on nowhere
 */
export async function earlierCursor(tx: Tx, text: string, now: Cursor): Promise<Cursor> {
  const cursor = decoded(text);
  if (cursor.database !== now.database) throw stale('This state is of another server.');
  if (cursor.formId !== now.formId) throw stale('This state is of another form.');
  if (!(await isOurs(tx, cursor))) throw stale('The data of this server was restored from a backup since.');
  return cursor;
}

/**
 * Which database this is, and its moment. The number of a cluster is for those who may read it, which a managed
 * database need not allow; then it is told by when and by which transaction its first table was made.
 */
async function momentOf(tx: Tx): Promise<Moment & { database: string }> {
  const [right] = await tx.raw<{ mayRead: boolean }>(
    `select has_function_privilege('pg_control_system()', 'execute') as "mayRead"`,
  );
  const cluster = right?.mayRead
    ? '(select system_identifier::text from pg_control_system())'
    : `(select xmin || '-' || extract(epoch from applied_at) from migrations order by name limit 1)`;
  const [found] = await tx.raw<{ database: string }>(
    `select ${cluster} || '/' || (select oid from pg_database where datname = current_database()) as database`,
  );
  return { database: found?.database ?? '', ...(await momentNow(tx)) };
}

function stale(message: string): AppError {
  return new AppError('conflict', message, { hint: 'Begin anew, with a new state file.' });
}

function decoded(text: string): Cursor {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    // Not one of ours.
  }
  const [database, formId, snapshot, timeZone, isReviewed, start = firstStart] = Array.isArray(parts)
    ? (parts as unknown[])
    : [];
  const isMoment =
    typeof database === 'string' &&
    typeof formId === 'string' &&
    typeof snapshot === 'string' &&
    isSnapshot(snapshot) &&
    typeof start === 'string' &&
    isUuid(start);
  if (!isMoment) throw invalid([{ path: 'since', message: 'This is no cursor of an export' }]);
  // As they were before names that change were told of.
  if (typeof timeZone !== 'string' || typeof isReviewed !== 'boolean')
    throw stale('This state is of an earlier version of Formdeck.');
  return { database, formId, snapshot, timeZone, isReviewed, start };
}
