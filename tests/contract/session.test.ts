// Signing in and out over HTTP: tokens, the cookie, guessing.
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { filterAudit } from '#core/audit/calls.ts';
import * as session from '#core/session/calls.ts';
import { me as readMe } from '#core/session/me-calls.ts';
import * as users from '#core/users/calls.ts';
import { query } from '#server/db/transaction.ts';
import { createCompany } from '#server/users/company.ts';
import { patience } from '#tests/support/patience.ts';
import { failure } from '#tests/support/failure.ts';
import { useClockServer } from '#tests/support/clock-server.ts';
import { testPassword } from '#tests/support/server.ts';

const second = 1_000;
const minute = 60 * second;

const world = useClockServer();

const signIn = (userName: string, password = testPassword) =>
  world.server.as(null, session.authenticate, { body: { username: userName, password } });
const me = (token: string) => world.server.as({ token }, readMe, {});
const setPassword = (by: { token: string }, id: string, password: string) =>
  world.server.as(by, users.changeUser, {
    params: { id },
    body: { password, currentPassword: testPassword },
  });

/** Sends a request whose reply's headers matter. */
function post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return world.server.fetch(null, path, {
    method: 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

describe('signing in', () => {
  it('gives a token that works until the session ends', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    const started = await signIn(ann.userName.toUpperCase());
    expect(started).toMatchObject({
      mustChangePassword: false,
      user: { id: ann.id, userName: ann.userName },
    });
    const user = await me(started.token);
    expect(user).toMatchObject({ company: { id: world.company.id }, role: 'USER', settings: [], groups: [] });
    expect(user).not.toHaveProperty('token');
    expect(user.lastSignIn).toBeGreaterThan(Date.now() - minute);
    world.ahead = started.expiresAt - Date.now() + second;
    expect(await failure(me(started.token))).toMatchObject({ status: 401, code: 'signed-out' });
  });

  it('is refused in the same words whoever it is that is not let in', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    const gone = await world.server.person(world.company.id, 'DEACTIVATED');
    const tries = [signIn(ann.userName, 'wrong'), signIn(gone.userName), signIn('nobody-at-all')];
    const errors = await Promise.all(tries.map(failure));
    for (const error of errors) {
      expect(error).toMatchObject({ status: 401, code: 'sign-in-failed', message: 'Invalid credentials' });
    }
  });

  it('leaves its entries in the audit log, also where it failed', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    await failure(signIn(ann.userName, 'wrong'));
    await world.server.as(ann, session.logout, {});
    const body = {
      userId: ann.id,
      actions: ['signed_in' as const, 'sign_in_failed' as const, 'signed_out' as const],
    };
    const content = await vi.waitFor(async () => {
      const found = await world.server.as(world.company.admin, filterAudit, { body });
      expect(found.content).toHaveLength(3);
      return found.content;
    }, patience);
    const actions = content.map(({ action }) => action).toSorted();
    expect(actions).toEqual(['sign_in_failed', 'signed_in', 'signed_out']);
    expect(JSON.stringify(content)).not.toContain('wrong');
  });

  it('ends with signing out, for that session only', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    const other = await signIn(ann.userName);
    await world.server.as(ann, session.logout, {});
    expect(await failure(me(ann.token))).toMatchObject({ status: 401 });
    expect(await me(other.token)).toMatchObject({ id: ann.id });
  });

  it('needs a username and a password', async () => {
    const error = await failure(
      world.server.as(null, session.authenticate, { body: { username: ' ', password: '' } }),
    );
    expect(error.details.errors).toEqual([
      { path: 'username', message: 'A username is required' },
      { path: 'password', message: 'A password is required' },
    ]);
  });
});

describe('the session cookie', () => {
  it('signs in GET /user, which then tells the token, and no call that changes anything', async () => {
    const ann = await world.server.person(world.company.id, 'ADMIN');
    const reply = await post('/authenticate', { username: ann.userName, password: testPassword });
    const { token } = (await reply.json()) as { token: string };
    const [setCookie = ''] = reply.headers.getSetCookie();
    expect(setCookie).toMatch(new RegExp(`^formdeck_session=${token}; .*Path=/; .*HttpOnly; SameSite=Lax$`));

    const headers = { cookie: `formdeck_session=${token}` };
    expect(await (await world.server.fetch(null, '/user', { headers })).json()).toMatchObject({
      id: ann.id,
      token,
    });
    expect((await world.server.fetch(null, '/user?page=0', { headers })).status).toBe(401);
    expect((await post('/user/settings', { key: 'a', value: 'b' }, headers)).status).toBe(401);

    expect((await post('/logout', undefined, headers)).status).toBe(401);

    const out = await post('/logout', undefined, { authorization: `Bearer ${token}` });
    expect(out.status).toBe(204);
    expect(out.headers.get('set-cookie')).toMatch(/^formdeck_session=; .*Expires=Thu, 01 Jan 1970/);
    expect(await failure(me(token))).toMatchObject({ status: 401 });
  });

  it('is sent over https only where the sign-in came over it', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    const body = { username: ann.userName, password: testPassword };
    const reply = await post('/authenticate', body, { 'x-forwarded-proto': 'https' });
    expect(reply.headers.get('set-cookie')).toContain('; Secure');
  });
});

