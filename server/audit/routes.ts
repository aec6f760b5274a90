// The calls on the audit log: they read it and check its chain, and nothing changes it.
import type { Actor } from '#core/actor.ts';
import * as calls from '#core/audit/calls.ts';
import type { AuditEntry, AuditFilter, ChainedEntry } from '#core/audit/schema.ts';
import { invalid } from '#core/errors.ts';
import { type Page, type PageQuery, toPage } from '#core/paging.ts';
import type { Tx } from '#server/db/transaction.ts';
import { on } from '#server/http/mount.ts';
import { chainPending, checkChain } from './chain.ts';
import { headOf, type Link, linksBehind } from './chain-store.ts';
import * as store from './store.ts';

export const auditRoutes = [
  on(calls.listAudit, async ({ actor, tx, query }) => entries(tx, actor, { tag: query.tag }, query)),

  on(calls.filterAudit, async ({ actor, tx, query, body }) =>
    entries(tx, actor, { ...filterOf(body), actions: body.actions }, query),
  ),

  on(calls.deletedRows, async ({ actor, tx, query, body }) =>
    entries(tx, actor, { ...filterOf(body), actions: ['row_deleted'] }, query),
  ),

  on(calls.verifyAudit, async ({ actor, tx, body }) => {
    const isMore = await chainPending(tx, actor.companyId);
    const checked = await checkChain(tx, actor.companyId, body.head, linksPerRequest);
    return { ...checked, done: checked.brokenAt !== null || (checked.done && !isMore) };
  }),

  on(calls.chainedAudit, async ({ actor, tx, query }) => {
    const isMore = await chainPending(tx, actor.companyId);
    const last = (await headOf(tx, actor.companyId))?.position ?? 0;
    // A collector that is ahead of the log would hear nothing for long: it has another company's position, or the log was cut.
    if (query.after > last)
      throw invalid([{ path: 'after', message: `The last entry has the position ${last}` }]);
    const links = await linksBehind(tx, actor.companyId, query.after, query.size, query.since);
    return { content: links.flatMap(presentLink), done: links.length < query.size && !isMore };
  }),
];

/** Entries that are checked in one request: of deleted rows each has all answers. */
const linksPerRequest = 5_000;

function presentLink({ position, hash, entry }: Link): ChainedEntry[] {
  return entry === null ? [] : [{ ...store.presentEntry(entry), position, hash: hash.toString('hex') }];
}

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
