// The calls on contractors.
import type { Actor } from '#core/actor.ts';
import * as calls from '#core/contractors/calls.ts';
import type { Contractor, ContractorInput } from '#core/contractors/schema.ts';
import { toPage } from '#core/paging.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { requestHash, requireSame } from '#server/http/idempotent.ts';
import { on, Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import * as store from './store.ts';

export const contractorRoutes = [
  on(calls.listContractors, async ({ actor, tx, query }) => {
    const { contractors, total } = await store.pageContractors(tx, actor.companyId, query);
    return toPage(contractors, query, total);
  }),

  on(calls.readContractor, async ({ actor, tx, params }) => {
    const found = await store.readContractor(tx, actor.companyId, params.id);
    if (found === undefined) throw notFound();
    return found;
  }),

  on(calls.createContractor, async ({ actor, tx, body, services }) => {
    const id = body.id ?? services.newId();
    const hash = requestHash(body.id, body);
    const existing = await store.lockContractor(tx, actor.companyId, id);
    if (existing !== undefined) {
      const { requestHash: earlier, ...contractor } = existing;
      requireSame(earlier, hash);
      return new Reply(contractor, { status: 200 });
    }
    const made = { ...body, id };
    await store.writeContractor(tx, actor.companyId, made, hash);
    await audit(
      tx,
      actor,
      { action: 'contractor_created', object: of(id), next: linesOf(made) },
      services.now(),
    );
    return made;
  }),

  on(calls.changeContractor, async ({ actor, tx, params, body, services }) => {
    const { requestHash: _, ...before } = await lock(tx, actor, params.id);
    const after = { ...body, id: before.id };
    const [previous, next] = [linesOf(before), linesOf(after)];
    if (previous.join('\n') === next.join('\n')) return before;
    await store.writeContractor(tx, actor.companyId, after, null);
    const change = { object: of(before.id), previous, next };
    await audit(tx, actor, { action: 'contractor_changed', ...change }, services.now());
    return after;
  }),

  on(calls.deleteContractor, async ({ actor, tx, params, services }) => {
    const before = await lock(tx, actor, params.id);
    await store.deleteContractor(tx, actor.companyId, before.id);
    const change = { object: of(before.id), previous: linesOf(before) };
    await audit(tx, actor, { action: 'contractor_deleted', ...change }, services.now());
    return undefined;
  }),
];

const of = (id: string) => ({ kind: 'contractor', id }) as const;

async function lock(tx: Tx, { companyId }: Actor, id: string) {
  const found = await store.lockContractor(tx, companyId, id);
  if (found === undefined) throw notFound();
  return found;
}

function linesOf({
  name,
  firm,
  email,
  phone,
  trade,
  isOnSite,
  endsAt,
  notes,
}: ContractorInput | Contractor): string[] {
  const facts = { name, firm, email, phone, trade, 'on site': isOnSite, ends: endsAt ?? 'never', notes };
  return Object.entries(facts).map(([fact, value]) => `${fact} ${String(value)}`);
}
