// The calls on contractors.
import type { Actor } from '#core/actor.ts';
import * as calls from '#core/contractors/calls.ts';
import { type Contractor, type ContractorInput, contractorsLimit } from '#core/contractors/schema.ts';
import { toPage } from '#core/paging.ts';
import { audit } from '#server/audit/write.ts';
import { deleteThing, lockCompany } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { madeBefore, requestHash, requireFewer } from '#server/http/idempotent.ts';
import { on, Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import * as store from './store.ts';

export const contractorRoutes = [
  on(calls.listContractors, async ({ actor, tx, query }) => {
    const { contractors, total } = await store.pageContractors(tx, actor.companyId, query);
    return toPage(contractors, query, total);
  }),

  on(calls.readContractor, async ({ actor, tx, params }) => found(tx, actor, params.id)),

  on(calls.createContractor, async ({ actor, tx, body, services }) => {
    const { companyId } = actor;
    await lockCompany(tx, companyId);
    const hash = requestHash(body.id, body);
    const earlier = await madeBefore(tx, 'contractors', companyId, { id: body.id, hash });
    if (earlier !== null) return new Reply(await found(tx, actor, earlier), { status: 200 });
    await requireFewer(tx, 'contractors', companyId, { most: contractorsLimit, things: 'contractors' });
    const made = { ...body, id: body.id ?? services.newId() };
    await store.writeContractor(tx, companyId, made, hash);
    const note = { action: 'contractor_created', object: of(made.id), next: linesOf(made) } as const;
    await audit(tx, actor, note, services.now());
    return made;
  }),

  on(calls.changeContractor, async ({ actor, tx, params, body, services }) => {
    await lockCompany(tx, actor.companyId);
    const before = await found(tx, actor, params.id);
    const after = { ...body, id: before.id };
    const [previous, next] = [linesOf(before), linesOf(after)];
    if (previous.join('\n') === next.join('\n')) return before;
    await store.writeContractor(tx, actor.companyId, after, null);
    const note = { action: 'contractor_changed', object: of(before.id), previous, next } as const;
    await audit(tx, actor, note, services.now());
    return after;
  }),

  on(calls.deleteContractor, async ({ actor, tx, params, services }) => {
    await lockCompany(tx, actor.companyId);
    const before = await found(tx, actor, params.id);
    await deleteThing(tx, 'contractors', actor.companyId, before.id);
    const note = { action: 'contractor_deleted', object: of(before.id), previous: linesOf(before) } as const;
    await audit(tx, actor, note, services.now());
    return undefined;
  }),
];

const of = (id: string) => ({ kind: 'contractor', id }) as const;

async function found(tx: Tx, { companyId }: Actor, id: string): Promise<Contractor> {
  const contractor = await store.readContractor(tx, companyId, id);
  if (contractor === undefined) throw notFound();
  return contractor;
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
