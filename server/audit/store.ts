// The SQL of reading the audit log.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { AuditAction } from '#core/audit-actions.ts';
import type { AuditEntry } from '#core/audit/schema.ts';
import type { PageQuery } from '#core/paging.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { EntryRow } from './chain-store.ts';

/** Which entries: all that is given must hold. Dates are epoch milliseconds, both included. */
export type EntryFilter = {
  tag?: string | undefined;
  actions?: readonly AuditAction[];
  userId?: string | null | undefined;
  startDate?: number | undefined;
  endDate?: number | undefined;
  formId?: string | null | undefined;
  questionId?: string | null | undefined;
};

/** A page of the company's entries, the newest first. */
export async function listEntries(
  tx: Tx,
  actor: Actor,
  filter: EntryFilter,
  page: PageQuery,
): Promise<{ entries: AuditEntry[]; total: number }> {
  let found = query.selectFrom('audit_log').where('company_id', '=', actor.companyId);
  if (filter.tag !== undefined) found = found.where(sql<boolean>`tags @> array[${filter.tag}::text]`);
  if (filter.actions !== undefined) found = found.where('action', 'in', [...filter.actions]);
  if (filter.userId != null) found = found.where('user_id', '=', filter.userId);
  if (filter.startDate !== undefined) found = found.where('at', '>=', filter.startDate);
  if (filter.endDate !== undefined) found = found.where('at', '<=', filter.endDate);
  if (filter.formId != null) found = found.where('form_id', '=', filter.formId);
  if (filter.questionId != null) found = found.where(concerns(filter.questionId));
  const counted = await tx.first(found.select(({ fn }) => fn.countAll<number>().as('total')));
  const rows = await tx.all(
    found
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(page.size)
      .offset(page.page * page.size),
  );
  return { entries: rows.map(presentEntry), total: counted?.total ?? 0 };
}

/** An entry of a question's answer, or of a deleted row that had one: its answers are kept by question id. */
function concerns(questionId: string) {
  return sql<boolean>`(question_id = ${questionId}::uuid
    or (action = 'row_deleted' and position('"' || (${questionId}::uuid)::text || '"' in previous[1]) > 0))`;
}

/** An entry as the wire has it. */
export function presentEntry(row: EntryRow): AuditEntry {
  const { id, action, tags, comment, previous, next } = row;
  return {
    id,
    user: { id: row.user_id, userName: row.user_name },
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
