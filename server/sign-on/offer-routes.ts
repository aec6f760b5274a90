// Which providers an e-mail address, or a company's sign-in address, leads to; and trials, which admins begin.
import { claimedLook, isGenuine } from '#server/appearance/secrets.ts';
import { domainOf } from '#core/sign-on/claims.ts';
import * as calls from '#core/sign-on/calls.ts';
import type { Offer } from '#core/sign-on/schema.ts';
import { audit } from '#server/audit/write.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { attemptLifetime, findTrial, insertAttempt } from './attempts-store.ts';
import { randomSecret } from './seal.ts';
import { findProvider, providersOfDomain, providersThatAreOn } from './store.ts';

export const offerRoutes = [
  on(calls.findOffers, async ({ tx, body }) => {
    if ('company' in body) return offersOfAddress(tx, body.company);
    const domain = domainOf(body.email);
    const all = domain === null ? [] : await providersOfDomain(tx, domain);
    const offers: Offer[] = [];
    for (const [companyId, its] of Map.groupBy(all, (each) => each.companyId)) {
      await tx.setCompany(companyId);
      const found = await offersOf(tx, companyId);
      offers.push(...found.filter(({ providerId }) => its.some((each) => each.providerId === providerId)));
    }
    return offers;
  }),

  on(calls.tryProvider, async ({ actor, tx, params, services }) => {
    const { companyId, userId } = actor;
    const provider = await findProvider(tx, companyId, params.id);
    if (provider === undefined) throw notFound();
    const [id, link, now] = [services.newId(), randomSecret(), services.now()];
    const next = `/admin/sign-on?tried=${id}`;
    await insertAttempt(tx, companyId, { id, providerId: provider.id, userId, next, link, now });
    const object = { kind: 'signOnProvider', id: provider.id } as const;
    const note = { action: 'sign_on_provider_tried', object, next: [`name ${provider.name}`] } as const;
    await audit(tx, actor, note, now);
    const parameters = new URLSearchParams({ company: companyId, trial: link });
    return {
      id,
      address: `${calls.beginSignOn.path}?${parameters.toString()}`,
      expiresAt: now + attemptLifetime,
    };
  }),

  on(calls.readTrial, async ({ actor, tx, params, services }) => {
    const trial = await findTrial(tx, actor, params.id);
    if (trial === undefined) throw notFound();
    const { result, provider, expiresAt } = trial;
    const isWaiting = result === null && expiresAt > services.now();
    const status = isWaiting ? 'waiting' : result?.outcome === undefined ? 'failed' : 'done';
    return { id: params.id, provider, expiresAt, status, ...result } as const;
  }),
];

async function offersOf(tx: Tx, companyId: string): Promise<Offer[]> {
  const found = await providersThatAreOn(tx, companyId);
  return found.map(({ id, name, company }) => ({ companyId, providerId: id, provider: name, company }));
}

/** Of the key in `/?company=`: none for one that is forged. */
async function offersOfAddress(tx: Tx, key: string): Promise<Offer[]> {
  const claimed = claimedLook(key);
  if (claimed === null || claimed.expiresAt !== 0) return [];
  const { companyId } = claimed;
  await tx.setCompany(companyId);
  const company = await tx.first(
    query.selectFrom('companies').select('link_key as linkKey').where('id', '=', companyId),
  );
  return company !== undefined && isGenuine('look', company.linkKey, key) ? offersOf(tx, companyId) : [];
}
