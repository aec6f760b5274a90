// The calls on the audit log: they read it, and nothing changes it.
import type { Actor } from '#core/actor.ts';
import * as calls from '#core/audit/calls.ts';
import type { AuditEntry, AuditFilter } from '#core/audit/schema.ts';
import { type Page, type PageQuery, toPage } from '#core/paging.ts';
import type { Tx } from '#server/db/transaction.ts';
import { on } from '#server/http/mount.ts';
import * as store from './store.ts';

export const auditRoutes = [
  on(calls.listAudit, async ({ actor, tx, query }) => entries(tx, actor, { tag: query.tag }, query)),

  on(calls.filterAudit, async ({ actor, tx, query, body }) =>
    entries(tx, actor, { ...filterOf(body), actions: body.actions }, query),
  ),

  on(calls.deletedRows, async ({ actor, tx, query, body }) =>
    entries(tx, actor, { ...filterOf(body), actions: ['row_deleted'] }, query),
  ),
];

async function entries(
  tx: Tx,
  actor: Actor,
  filter: store.EntryFilter,
  page: PageQuery,
): Promise<Page<AuditEntry>> {
  const { entries: found, total } = await store.listEntries(tx, actor, filter, page);
  return toPage(found, page, total);
}

function filterOf({ userId, startDate, endDate, templateId, questionId }: AuditFilter): store.EntryFilter {
  return {
    userId,
    startDate: startDate == null ? undefined : Date.parse(startDate),
    endDate: endDate == null ? undefined : Date.parse(endDate),
    formId: templateId,
    questionId,
  };
}
