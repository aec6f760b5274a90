// Single sign-on over HTTP, with a provider that is a real server: who comes in, as whom, and who does not.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticate } from '#core/session/calls.ts';
import { me } from '#core/session/me-calls.ts';
import * as calls from '#core/sign-on/calls.ts';
import type { Provider, ProviderInput } from '#core/sign-on/schema.ts';
import { changeUser, listUsers, readUser } from '#core/users/calls.ts';
import { query } from '#server/db/transaction.ts';
import { redirectAddress } from '#server/sign-on/redirect-address.ts';
import { cookieBrowser, type CookieBrowser } from '#tests/support/cookie-browser.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { startProvider, type TestProvider } from '#tests/support/oidc-provider.ts';
import { type Person, startTestServer, testPassword, type TestServer } from '#tests/support/server.ts';

let issuer: TestProvider;
let server: TestServer;
let admin: Person;
let companyId: string;
let count = 0;
beforeAll(async () => {
  issuer = await startProvider();
  server = await startTestServer({ hasPrivateProviders: true });
});
beforeEach(async () => {
  ({ id: companyId, admin } = await server.company(`Company ${(count += 1)}`));
  issuer.redirects.push(redirectAddress(server.origin, companyId));
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

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
const add = (its: Partial<ProviderInput> = {}, by = admin) =>
  server.as(by, calls.createProvider, {
    body: { ...usual, issuer: issuer.issuer, clientSecret: issuer.client.clientSecret, ...its },
  });
const change = (
  { id, redirectAddress: _to, hasSecret: _has, ...rest }: Provider,
  its: Partial<ProviderInput>,
) => server.as(admin, calls.changeProvider, { params: { id }, body: { ...rest, ...its } });

let people = 0;
/** Somebody at the provider. */
function somebody(claims: Record<string, unknown> = {}) {
  people += 1;
  const email = `pat-${people}@airfields.example.com`;
  issuer.person = { sub: `sub-${people}`, email, email_verified: true, name: `Pat ${people}`, ...claims };
  return issuer.person as { sub: string; email: string };
}

const addressOf = (provider: Pick<Provider, 'id'>, more = '') =>
  `${server.origin}/signOn/begin?company=${companyId}&provider=${provider.id}${more}`;
/** Signs in by a provider; stops at the console. */
const signOn = (provider: Pick<Provider, 'id'>, browser = cookieBrowser(), more = '') =>
  browser.open(addressOf(provider, more), `${server.origin}/`).then(async (visit) => {
    if (!visit.url.pathname.startsWith('/signOn')) return visit;
    return browser.open(visit.url.href, `${server.origin}/`);
  });
/** Whom the session cookie of a browser signs in. */
async function userOf(browser: CookieBrowser) {
  const cookie = `formdeck_session=${browser.cookie(server.origin, 'formdeck_session') ?? ''}`;
  const response = await fetch(`${server.origin}/user`, { headers: { cookie } });
  return response.ok
    ? ((await response.json()) as { id: string; userName: string; role: string; token: string })
    : null;
}
const entries = () =>
  inCompany(server, companyId, (tx) =>
    tx.raw<{ action: string; next: string[] }>('select action, next from audit_log order by at, id'),
  );

describe('somebody whom a provider sends back', () => {
  it('gets an account the first time, and has the same the next time, whatever their address is then', async () => {
    const provider = await add();
    const { email, sub } = somebody({
      preferred_username: `pat.${companyId.slice(0, 8)}`,
      zoneinfo: 'America/Toronto',
    });
    const browser = cookieBrowser();
    expect((await signOn(provider, browser, '&next=/forms%3Fsort%3Dname')).url.href).toBe(
      `${server.origin}/forms?sort=name`,
    );
    const user = await userOf(browser);
    expect(user).toMatchObject({
      userName: `pat.${companyId.slice(0, 8)}`,
      role: 'USER',
      email,
      timeZone: 'America/Toronto',
    });
    issuer.person = { sub, email: 'other@example.com' };
    const again = cookieBrowser();
    await signOn(provider, again);
    expect((await userOf(again))?.id).toBe(user?.id);
    const actions = (await entries()).map(({ action }) => action);
    const expected = [
      'sign_on_linked',
      'signed_in',
      'signed_in',
      'signed_in',
      'user_created',
      'user_created',
    ];
    expect(actions.filter((each) => expected.includes(each)).toSorted()).toEqual(expected);
    expect((await entries()).at(-1)?.next).toContain('provider Entra ID');
  });

  it('is an account of the company with the same address, in any case, if the address is verified', async () => {
    const provider = await add({ newAccounts: 'NONE' });
    const user = await server.person(companyId, 'ANALYST');
    somebody({ email: `${user.userName}@EXAMPLE.com` });
    const browser = cookieBrowser();
    await signOn(provider, browser);
    expect((await userOf(browser))?.id).toBe(user.id);
    // Who has the address at the provider next is somebody else.
    issuer.person = { ...issuer.person, sub: 'another' };
    const visit = await signOn(provider);
    expect(visit).toMatchObject({ status: 403 });
    expect(visit.text).toContain('of somebody else at Entra ID');
  });

  it.each([
    ['whose address is not verified', { email_verified: false }, 'does not say that'],
    ['without an address', { email: undefined }, 'does not say what your e-mail address is'],
    ['for whom no account is made', {}, 'You have no account at Company'],
  ])('stays out %s, and is told whom to ask', async (_, claims, words) => {
    const provider = await add({ newAccounts: 'MAPPED' });
    somebody(claims);
    const browser = cookieBrowser();
    const visit = await signOn(provider, browser);
    expect(visit.status).toBe(403);
    expect(visit.text).toContain(words);
    expect(visit.text).toContain(admin.userName);
    expect(await userOf(browser)).toBeNull();
    expect((await entries()).at(-1)?.action).toBe('sign_on_refused');
  });

  it('comes in with an unverified address where an admin trusts the provider', async () => {
    const provider = await add({ trustsEmail: true });
    somebody({ email_verified: undefined });
    const browser = cookieBrowser();
    await signOn(provider, browser);
    expect(await userOf(browser)).toMatchObject({ role: 'USER' });
  });

  it('stays out once deactivated, linked or not', async () => {
    const provider = await add();
    const { email } = somebody();
    const browser = cookieBrowser();
    await signOn(provider, browser);
    const user = await userOf(browser);
    await server.as(admin, changeUser, { params: { id: user?.id ?? '' }, body: { role: 'DEACTIVATED' } });
    expect((await signOn(provider)).text).toContain('Your account is deactivated');
    issuer.person = { sub: 'new', email, email_verified: true };
    expect((await signOn(provider)).text).toContain('Your account is deactivated');
  });

  it('has the role and groups of their lines, at each sign-in where these are followed', async () => {
    const ramp = await server.group(companyId, 'Ramp');
    const tower = await server.group(companyId, 'Tower');
    const mappings = [
      { value: 'boss', role: 'MANAGER' as const },
      { value: 'staff', role: 'USER' as const },
      { value: 'ramp', group: 'ramp' },
    ];
    const provider = await add({ mappings, followsMappings: true });
    expect(provider.mappings[2]).toEqual({ value: 'ramp', group: 'Ramp' });
    const { sub, email } = somebody({ groups: ['staff', 'boss', 'ramp'] });
    const browser = cookieBrowser();
    await signOn(provider, browser);
    const { id } = (await userOf(browser)) ?? { id: '' };
    const read = () => server.as(admin, readUser, { params: { id } });
    expect(await read()).toMatchObject({ role: 'MANAGER', groups: [{ id: ramp }] });
    await server.as(admin, changeUser, { params: { id }, body: { addGroups: [tower] } });
    issuer.person = { sub, email, groups: ['staff'] };
    await signOn(provider);
    expect(await read()).toMatchObject({ role: 'USER', groups: [{ id: tower }] });
  });

  it('is an admin only by a line that says so, and is not made less', async () => {
    const provider = await add({ mappings: [{ value: 'root', role: 'ADMIN' }], followsMappings: true });
    somebody({ groups: ['ADMIN', 'admins'] });
    const plain = cookieBrowser();
    await signOn(provider, plain);
    expect((await userOf(plain))?.role).toBe('USER');
    somebody({ groups: ['root'] });
    const browser = cookieBrowser();
    await signOn(provider, browser);
    expect((await userOf(browser))?.role).toBe('ADMIN');
    await change(provider, { mappings: [{ value: 'root', role: 'USER' }] });
    const again = cookieBrowser();
    await signOn(provider, again);
    expect((await userOf(again))?.role).toBe('ADMIN');
  });
});

describe('an answer of a provider', () => {
  it('is taken once, in the browser that it began in, for the company that asked', async () => {
    const provider = await add();
    somebody();
    const browser = cookieBrowser();
    const back = await browser.open(addressOf(provider), `${server.origin}/signOn/callback/`);
    const other = await server.company();
    const elsewhere = back.url.href.replace(companyId, other.id);
    const over = 'began in another browser';
    expect((await cookieBrowser().open(back.url.href)).text).toContain(over);
    expect((await browser.open(elsewhere)).text).toContain(over);
    expect((await browser.open(back.url.href, `${server.origin}/`)).url.pathname).toBe('/');
    expect((await browser.open(back.url.href)).text).toContain(over);
  });

  it.each([
    'https://evil.example.com/',
    '//evil.example.com',
    String.raw`/\evil.example.com`,
    'javascript:alert(1)',
  ])('never leads to %s', async (next) => {
    const provider = await add();
    somebody();
    const { url } = await signOn(provider, cookieBrowser(), `&next=${encodeURIComponent(next)}`);
    expect(url.href).toBe(`${server.origin}/`);
  });

  it('does not begin on another site', async () => {
    const provider = await add();
    const headers = { 'sec-fetch-site': 'cross-site', accept: 'text/html' };
    const response = await fetch(addressOf(provider), { headers, redirect: 'manual' });
    expect(response.headers.get('location')).toMatch(/^\/sign-on\?company=/);
  });
});

describe('a provider', () => {
  it('that is absent, refuses the secret, or is no provider is told in words', async () => {
    somebody();
    const absent = await add({ name: 'Absent', issuer: 'http://127.0.0.1:9' });
    const silent = await cookieBrowser().open(addressOf(absent));
    expect(silent).toMatchObject({ status: 503 });
    expect(silent.text).toContain('Absent does not answer (ECONNREFUSED)');
    const rude = await add({ name: 'Rude', clientSecret: 'out of date' });
    expect((await signOn(rude)).text).toContain('Rude does not accept the client id and secret of Formdeck');
    const none = await add({ name: 'None', issuer: server.origin });
    expect((await cookieBrowser().open(addressOf(none))).text).toContain('None answers what is no sign-in');
  });

  it('in a private network is not asked unless the operator allows it', async () => {
    const provider = await add({ issuer: 'http://127.0.0.1:9' });
    server.region.services.settings.hasPrivateProviders = false;
    try {
      const { text } = await cookieBrowser().open(addressOf(provider));
      expect(text).toContain('is not encrypted');
      expect(text).toContain('FORMDECK_PRIVATE_PROVIDERS');
    } finally {
      server.region.services.settings.hasPrivateProviders = true;
    }
  });

  it('never gives its secret away, in answers, in the audit log, or in the database', async () => {
    const provider = await add();
    const { clientSecret } = issuer.client;
    expect(provider).toMatchObject({ hasSecret: true });
    expect(JSON.stringify(provider) + JSON.stringify(await entries())).not.toContain(clientSecret);
    const [row] = await inCompany(server, companyId, (tx) =>
      tx.raw<{ secret: Buffer }>('select secret from sign_on_providers'),
    );
    expect(row?.secret.includes(clientSecret)).toBe(false);
    const renamed = await change(provider, { name: 'Keycloak' });
    expect(renamed).toMatchObject({ name: 'Keycloak', hasSecret: true });
    somebody();
    const browser = cookieBrowser();
    await signOn(renamed, browser);
    expect(await userOf(browser)).not.toBeNull();
  });

  it('is found by the domain of an address, of each company that names it, while it is on', async () => {
    const domains = [`d${count}.example.com`];
    const ours = await add({ domains });
    const other = await server.company('Other');
    const theirs = await add({ domains }, other.admin);
    const find = (email: string) => server.as(null, calls.findOffers, { body: { email } });
    const found = await find(`Pat@D${count}.example.com`);
    expect(found.map(({ company }) => company).toSorted()).toEqual([`Company ${count}`, 'Other']);
    expect(found.map(({ providerId }) => providerId).toSorted()).toEqual([ours.id, theirs.id].toSorted());
    expect(await find('pat')).toEqual([]);
    await change(ours, { isOn: false });
    expect(await find(`pat@d${count}.example.com`)).toHaveLength(1);
    expect((await signOn(ours)).status).toBe(404);
  });

  it('is refused with what is wrong', async () => {
    const { details } = await failure(
      add({
        issuer: 'login.example.com',
        domains: ['@example'],
        mappings: [{ value: 'x', group: 'Nobody' }],
      }),
    );
    expect(details.errors?.map(({ path }) => path)).toEqual(['issuer', 'domains.0']);
    expect((await failure(add({ mappings: [{ value: 'x', group: 'Nobody' }] }))).message).toBe(
      'There is no user group "Nobody".',
    );
    await add();
    expect((await failure(add())).message).toBe('Another provider has this name');
  });
});

describe('a trial', () => {
  const begin = async (provider: Pick<Provider, 'id'>, by = admin) =>
    server.as(by, calls.tryProvider, { params: { id: provider.id } });
  const read = (id: string, by = admin) => server.as(by, calls.readTrial, { params: { id } });

  it('changes nothing, and says what it got and what would follow', async () => {
    const provider = await add({ isOn: false, mappings: [{ value: 'boss', role: 'MANAGER' }] });
    const { email } = somebody({ groups: ['boss'] });
    const { id, address } = await begin(provider);
    expect(await read(id)).toMatchObject({ status: 'waiting', provider: 'Entra ID' });
    const browser = cookieBrowser();
    const { url } = await browser.open(server.origin + address, `${server.origin}/admin/`);
    expect(url.pathname + url.search).toBe(`/admin/sign-on?tried=${id}`);
    const trial = await read(id);
    expect(trial).toMatchObject({
      status: 'done',
      groups: ['boss'],
      email: { address: email, isTrusted: true },
      outcome: { kind: 'made', userName: email, role: 'MANAGER' },
    });
    expect(trial.claims).toContainEqual({ name: 'email', value: email });
    expect(await userOf(browser)).toBeNull();
    const { content } = await server.as(admin, listUsers, { query: { page: 0 } });
    expect(content).toHaveLength(1);
    // Its link works once, and nobody else reads it.
    expect((await browser.open(server.origin + address)).status).toBe(404);
    const colleague = await server.person(companyId, 'ADMIN');
    expect((await failure(read(id, colleague))).status).toBe(404);
  });

  it('says why it failed', async () => {
    const provider = await add({ clientSecret: 'out of date' });
    somebody();
    const { id, address } = await begin(provider);
    await cookieBrowser().open(server.origin + address, `${server.origin}/admin/`);
    expect(await read(id)).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('does not accept the client id and secret'),
    });
  });
});