describe('guessing passwords', () => {
  const from = (address: string, userName: string, password = 'wrong') =>
    post('/authenticate', { username: userName, password }, { 'x-forwarded-for': address });

  it('ends after ten failures of an account in fifteen minutes, from wherever they came', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    for (let failed = 0; failed < 10; failed += 1) {
      expect((await from(`10.0.0.${failed}`, ann.userName)).status).toBe(401);
    }
    const refused = await from('10.0.1.1', ann.userName, testPassword);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toMatch('application/problem+json');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    world.ahead = 15 * minute + second;
    expect((await from('10.0.1.1', ann.userName, testPassword)).status).toBe(200);
  });

  it('cannot be hurried by guessing all at once', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, n) => from(`10.0.2.${n}`, ann.userName)),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('starts from nothing after a success', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    for (let failed = 0; failed < 9; failed += 1) await from('10.0.3.1', ann.userName);
    expect((await from('10.0.3.1', ann.userName, testPassword)).status).toBe(200);
    expect((await from('10.0.3.1', ann.userName)).status).toBe(401);
    expect((await from('10.0.3.1', ann.userName, testPassword)).status).toBe(200);
  });

  it('ends after a hundred failures from an address, whatever the account; others are let in', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    const counted = { key: 'address:10.0.4.1', failures: 99, window_started_at: Date.now() };
    await world.server.region.services.database.transaction(null, (tx) =>
      tx.run(query.insertInto('sign_in_tries').values(counted)),
    );
    expect((await from('10.0.4.1', randomUUID())).status).toBe(401);
    expect((await from('10.0.4.1', ann.userName, testPassword)).status).toBe(429);
    expect((await from('10.0.4.2', ann.userName, testPassword)).status).toBe(200);
  });
});

it('the first admin of a company signs in by however their name is written', async () => {
  const decomposed = `Zoe\u0308 ${randomUUID()}`;
  const made = { name: 'Zed', userName: decomposed, email: 'zoe@example.com', password: testPassword };
  await createCompany(world.server.region.services, made);
  expect((await signIn(decomposed)).user.userName).toBe(decomposed.normalize('NFC'));
  await signIn(decomposed.normalize('NFC'));
  const again = { ...made, userName: decomposed.normalize('NFC') };
  expect(await failure(createCompany(world.server.region.services, again))).toMatchObject({ status: 409 });
});

it('a clock that is set back locks nobody out for longer', async () => {
  const ann = await world.server.person(world.company.id, 'USER');
  world.ahead = 5 * 24 * 60 * minute;
  const wrong = { username: ann.userName, password: 'wrong' };
  for (let failed = 0; failed < 10; failed += 1)
    await post('/authenticate', wrong, { 'x-forwarded-for': `10.2.0.${failed}` });
  const right = () =>
    post('/authenticate', { ...wrong, password: testPassword }, { 'x-forwarded-for': '10.2.1.1' });
  expect((await right()).status).toBe(429);
  world.ahead = 0;
  expect((await right()).status).toBe(200);
});

it('who came over https is told to come over it from then on', async () => {
  const over = (protocol: string) =>
    world.server.fetch(null, '/health/live', { headers: { 'x-forwarded-proto': protocol } });
  expect((await over('https')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect((await over('http')).headers.get('strict-transport-security')).toBeNull();
});

describe('sessions of others', () => {
  it('end at once with a change of password; one’s own goes on', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    const other = await signIn(ann.userName);
    expect(await setPassword(ann, ann.id, '  a new secret  ')).toMatchObject({ id: ann.id });
    expect(await me(ann.token)).toMatchObject({ id: ann.id });
    expect(await failure(me(other.token))).toMatchObject({ status: 401 });
    await signIn(ann.userName, 'a new secret');
    await setPassword(world.company.admin, ann.id, 'another secret');
    expect(await failure(me(ann.token))).toMatchObject({ status: 401 });
  });

  it('end at once with a deactivation', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    const body = { role: 'DEACTIVATED' as const };
    await world.server.as(world.company.admin, users.changeUser, { params: { id: ann.id }, body });
    expect(await failure(me(ann.token))).toMatchObject({ status: 401 });
    expect(await failure(signIn(ann.userName))).toMatchObject({ status: 401 });
  });
});

describe('an access token', () => {
  it('is good for a minute, and not for calls that are no downloads', async () => {
    const ann = await world.server.person(world.company.id, 'USER');
    const { accessToken, expiresAt } = await world.server.as(ann, session.createAccessToken, {});
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(minute);
    expect(await failure(me(accessToken))).toMatchObject({ status: 401 });
    const image = `/image/${randomUUID()}.jpg?accessToken=${accessToken}`;
    expect((await world.server.fetch(null, image)).status).toBe(404);
    world.ahead = minute;
    expect((await world.server.fetch(null, image)).status).toBe(401);
  });
});

it('the time zones need no token, and hold everybody’s default', async () => {
  const zones = await world.server.as(null, session.timeZones, {});
  expect(zones[0]).toEqual({ id: 'Etc/UTC', name: 'Etc/UTC' });
  expect(zones).toContainEqual({ id: 'America/New_York', name: 'America/New York' });
});
