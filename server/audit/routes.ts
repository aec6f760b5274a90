// The calls on the audit log: reading and verifying it. Nothing changes it.
import { usersByIds } from '#server/db/person.ts';
import * as calls from '#core/audit/calls.ts';
import type { EntryPage } from '#core/audit/calls.ts';
import { type AuditFilter, type ChainedEntry, mostCountedEntries } from '#core/audit/schema.ts';
import { invalid } from '#core/errors.ts';
import { type PageQuery, toPage } from '#core/paging.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { on } from '#server/http/mount.ts';
import { chainPending, checkChain } from './chain.ts';
import { headOf, type Link, linksBehind } from './chain-store.ts';
import * as store from './store.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const auditRoutes = [
  on(calls.listAudit, async ({ actor, tx, query, services }) =>
    entriesPage({ tx, actor, services }, { tag: query.tag }, query),
  ),

  on(calls.filterAudit, async ({ actor, tx, query, body, services }) =>
    entriesPage({ tx, actor, services }, { ...filterOf(body), actions: body.actions }, query),
  ),

  on(calls.deletedRows, async ({ actor, tx, query, body, services }) =>
    entriesPage({ tx, actor, services }, { ...filterOf(body), actions: ['row_deleted'] }, query),
  ),

  on(calls.verifyAudit, async ({ actor, tx, body }) => {
    const isMore = await chainPending(tx, actor.companyId);
    const checked = await checkChain(tx, actor.companyId, body.head, linksPerRequest);
    return { ...checked, done: checked.brokenAt !== null || (checked.done && !isMore) };
  }),

  on(calls.chainedAudit, async ({ actor, tx, query }) => {
    const isMore = await chainPending(tx, actor.companyId);
    const last = (await headOf(tx, actor.companyId))?.position ?? 0;
    // A position beyond the log would return nothing for a long time: it belongs to another company, or the log was
    // truncated.
    if (query.after > last) throw invalid([fieldError('after', m.lastEntryHasPosition, { last })]);
    const links = await linksBehind(tx, actor.companyId, query);
    return { content: links.flatMap(presentLink), done: links.length < query.size && !isMore };
  }),
];

/** Entries verified per request: those of deleted rows contain all answers. */
const linksPerRequest = 5_000;

function presentLink({ position, hash, entry }: Link): ChainedEntry[] {
  return entry === null ? [] : [{ ...store.presentEntry(entry), position, hash: hash.toString('hex') }];
}

async function entriesPage(
  { tx, actor, services }: RequestScope,
  filter: store.EntryFilter,
  { cursor, page, size }: PageQuery & { cursor?: string | undefined },
): Promise<EntryPage> {
  const isByCursor = cursor !== undefined;
  const window = isByCursor ? { after: entryAt(cursor) } : { offset: page * size };
  // One more than requested, to know whether there is a next page.
  const rows = await store.listEntries(tx, actor, filter, { ...window, limit: size + 1 });
  const shown = rows.slice(0, size);
  const counted = await store.countEntries(
    tx,
    actor,
    filter,
    isByCursor ? mostCountedEntries + 1 : undefined,
  );
  const total = isByCursor ? Math.min(counted, mostCountedEntries) : counted;
  const names = await store.objectNames(tx, actor, shown);
  const people = await usersByIds(
    tx,
    actor.companyId,
    shown.map(({ user_id: id }) => id),
  );
  const restorable = await store.restorableRows(tx, actor, shown, services.now());
  const content = shown.map((row) => ({
    ...store.presentEntry(row, people),
    objectName: names.get(row.object_key)?.name ?? null,
    objectDisplayName: names.get(row.object_key)?.displayName ?? undefined,
    restorable: restorable.get(row.id) ?? null,
  }));
  const last = shown.at(-1);
  return {
    ...toPage(content, { page: isByCursor ? 0 : page, size }, total),
    next: rows.length > size && last !== undefined ? `${last.at}_${last.id}` : null,
    isCounted: total === counted,
  };
}

/** The entry after which a page starts. */
function entryAt(cursor: string): { at: number; id: string } | null {
  const [at = '', id] = cursor.split('_');
  return id === undefined ? null : { at: Number(at), id };
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
