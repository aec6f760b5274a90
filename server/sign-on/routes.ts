// The calls of admins on providers of single sign-on, and on passwords beside it.
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { toPage } from '#core/paging.ts';
import * as calls from '#core/sign-on/calls.ts';
import { type Mapping, type Provider, type ProviderInput, providersLimit } from '#core/sign-on/schema.ts';
import { audit } from '#server/audit/write.ts';
import { countThings, deleteThing, isNameTaken, lockCompany } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { originOf } from '#server/http/proxy.ts';
import { madeBefore, requestHash } from '#server/http/idempotent.ts';
import { on, Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { isOnlySignOn, setOnlySignOn } from '#server/session/store.ts';
import { namesOfGroups } from '#server/users/groups-store.ts';
import { signOnBrowserRoutes } from './browser-routes.ts';
import { offerRoutes } from './offer-routes.ts';
import { redirectAddress } from './redirect-address.ts';
import { seal } from './seal.ts';
import * as store from './store.ts';
import { terminalRoutes } from './terminal-routes.ts';
import { m } from './texts.ts';

export const signOnRoutes = [
  ...signOnBrowserRoutes,
  ...offerRoutes,
  ...terminalRoutes,

  on(calls.listProviders, async ({ actor, tx, query, request, services }) => {
    const { providers, total } = await store.pageProviders(tx, actor.companyId, query);
    const present = await presenter(tx, actor, redirectFor(actor, request, services));
    return toPage(providers.map(present), query, total);
  }),

  on(calls.readProvider, async ({ actor, tx, params, request, services }) => {
    const present = await presenter(tx, actor, redirectFor(actor, request, services));
    return present(await found(tx, actor, params.id));
  }),

  on(calls.createProvider, async ({ actor, tx, body, services, request }) => {
    const { companyId } = actor;
    await lockCompany(tx, companyId);
    const present = await presenter(tx, actor, redirectFor(actor, request, services));
    const hash = requestHash(body.id, body);
    const earlier = await madeBefore(tx, 'sign_on_providers', companyId, { id: body.id, hash });
    if (earlier !== null) return new Reply(present(await found(tx, actor, earlier)), { status: 200 });
    if ((await countThings(tx, 'sign_on_providers', companyId)) >= providersLimit)
      throw invalid([fieldError('name', m.tooManyProviders, { most: providersLimit })]);
    const made = await stored({ tx, actor, services }, body, {
      id: body.id ?? services.newId(),
      secret: null,
    });
    await store.writeProvider(tx, companyId, made, hash);
    const shown = present(made);
    const note = { action: 'sign_on_provider_created', object: of(made.id), next: linesOf(shown) } as const;
    await audit(tx, actor, note, services.now());
    return shown;
  }),

  on(calls.changeProvider, async ({ actor, tx, params, body, services, request }) => {
    const { companyId } = actor;
    await lockCompany(tx, companyId);
    const present = await presenter(tx, actor, redirectFor(actor, request, services));
    const before = await found(tx, actor, params.id);
    const after = await stored({ tx, actor, services }, body, before);
    const hasNewSecret = body.clientSecret !== undefined;
    const [previous, next] = [linesOf(present(before)), linesOf(present(after))];
    if (!hasNewSecret && previous.join('\n') === next.join('\n')) return present(before);
    await store.writeProvider(tx, companyId, after, null);
    await requireWayIn(tx, companyId);
    const said = hasNewSecret ? [...next, 'secret changed'] : next;
    const note = { action: 'sign_on_provider_changed', object: of(before.id), previous, next: said } as const;
    await audit(tx, actor, note, services.now());
    return present(after);
  }),

  on(calls.deleteProvider, async ({ actor, tx, params, services, request }) => {
    const { companyId } = actor;
    await lockCompany(tx, companyId);
    const present = await presenter(tx, actor, redirectFor(actor, request, services));
    const before = await found(tx, actor, params.id);
    await deleteThing(tx, 'sign_on_providers', companyId, before.id);
    await requireWayIn(tx, companyId);
    const previous = linesOf(present(before));
    await audit(
      tx,
      actor,
      { action: 'sign_on_provider_deleted', object: of(before.id), previous },
      services.now(),
    );
    return undefined;
  }),

  on(calls.readSignOn, async ({ actor, tx, request, services }) => ({
    isOnly: await isOnlySignOn(tx, actor.companyId),
    redirectAddress: redirectFor(actor, request, services),
  })),

  on(calls.changeSignOn, async ({ actor, tx, body: { isOnly }, request, services }) => {
    const { companyId } = actor;
    await lockCompany(tx, companyId);
    const settings = { isOnly, redirectAddress: redirectFor(actor, request, services) };
    if ((await isOnlySignOn(tx, companyId)) === isOnly) return settings;
    if (isOnly && !(await hasWayIn(tx, companyId)))
      throw new AppError('conflict', wording(m.noAdminHasSignedIn), { hint: wording(m.firstSignIn) });
    await setOnlySignOn(tx, companyId, isOnly);
    const object = { kind: 'company' as const, id: companyId };
    const inWords = (only: boolean) => [`passwords ${only ? 'off' : 'on'}`];
    const note = { object, previous: inWords(!isOnly), next: inWords(isOnly) };
    await audit(tx, actor, { action: 'sign_on_only_changed', ...note }, services.now());
    return settings;
  }),
];

const of = (id: string) => ({ kind: 'signOnProvider', id }) as const;

function redirectFor({ companyId }: Actor, request: FastifyRequest, { settings }: Services): string {
  return redirectAddress(originOf(request, settings), companyId);
}

async function found(tx: Tx, { companyId }: Actor, id: string): Promise<store.StoredProvider> {
  const provider = await store.findProvider(tx, companyId, id);
  if (provider === undefined) throw notFound();
  return provider;
}

/** Where passwords sign nobody in, an admin must be able to come in by a provider. */
async function requireWayIn(tx: Tx, companyId: string): Promise<void> {
  if (!(await isOnlySignOn(tx, companyId)) || (await hasWayIn(tx, companyId))) return;
  throw new AppError('conflict', wording(m.nobodyComesIn), { hint: wording(m.firstLetPasswordsIn) });
}

async function hasWayIn(tx: Tx, companyId: string): Promise<boolean> {
  const usable = await store.providersThatAreOn(tx, companyId);
  const issuers = usable.map(({ issuer }) => issuer);
  return store.hasAdminAt(tx, companyId, issuers);
}

/** What is stored of an input: with the ids of groups, and with its secret sealed. Throws `invalid`. */
async function stored(
  { tx, actor, services }: { tx: Tx; actor: Actor; services: Services },
  { clientSecret, mappings, id: _, ...rest }: ProviderInput,
  { id, secret }: Pick<store.StoredProvider, 'id' | 'secret'>,
): Promise<store.StoredProvider> {
  const { companyId } = actor;
  if (await isNameTaken(tx, 'sign_on_providers', companyId, { id, name: rest.name }))
    throw invalid([fieldError('name', m.providerNameIsTaken)]);
  const use = `${companyId}/${id}`;
  const sealed =
    clientSecret === undefined || clientSecret === null
      ? clientSecret
      : await seal(tx, services.files, clientSecret, use);
  return {
    ...rest,
    id,
    domains: [...new Set(rest.domains)],
    mappings: await storedMappings(tx, companyId, mappings),
    secret: sealed === undefined ? secret : sealed,
  };
}

async function storedMappings(
  tx: Tx,
  companyId: string,
  mappings: readonly Mapping[],
): Promise<store.StoredMapping[]> {
  const ids = await store.groupIdsByName(tx, companyId);
  return mappings.map((line) => {
    if ('role' in line) return line;
    const groupId = ids.get(line.group.toLowerCase());
    if (groupId === undefined)
      throw invalid([fieldError('mappings', m.groupDoesNotExist, { group: line.group })]);
    return { value: line.value, groupId };
  });
}

/** Shows providers; lines of groups that are deleted are not shown. */
async function presenter(
  tx: Tx,
  { companyId }: Actor,
  address: string,
): Promise<(provider: store.StoredProvider) => Provider> {
  const byName = await store.groupIdsByName(tx, companyId);
  const names = await namesOfGroups(tx, companyId, [...byName.values()]);
  return ({ secret, mappings, ...rest }) => ({
    ...rest,
    hasSecret: secret !== null,
    mappings: mappings.flatMap((line): Mapping[] => {
      if ('role' in line) return [line];
      const group = names.get(line.groupId);
      return group === undefined ? [] : [{ value: line.value, group }];
    }),
    redirectAddress: address,
  });
}

function linesOf({ id: _, redirectAddress: _to, mappings, domains, ...rest }: Provider): string[] {
  const facts = {
    ...rest,
    domains: domains.join(', ') || 'none',
    mappings:
      mappings
        .map((line) => `${line.value} = ${'role' in line ? line.role : `group ${line.group}`}`)
        .join('; ') || 'none',
  };
  return Object.entries(facts).map(([fact, value]) => `${fact} ${String(value)}`);
}
