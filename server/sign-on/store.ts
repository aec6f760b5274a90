// Queries of providers of single sign-on: as they are stored, with the ids of user groups, and as they are shown, by name.
import { type Generated, sql } from 'kysely';
import type { PageQuery } from '#core/paging.ts';
import type { activeRoles } from '#core/actor.ts';
import type { NewAccounts, Trial } from '#core/sign-on/schema.ts';
import { json } from '#server/db/json.ts';
import { query, type Tx } from '#server/db/transaction.ts';

/** What came of a trial. */
export type TrialResult = Pick<Trial, 'problem' | 'hint' | 'claims' | 'groups' | 'email' | 'outcome'>;

/** A line of a mapping, as it is stored. */
export type StoredMapping =
  | { value: string; role: (typeof activeRoles)[number] }
  | { value: string; groupId: string };

declare module '#server/db/tables.ts' {
  interface FeatureTables {
    sign_on_providers: {
      company_id: string;
      id: string;
      name: string;
      issuer: string;
      client_id: string;
      secret: Buffer | null;
      domains: string[];
      is_on: boolean;
      trusts_email: boolean;
      new_accounts: NewAccounts;
      scopes: string;
      groups_claim: string;
      mappings: StoredMapping[];
      follows_mappings: boolean;
      request_hash: Buffer | null;
      created_at: Generated<number>;
    };
    sign_on_domains: { domain: string; company_id: string; provider_id: string };
    sign_on_identities: {
      company_id: string;
      issuer: string;
      subject: string;
      user_id: string;
      linked_at: number;
    };
    sign_on_attempts: {
      company_id: string;
      id: string;
      provider_id: string;
      user_id: string | null;
      link_hash: Buffer | null;
      state_hash: Buffer | null;
      browser_hash: Buffer | null;
      nonce: string | null;
      verifier: string | null;
      next: string;
      result: TrialResult | null;
      expires_at: number;
    };
    terminal_sign_ins: {
      secret_hash: Buffer;
      user_code: string | null;
      challenge: string | null;
      device: string;
      address: string;
      created_at: number;
      expires_at: number;
      company_id: string | null;
      user_id: string | null;
    };
  }
}

export type StoredProvider = {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  secret: Buffer | null;
  domains: string[];
  isOn: boolean;
  trustsEmail: boolean;
  newAccounts: NewAccounts;
  scopes: string;
  groupsClaim: string;
  mappings: StoredMapping[];
  followsMappings: boolean;
};

const columns = [
  'id',
  'name',
  'issuer',
  'client_id as clientId',
  'secret',
  'domains',
  'is_on as isOn',
  'trusts_email as trustsEmail',
  'new_accounts as newAccounts',
  'scopes',
  'groups_claim as groupsClaim',
  'mappings',
  'follows_mappings as followsMappings',
] as const;

function ofCompany(companyId: string) {
  return query.selectFrom('sign_on_providers').where('company_id', '=', companyId);
}

export async function pageProviders(
  tx: Tx,
  companyId: string,
  { search = '', page, size }: PageQuery & { search?: string | undefined },
): Promise<{ providers: StoredProvider[]; total: number }> {
  let found = ofCompany(companyId);
  const text = search.trim();
  if (text !== '')
    found = found.where(
      sql<boolean>`position(lower(${text}::text) in lower(name || ' ' || issuer || ' ' || array_to_string(domains, ' '))) > 0`,
    );
  const [counted, providers] = await Promise.all([
    tx.first(found.select(({ fn }) => fn.countAll<number>().as('total'))),
    tx.all(
      found
        .select(columns)
        .orderBy(sql`lower(name)`)
        .orderBy('id')
        .limit(size)
        .offset(page * size),
    ),
  ]);
  return { providers, total: counted?.total ?? 0 };
}

export async function findProvider(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<StoredProvider | undefined> {
  return tx.first(ofCompany(companyId).where('id', '=', id).select(columns));
}

/** Adds a provider, or changes the one with this id. */
export async function writeProvider(
  tx: Tx,
  companyId: string,
  provider: StoredProvider,
  requestHash: Buffer | null,
): Promise<void> {
  const values = {
    name: provider.name,
    issuer: provider.issuer,
    client_id: provider.clientId,
    secret: provider.secret,
    domains: provider.domains,
    is_on: provider.isOn,
    trusts_email: provider.trustsEmail,
    new_accounts: provider.newAccounts,
    scopes: provider.scopes,
    groups_claim: provider.groupsClaim,
    mappings: json(provider.mappings),
    follows_mappings: provider.followsMappings,
  };
  await tx.run(
    query
      .insertInto('sign_on_providers')
      .values({ company_id: companyId, id: provider.id, ...values, request_hash: requestHash })
      .onConflict((same) => same.columns(['company_id', 'id']).doUpdateSet(values)),
  );
  await writeDomains(tx, companyId, provider);
}

/** A domain leads to providers that are on, and to no others. */
async function writeDomains(
  tx: Tx,
  companyId: string,
  { id, domains, isOn }: Pick<StoredProvider, 'id' | 'domains' | 'isOn'>,
): Promise<void> {
  await tx.run(
    query.deleteFrom('sign_on_domains').where('company_id', '=', companyId).where('provider_id', '=', id),
  );
  const rows = [...new Set(domains)].map((domain) => ({ domain, company_id: companyId, provider_id: id }));
  if (isOn && rows.length > 0) await tx.run(query.insertInto('sign_on_domains').values(rows));
}

/** The most that a domain leads to: whoever makes companies must not fill a page with them. */
const mostOffers = 20;

/** Where a domain leads, in whatever companies. */
export async function providersOfDomain(
  tx: Tx,
  domain: string,
): Promise<{ companyId: string; providerId: string }[]> {
  return tx.all(
    query
      .selectFrom('sign_on_domains')
      .select(['company_id as companyId', 'provider_id as providerId'])
      .where('domain', '=', domain)
      .orderBy('company_id')
      .orderBy('provider_id')
      .limit(mostOffers),
  );
}

/** The providers of a company that are on, by name. */
export async function providersThatAreOn(
  tx: Tx,
  companyId: string,
): Promise<{ id: string; name: string; issuer: string; company: string }[]> {
  return tx.all(
    ofCompany(companyId)
      .innerJoin('companies', 'companies.id', 'sign_on_providers.company_id')
      .select([
        'sign_on_providers.id',
        'sign_on_providers.name',
        'sign_on_providers.issuer',
        'companies.name as company',
      ])
      .where('is_on', '=', true)
      .orderBy('sign_on_providers.name'),
  );
}

/** Whether an active admin has signed in by one of these issuers. */
export async function hasAdminAt(tx: Tx, companyId: string, issuers: readonly string[]): Promise<boolean> {
  if (issuers.length === 0) return false;
  const found = query
    .selectFrom('sign_on_identities as i')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 'i.company_id').onRef('u.id', '=', 'i.user_id'),
    )
    .select('u.id')
    .where('i.company_id', '=', companyId)
    .where('u.role', '=', 'ADMIN')
    .where('i.issuer', 'in', issuers)
    .limit(1);
  return (await tx.first(found)) !== undefined;
}

/** The ids of user groups by their names, in small letters. */
export async function groupIdsByName(tx: Tx, companyId: string): Promise<ReadonlyMap<string, string>> {
  const groups = await tx.all(
    query.selectFrom('groups').select(['id', 'name']).where('company_id', '=', companyId),
  );
  return new Map(groups.map(({ id, name }) => [name.toLowerCase(), id]));
}
