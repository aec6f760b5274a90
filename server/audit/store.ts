// Queries that read the audit log.
import type { Actor } from '#core/actor.ts';
import type { AuditAction } from '#core/features/audit-actions.ts';
import { restoreRetention } from '#core/sheets/review/row-undo.ts';
import type { AuditEntry } from '#core/audit/schema.ts';
import { type Person, personOf } from '#core/primitives.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { EntryRow } from './chain-store.ts';

/** Selects entries that match all given fields. Dates are epoch milliseconds, both included. */
export type EntryFilter = {
  tag?: string | undefined;
  actions?: readonly AuditAction[];
  userId?: string | null | undefined;
  startDate?: number | undefined;
  endDate?: number | undefined;
  formId?: string | null | undefined;
  questionId?: string | null | undefined;
};

/** The window of matching entries, newest first. */
export type EntryWindow =
  /** After an entry, or from the newest on. */
  { after: { at: number; id: string } | null; limit: number } | { offset: number; limit: number };

/**
 * The company's entries, newest first. Each action is queried separately: an index has its entries in this order, so
 * that no more are read than returned.
 */
export async function listEntries(
  tx: Tx,
  actor: Pick<Actor, 'companyId'>,
  filter: EntryFilter,
  window: EntryWindow,
): Promise<EntryRow[]> {
  const { values, conditions } = conditionsOf(actor, filter);
  const value = (given: unknown, type: string) => `$${values.push(given)}::${type}`;
  if ('after' in window && window.after !== null)
    conditions.push(`(at, id) < (${value(window.after.at, 'bigint')}, ${value(window.after.id, 'uuid')})`);
  const offset = 'offset' in window ? window.offset : 0;
  const newest = (limit: number) => `order by at desc, id desc limit ${limit}`;
  const where = `from audit_log where ${conditions.join(' and ')}`;
  const text =
    filter.actions === undefined
      ? `select ${columns} ${where} ${newest(window.limit)} offset ${offset}`
      : `select ${columns} from unnest(${value([...new Set(filter.actions)], 'text[]')}) as kind
         cross join lateral (select * ${where} and action = kind ${newest(window.limit + offset)}) as entries
         ${newest(window.limit)} offset ${offset}`;
  return tx.raw<EntryRow>(text, values);
}

const columns = `id, at, user_id, user_name, action, object_key, tags, comment, previous, next, form_id, form_name, sheet_id, row_id,
  question_id`;

/** The number of entries, counted up to `most`. */
export async function countEntries(
  tx: Tx,
  actor: Pick<Actor, 'companyId'>,
  filter: EntryFilter,
  most?: number,
): Promise<number> {
  const { values, conditions } = conditionsOf(actor, filter);
  const limit = most === undefined ? '' : `limit ${most}`;
  const where = `from audit_log where ${conditions.join(' and ')}`;
  const found =
    filter.actions === undefined
      ? `select 1 ${where} ${limit}`
      : `select 1 from unnest($${values.push([...new Set(filter.actions)])}::text[]) as kind
         cross join lateral (select 1 ${where} and action = kind ${limit}) as entries ${limit}`;
  const [counted] = await tx.raw<{ total: number }>(
    `select count(*) as total from (${found}) as found`,
    values,
  );
  return counted?.total ?? 0;
}

function conditionsOf(
  { companyId }: Pick<Actor, 'companyId'>,
  { tag, actions, userId, startDate, endDate, formId, questionId }: EntryFilter,
): { values: unknown[]; conditions: string[] } {
  const values: unknown[] = [companyId];
  const conditions = ['company_id = $1'];
  const add = (value: unknown, condition: (placeholder: string) => string) => {
    if (value !== undefined && value !== null) conditions.push(condition(`$${values.push(value)}`));
  };
  add(tag, (it) => `tags @> array[${it}::text]`);
  add(userId, (it) => `user_id = ${it}::uuid`);
  add(startDate, (it) => `at >= ${it}::bigint`);
  add(endDate, (it) => `at <= ${it}::bigint`);
  add(formId, (it) => `form_id = ${it}::uuid`);
  // The answers of a deleted row are stored by question id.
  const held = (it: string) => `position('"' || ${it}::uuid::text || '"' in previous[1]) > 0`;
  const changed = (it: string) => `question_id = ${it}::uuid`;
  const deletes = actions?.includes('row_deleted') ?? true;
  if (!deletes) add(questionId, changed);
  else if (actions?.length === 1) add(questionId, held);
  else add(questionId, (it) => `(${changed(it)} or (action = 'row_deleted' and ${held(it)}))`);
  return { values, conditions };
}

/** How the users and groups that entries are about are called now, by object key. */
export async function objectNames(
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  entries: readonly EntryRow[],
): Promise<Map<string, { name: string; displayName: string | null }>> {
  const keys = [...new Set(entries.map(({ object_key }) => object_key))];
  const ids = (kind: string) =>
    keys.flatMap((key) => (key.startsWith(`${kind}.`) ? [key.slice(kind.length + 1)] : []));
  const [users, groups] = [ids('user'), ids('userGroup')];
  if (users.length + groups.length === 0) return new Map();
  const found = await tx.raw<{ key: string; name: string; displayName: string | null }>(
    `select 'user.' || id as key, user_name as name, display_name as "displayName" from users where company_id = $1 and id = any($2::uuid[])
     union all
     select 'userGroup.' || id, name, null from groups where company_id = $1 and id = any($3::uuid[])`,
    [companyId, users, groups],
  );
  return new Map(found.map(({ key, ...names }) => [key, names]));
}

/**
 * For entries about deleted rows, by entry id: until when the row can be restored, and how many of the rows deleted with
 * it are still stored. A row that was deleted twice is only stored for the last time.
 */
export async function restorableRows(
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  entries: readonly EntryRow[],
  now: number,
): Promise<Map<string, { until: number; rows: number }>> {
  const rowIds = entries.flatMap(({ action, row_id: id }) => (action === 'row_deleted' ? (id ?? []) : []));
  if (rowIds.length === 0) return new Map();
  const restorable = await tx.raw<{ rowId: string; at: number; rows: number }>(
    `select b.row_id as "rowId", u.changed_at as at, u.row_count as rows
     from rows_before b join row_undos u on u.company_id = b.company_id and u.id = b.undo_id
     where b.company_id = $1 and b.row_id = any($2::uuid[]) and u.change = 'DELETED' and u.undone_at is null
       and u.changed_at > $3`,
    [companyId, rowIds, now - restoreRetention],
  );
  const byDeletion = new Map(
    restorable.map(({ rowId, at, rows }) => [`${rowId} ${at}`, { until: at + restoreRetention, rows }]),
  );
  return new Map(
    entries.flatMap(({ id, row_id: rowId, at }) => {
      const found = byDeletion.get(`${rowId} ${at}`);
      return found === undefined ? [] : [[id, found] as const];
    }),
  );
}

/** An entry in wire format; `people` are its people as they are shown now, by id. */
export function presentEntry(row: EntryRow, people?: ReadonlyMap<string, Person>): AuditEntry {
  const { id, action, tags, comment, previous, next } = row;
  return {
    id,
    // The username is the one of then.
    user: personOf(row.user_id, { ...people?.get(row.user_id), userName: row.user_name }),
    timestamp: row.at,
    action,
    objectKey: row.object_key,
    tags,
    comment,
    previous,
    next,
    template: row.form_id === null ? null : { id: row.form_id, name: row.form_name ?? '' },
    sheetId: row.sheet_id,
    sheetRowId: row.row_id,
    questionId: row.question_id,
  };
}
