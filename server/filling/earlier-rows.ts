// Rows that the same request added before: their current state is returned, however often they are sent.
import type { Actor } from '#core/actor.ts';
import { invalid } from '#core/errors.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { NewRow } from '#core/filling/schema.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { requireSame, rowRequestHash } from '#server/http/idempotent.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { findRow } from '#server/sheets/rows-store.ts';
import { rowText, withNotes } from '#server/sheets/wire.ts';
import type { CheckedRows } from './check-rows.ts';
import type { SheetToFill } from './store.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** Rows as a client sends them, perhaps not for the first time. */
export type SentRows = {
  sheet: SheetToFill;
  form: CachedForm;
  rows: readonly NewRow[];
  /** The reply has only their ids and alerts. */
  brief: boolean;
};

/** The texts of rows that can no longer be added but already exist. Throws the refusal for any others. */
export async function repliesToRefused(
  scope: RequestScope,
  sent: SentRows,
  { refusal, rows }: Pick<CheckedRows, 'refusal' | 'rows'>,
): Promise<string[]> {
  const earlier = await earlierReplies(scope, sent);
  if (refusal !== null && earlier.size < sent.rows.length) throw refusal;
  return sent.rows.map((_, index) => withNotes(earlier.get(index) ?? '', rows[index]?.notes ?? []));
}

/** The texts of rows that were sent before, by index. Throws 409 if an id was used for another row. */
export async function earlierReplies(
  { tx, actor }: Pick<RequestScope, 'tx' | 'actor'>,
  { sheet, form, rows, brief }: SentRows,
): Promise<Map<number, string>> {
  const texts = new Map<number, string>();
  const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length) throw invalid([fieldError('rows', m.twoRowsHaveSameId)]);
  if (ids.length === 0) return texts;
  const requests = await rowRequests(tx, actor, ids);
  for (const [index, row] of rows.entries()) {
    const earlier = row.id === undefined ? undefined : requests.get(row.id);
    if (row.id === undefined || earlier === undefined) continue;
    const existing = earlier.sheetId === sheet.id ? earlier.requestHash : null;
    requireSame(existing, rowRequestHash(row), rows.length > 1 ? `rows.${index}.id` : undefined);
    const found = await findRow(tx, actor, { id: row.id, sheetId: sheet.id });
    texts.set(index, brief ? briefText(found) : rowText(found, form.asRead.ids));
  }
  return texts;
}

/** A row's id and alerts, for clients that need no more. */
export function briefText({ id, alerts }: { id: string; alerts: readonly string[] }): string {
  return JSON.stringify({ id, alerts });
}

/** The sheet and request of the existing rows among these ids. */
async function rowRequests(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, { sheetId: string; requestHash: Buffer | null }>> {
  const found = await tx.all(
    query
      .selectFrom('rows')
      .select(['id', 'sheet_id as sheetId', 'request_hash as requestHash'])
      .where('company_id', '=', actor.companyId)
      .where('id', 'in', [...ids]),
  );
  return new Map(found.map(({ id, ...request }) => [id, request]));
}
