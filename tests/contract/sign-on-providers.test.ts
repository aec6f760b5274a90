// Providers of single sign-on over HTTP: absent and rude ones, their secrets, their domains, trials, and passwords beside them.
import { describe, expect, it } from 'vitest';
import { readSignInLink } from '#core/appearance/calls.ts';
import { authenticate } from '#core/session/calls.ts';
import { me } from '#core/session/me-calls.ts';
import * as calls from '#core/sign-on/calls.ts';
import type { Provider } from '#core/sign-on/schema.ts';
import { listUsers } from '#core/users/calls.ts';
import { query } from '#server/db/transaction.ts';
import { rescueAdmin } from '#server/users/rescue.ts';
import { cookieBrowser } from '#tests/support/cookie-browser.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { testPassword } from '#tests/support/server.ts';
import { signOnActs, useSignOnWorld } from '#tests/support/sign-on-world.ts';

const world = useSignOnWorld();
const { add, change, somebody, addressOf, signOn, userOf, entries } = signOnActs(world);

describe('a provider', () => {
  it('that is absent, refuses the secret, or is no provider is told in words', async () => {
    somebody();
    const absent = await add({ name: 'Absent', issuer: 'http://127.0.0.1:9' });
    const silent = await cookieBrowser().open(addressOf(absent));
    expect(silent).toMatchObject({ status: 503 });
    expect(silent.text).toContain('Absent does not answer (ECONNREFUSED)');
    const rude = await add({ name: 'Rude', clientSecret: 'out of date' });
    expect((await signOn(rude)).text).toContain('Rude does not accept the client id and secret of Formdeck');
    const none = await add({ name: 'None', issuer: world.server.origin });
    expect((await cookieBrowser().open(addressOf(none))).text).toContain('None answers what is no sign-in');
  });

  it('in a private network is not asked unless the operator allows it', async () => {
    const provider = await add({ issuer: 'http://127.0.0.1:9' });
    world.server.region.services.settings.hasPrivateProviders = false;
    try {
      const { text } = await cookieBrowser().open(addressOf(provider));
      expect(text).toContain('is not encrypted');
      expect(text).toContain('FORMDECK_PRIVATE_PROVIDERS');
    } finally {
      world.server.region.services.settings.hasPrivateProviders = true;
    }
  });

  it('never gives its secret away, in answers, in the audit log, or in the database', async () => {
    const provider = await add();
    const { clientSecret } = world.issuer.client;
    expect(provider).toMatchObject({ hasSecret: true });
    expect(JSON.stringify(provider) + JSON.stringify(await entries())).not.toContain(clientSecret);
    const [row] = await inCompany(world.server, world.companyId, (tx) =>
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
    const domains = [`d${world.count}.example.com`];
    const ours = await add({ domains });
    const other = await world.server.company('Other');
    const theirs = await add({ domains }, other.admin);
    const find = (email: string) => world.server.as(null, calls.findOffers, { body: { email } });
    const found = await find(`Pat@D${world.count}.example.com`);
    expect(found.map(({ company }) => company).toSorted()).toEqual([`Company ${world.count}`, 'Other']);
    expect(found.map(({ providerId }) => providerId).toSorted()).toEqual([ours.id, theirs.id].toSorted());
    expect(await find('pat')).toEqual([]);
    await change(ours, { isOn: false });
    expect(await find(`pat@d${world.count}.example.com`)).toHaveLength(1);
    expect((await signOn(ours)).status).toBe(404);
  });

  it("is found by its company's sign-in address, whose key cannot be forged", async () => {
    const provider = await add();
    const { key } = await world.server.as(world.admin, readSignInLink, {});
    const find = (company: string) => world.server.as(null, calls.findOffers, { body: { company } });
    expect(await find(key)).toMatchObject([{ providerId: provider.id, provider: 'Entra ID' }]);
    expect(await find(`${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`)).toEqual([]);
    expect(await find('no key')).toEqual([]);
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
  const begin = async (provider: Pick<Provider, 'id'>, by = world.admin) =>
    world.server.as(by, calls.tryProvider, { params: { id: provider.id } });
  const read = (id: string, by = world.admin) => world.server.as(by, calls.readTrial, { params: { id } });

  it('changes nothing, and says what it got and what would follow', async () => {
    const provider = await add({ isOn: false, mappings: [{ value: 'boss', role: 'MANAGER' }] });
    const { email } = somebody({ groups: ['boss'] });
    const { id, address } = await begin(provider);
    expect(await read(id)).toMatchObject({ status: 'waiting', provider: 'Entra ID' });
    const browser = cookieBrowser();
    const { url } = await browser.open(world.server.origin + address, `${world.server.origin}/admin/`);
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
    const { content } = await world.server.as(world.admin, listUsers, { query: { page: 0 } });
    expect(content).toHaveLength(1);
    // Its link works once, and nobody else reads it.
    expect((await browser.open(world.server.origin + address)).status).toBe(404);
    const colleague = await world.server.person(world.companyId, 'ADMIN');
    expect((await failure(read(id, colleague))).status).toBe(404);
  });

  it('says why it failed', async () => {
    const provider = await add({ clientSecret: 'out of date' });
    somebody();
    const { id, address } = await begin(provider);
    await cookieBrowser().open(world.server.origin + address, `${world.server.origin}/admin/`);
    expect(await read(id)).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('does not accept the client id and secret'),
    });
  });
});

describe('single sign-on alone', () => {
  const only = (isOnly: boolean) => world.server.as(world.admin, calls.changeSignOn, { body: { isOnly } });
  const signIn = () =>
    world.server.as(null, authenticate, { body: { username: world.admin.userName, password: testPassword } });

  it('can be turned on once an admin has come in so, and passwords are refused in words', async () => {
    const provider = await add();
    expect((await failure(only(true))).message).toContain('No admin has signed in by single sign-on yet');
    somebody({ email: `${world.admin.userName}@example.com` });
    await signOn(provider);
    expect(await only(true)).toMatchObject({ isOnly: true });
    const refusal = await failure(signIn());
    expect(refusal).toMatchObject({ status: 403 });
    expect(refusal.message).toContain('passwords and passkeys are turned off');
    expect(await world.server.as(world.admin, me, {})).toMatchObject({ id: world.admin.id });
    // A wrong password learns nothing.
    const wrong = { body: { username: world.admin.userName, password: 'wrong' } };
    expect((await failure(world.server.as(null, authenticate, wrong))).status).toBe(401);
    // The last way in stays open.
    expect((await failure(change(provider, { isOn: false }))).message).toContain(
      'no admin could sign in any more',
    );
    const gone = world.server.as(world.admin, calls.deleteProvider, { params: { id: provider.id } });
    expect((await failure(gone)).status).toBe(409);
    // Whoever runs the server lets them back in.
    const rescue = { userName: world.admin.userName, password: 'blue horses run far' };
    const { services } = world.server.region;
    expect(await failure(rescueAdmin(services, rescue))).toMatchObject({ code: 'usage' });
    await rescueAdmin(services, { ...rescue, passwords: true });
    const body = { username: rescue.userName, password: rescue.password };
    expect(await world.server.as(null, authenticate, { body })).toMatchObject({ mustChangePassword: true });
    expect((await entries()).map(({ action }) => action)).toContain('sign_on_only_changed');
  });

  it('is turned off again', async () => {
    const provider = await add();
    somebody({ email: `${world.admin.userName}@example.com` });
    await signOn(provider);
    await only(true);
    await only(false);
    expect((await signIn()).user.id).toBe(world.admin.id);
  });
});

it('belongs to its company: another one neither sees nor uses it', async () => {
  const provider = await add();
  const other = await world.server.company();
  const params = { id: provider.id };
  expect((await failure(world.server.as(other.admin, calls.readProvider, { params }))).status).toBe(404);
  const elsewhere = addressOf(provider).replace(world.companyId, other.id);
  expect((await cookieBrowser().open(elsewhere)).status).toBe(404);
  const rows = await inCompany(world.server, other.id, (tx) =>
    tx.all(query.selectFrom('sign_on_providers').select('id')),
  );
  expect(rows).toEqual([]);
});
