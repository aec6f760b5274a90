// The cursor of an export of changes: the database snapshot of the last one, and the settings that determined how rows
// were displayed. It is valid for one form of one database; clients store it as an opaque string.
import { AppError, invalid } from '#core/errors.ts';
import { isUuid } from '#core/primitives.ts';
import { firstStart, isOurs, isSnapshot, type Moment, momentNow } from '#server/db/snapshot.ts';
import type { Tx } from '#server/db/transaction.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type Cursor = {
  database: string;
  formId: string;
  snapshot: string;
  /** The last server start. */
  start: string;
  /** The time zone of the table's times. */
  timeZone: string;
  /** Whether the table has review columns. */
  isReviewed: boolean;
};

/** The cursor of the current snapshot. All queries of the transaction must use the same one. */
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
 * Parses the cursor of an earlier export.
 * @throws AppError `invalid` if it is malformed, `conflict` if it cannot be continued
 */
export async function earlierCursor(tx: Tx, text: string, now: Cursor): Promise<Cursor> {
  const cursor = decoded(text);
  if (cursor.database !== now.database) throw stale(t(m.thisStateBelongsToAnother));
  if (cursor.formId !== now.formId) throw stale(t(m.thisStateBelongsToAnotherForm));
  if (!(await isOurs(tx, cursor))) throw stale(t(m.thisServersDataHasSince));
  return cursor;
}

/**
 * Identifies the database and its snapshot. Reading the cluster's system identifier needs a privilege that a managed
 * database may not grant; then the creation of the first table identifies it.
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
  return new AppError('conflict', message, { hint: wording(m.startAgainWithNewState) });
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
  if (!isMoment) throw invalid([fieldError('since', m.thisIsNotCursorOf)]);
  // Cursors from before renames were tracked.
  if (typeof timeZone !== 'string' || typeof isReviewed !== 'boolean') throw stale(t(m.thisStateWasMadeBy));
  return { database, formId, snapshot, timeZone, isReviewed, start };
}
