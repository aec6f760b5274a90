// Companies with providers of single sign-on, and people who come from them, for tests over HTTP.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as calls from '#core/sign-on/calls.ts';
import type { Provider, ProviderInput } from '#core/sign-on/schema.ts';
import { redirectAddress } from '#server/sign-on/redirect-address.ts';
import { cookieBrowser, type CookieBrowser } from './cookie-browser.ts';
import { inCompany } from './fresh.ts';
import { startProvider, type TestProvider } from './oidc-provider.ts';
import { type Person, startTestServer, type TestServer } from './server.ts';

/** What a test has: the company and its admin are new for each. */
export type SignOnWorld = {
  issuer: TestProvider;
  server: TestServer;
  admin: Person;
  companyId: string;
  count: number;
};

/** Starts a server and a provider for the tests of a file. */
export function useSignOnWorld(): SignOnWorld {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filled before the first test
  const world = { count: 0 } as SignOnWorld;
  beforeAll(async () => {
    world.issuer = await startProvider();
    world.server = await startTestServer({ hasPrivateProviders: true });
  });
  beforeEach(async () => {
    world.count += 1;
    const { id, admin } = await world.server.company(`Company ${world.count}`);
    world.companyId = id;
    world.admin = admin;
    world.issuer.redirects.push(redirectAddress(world.server.origin, id));
  });
  afterAll(async () => {
    await world.server.close();
    await world.issuer.close();
  });
  return world;
}

const usual: ProviderInput = {
  name: 'Entra ID',
  issuer: '',
  clientId: 'formdeck',
  domains: ['airfields.example.com'],
  isOn: true,
  trustsEmail: false,
  newAccounts: 'USER',
  scopes: 'groups',
  groupsClaim: 'groups',
  mappings: [],
  followsMappings: false,
};

/** What tests do in a world. */
export function signOnActs(world: SignOnWorld) {
  const addressOf = (provider: Pick<Provider, 'id'>, more = '') =>
    `${world.server.origin}/signOn/begin?company=${world.companyId}&provider=${provider.id}${more}`;
  return {
    add: (its: Partial<ProviderInput> = {}, by = world.admin) =>
      world.server.as(by, calls.createProvider, {
        body: {
          ...usual,
          issuer: world.issuer.issuer,
          clientSecret: world.issuer.client.clientSecret,
          ...its,
        },
      }),
    change: ({ id, redirectAddress: _to, hasSecret: _has, ...rest }: Provider, its: Partial<ProviderInput>) =>
      world.server.as(world.admin, calls.changeProvider, { params: { id }, body: { ...rest, ...its } }),
    /** Somebody at the provider, who signs in next. */
    somebody(claims: Record<string, unknown> = {}): { sub: string; email: string } {
      people += 1;
      const [sub, email] = [`sub-${people}`, `pat-${people}@airfields.example.com`];
      world.issuer.person = { sub, email, email_verified: true, name: `Pat ${people}`, ...claims };
      return { sub, email };
    },
    addressOf,
    /** Signs in by a provider; stops at the console, or where it goes wrong. */
    async signOn(provider: Pick<Provider, 'id'>, browser = cookieBrowser(), more = '') {
      const console = `${world.server.origin}/`;
      const visit = await browser.open(addressOf(provider, more), console);
      return visit.url.pathname.startsWith('/signOn') ? browser.open(visit.url.href, console) : visit;
    },
    /** Whom the session cookie of a browser signs in. */
    async userOf(browser: CookieBrowser) {
      const cookie = `formdeck_session=${browser.cookie(world.server.origin, 'formdeck_session') ?? ''}`;
      const response = await fetch(`${world.server.origin}/user`, { headers: { cookie } });
      return response.ok ? ((await response.json()) as SignedInPerson) : null;
    },
    entries: () =>
      inCompany(world.server, world.companyId, (tx) =>
        tx.raw<{ action: string; next: string[] }>('select action, next from audit_log order by at, id'),
      ),
  };
}

type SignedInPerson = { id: string; userName: string; role: string; token: string };
let people = 0;