describe('single sign-on alone', () => {
  const only = (isOnly: boolean) => server.as(admin, calls.changeSignOn, { body: { isOnly } });
  const signIn = () =>
    server.as(null, authenticate, { body: { username: admin.userName, password: testPassword } });

  it('can be turned on once an admin has come in so, and passwords are refused in words', async () => {
    const provider = await add();
    expect((await failure(only(true))).message).toContain('No admin has signed in by single sign-on yet');
    somebody({ email: `${admin.userName}@example.com` });
    await signOn(provider);
    expect(await only(true)).toMatchObject({ isOnly: true });
    const refusal = await failure(signIn());
    expect(refusal).toMatchObject({ status: 403 });
    expect(refusal.message).toContain('passwords are turned off');
    expect(await server.as(admin, me, {})).toMatchObject({ id: admin.id });
    // A wrong password learns nothing.
    const wrong = { body: { username: admin.userName, password: 'wrong' } };
    expect((await failure(server.as(null, authenticate, wrong))).status).toBe(401);
    // The last way in stays open.
    expect((await failure(change(provider, { isOn: false }))).message).toContain(
      'no admin could sign in any more',
    );
    const gone = server.as(admin, calls.deleteProvider, { params: { id: provider.id } });
    expect((await failure(gone)).status).toBe(409);
    await only(false);
    expect((await signIn()).user.id).toBe(admin.id);
  });
});

it('belongs to its company: another one neither sees nor uses it', async () => {
  const provider = await add();
  const other = await server.company();
  const params = { id: provider.id };
  expect((await failure(server.as(other.admin, calls.readProvider, { params }))).status).toBe(404);
  const elsewhere = addressOf(provider).replace(companyId, other.id);
  expect((await cookieBrowser().open(elsewhere)).status).toBe(404);
  const rows = await inCompany(server, other.id, (tx) =>
    tx.all(query.selectFrom('sign_on_providers').select('id')),
  );
  expect(rows).toEqual([]);
});
