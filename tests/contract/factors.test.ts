// A second factor over HTTP: set up with the password or a fresh session, asked for after the password, and its codes work once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filterAudit } from '#core/audit/calls.ts';
import type { AppError } from '#core/errors.ts';
import * as factors from '#core/factors/calls.ts';
import * as session from '#core/session/calls.ts';
import { me } from '#core/session/me-calls.ts';
import { sessionOf } from '#tests/support/fresh.ts';
import { codeAt } from '#tests/support/fresh-factor.ts';
import { failure } from '#tests/support/failure.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { patience } from '#tests/support/patience.ts';
import { type Person, startTestServer, testPassword, type TestServer } from '#tests/support/server.ts';

const minute = 60_000;
const step = 30_000;
let server: TestServer;
let company: { id: string; admin: Person };
/** The moment at which the server's clock stands. */
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  company = await server.company();
});
afterAll(() => server.close());
beforeEach(() => {
  // A step of their own for each test: a code is taken once.
  now += 10 * minute;
});

const signIn = ({ userName }: Pick<Person, 'userName'>, code?: string, password = testPassword) =>
  server.as(null, session.authenticate, { body: { username: userName, password, ...(code && { code }) } });
async function withApp(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await server.as(person, factors.startApp, { body: { currentPassword: testPassword } });
  const { recoveryCodes } = await server.as(person, factors.confirmApp, {
    body: { code: codeAt(secret, now) },
  });
  now += step;
  return { secret, recoveryCodes };
}
const codeNeeded = async (answer: Promise<unknown>): Promise<AppError> => {
  const error = await failure(answer);
  expect(error).toMatchObject({ code: 'code-needed', status: 401 });
  return error;
};

describe('an authenticator app', () => {
  it('counts once a code confirms it, and is then asked for after the password alone', async () => {
    const ann = await server.person(company.id, 'USER');
    const { secret } = await server.as(ann, factors.startApp, { body: {} });
    expect(await signIn(ann)).toMatchObject({ mustChangePassword: false });
    const wrong = server.as(ann, factors.confirmApp, { body: { code: '000000' } });
    expect(await failure(wrong)).toMatchObject({ details: { errors: [{ path: 'code' }] } });
    const code = codeAt(secret, now);
    const { recoveryCodes, session: none } = await server.as(ann, factors.confirmApp, { body: { code } });
    expect([new Set(recoveryCodes).size, none]).toEqual([10, undefined]);
    const error = await codeNeeded(signIn(ann));
    expect(error.details.fields).toEqual({ factors: ['app', 'recovery-code'] });
    // Nobody learns that there is one without the password.
    expect(await failure(signIn(ann, undefined, 'wrong'))).toMatchObject({ code: 'sign-in-failed' });
    now += step;
    expect(await signIn(ann, codeAt(secret, now))).toMatchObject({ user: { hasFactor: true } });
    expect(await server.as(ann, factors.readFactors, {})).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('takes each code once, and none of an earlier step after a later one', async () => {
    const ann = await server.person(company.id, 'USER');
    const { secret } = await withApp(ann);
    const [earlier, current] = [codeAt(secret, now), codeAt(secret, now + step)];
    now += step;
    const both = await Promise.allSettled([signIn(ann, current), signIn(ann, current)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const error = await codeNeeded(signIn(ann, earlier));
    expect(error.details.fields).toMatchObject({ isWrong: true });
    expect(error.message).toBe('This code is not right.');
  });

  it('counts wrong codes as wrong passwords, which a right password does not forget', async () => {
    const ann = await server.person(company.id, 'USER');
    const { secret } = await withApp(ann);
    for (let tried = 0; tried < 5; tried += 1) {
      await codeNeeded(signIn(ann, '000000'));
      expect(await failure(signIn(ann, undefined, 'wrong'))).toMatchObject({ code: 'sign-in-failed' });
      if (tried < 4) await codeNeeded(signIn(ann));
    }
    const late = await failure(signIn(ann, codeAt(secret, now)));
    expect(late).toMatchObject({ code: 'too-many-tries' });
    now += 16 * minute;
    expect(await signIn(ann, codeAt(secret, now))).toMatchObject({ mustChangePassword: false });
  });

  it('is asked for with a temporary password too, which no missing code uses up', async () => {
    const ann = await server.person(company.id, 'USER');
    const { secret } = await withApp(ann);
    await server.as(null, session.resetPassword, { body: { username: ann.userName } });
    const address = `${ann.userName}@example.com`;
    const temporary = async () =>
      /is: (\S+)/.exec((await mailsTo(server.dataFolder, address)).join('\n'))?.[1] ?? '';
    await expect.poll(temporary, { timeout: patience }).not.toBe('');
    const password = await temporary();
    await codeNeeded(signIn(ann, undefined, password));
    await codeNeeded(signIn(ann, '000000', password));
    expect(await signIn(ann, codeAt(secret, now), password)).toMatchObject({ mustChangePassword: true });
  });

  it('is changed with the password, unless the session is new, and every change is told', async () => {
    const ann = await server.person(company.id, 'USER');
    await withApp(ann);
    now += 11 * minute;
    const remove = (currentPassword?: string) =>
      server.as(ann, factors.removeApp, { body: { ...(currentPassword && { currentPassword }) } });
    for (const given of [undefined, 'not mine']) {
      expect(await failure(remove(given))).toMatchObject({
        details: { errors: [{ path: 'currentPassword' }] },
      });
    }
    expect(await server.as(ann, factors.readFactors, {})).toMatchObject({ needsPassword: true });
    await server.as(ann, factors.renewRecoveryCodes, { body: { currentPassword: testPassword } });
    await remove(testPassword);
    expect(await signIn(ann)).toMatchObject({ mustChangePassword: false });
    const actions = ['factor_added', 'factor_removed', 'recovery_codes_made'] as const;
    const audited = { query: { size: 9 }, body: { actions: [...actions] } };
    const { content } = await server.as(company.admin, filterAudit, audited);
    const own = content.filter(({ user }) => user.id === ann.id).map(({ action }) => action);
    expect(own.toSorted()).toEqual(actions);
    const told = async () => (await mailsTo(server.dataFolder, `${ann.userName}@example.com`)).join('\n');
    await expect
      .poll(told, { timeout: patience })
      .toMatch(/second factor was added[^]*New recovery codes|New recovery codes/);
  });
});

describe('a recovery code', () => {
  it('works once, says how many are left, and its use is told', async () => {
    const ann = await server.person(company.id, 'USER');
    const { recoveryCodes } = await withApp(ann);
    const [code = ''] = recoveryCodes;
    expect(await signIn(ann, ` ${code.toUpperCase()} `)).toMatchObject({ recoveryCodesLeft: 9 });
    await codeNeeded(signIn(ann, code));
    const told = async () => (await mailsTo(server.dataFolder, `${ann.userName}@example.com`)).join('\n');
    await expect.poll(told, { timeout: patience }).toContain('9 are left');
    // Those of others, and of before, do not work.
    const bob = await server.person(company.id, 'USER');
    await withApp(bob);
    await codeNeeded(signIn(bob, recoveryCodes[1]));
    await server.as(ann, factors.renewRecoveryCodes, { body: { currentPassword: testPassword } });
    await codeNeeded(signIn(ann, recoveryCodes[1]));
  });
});

it('an admin drops the factor of a colleague, who is told, and not their own', async () => {
  const ann = await server.person(company.id, 'USER');
  await withApp(ann);
  const drop = (id: string, by = company.admin) => server.as(by, factors.dropFactors, { params: { id } });
  await drop(ann.id);
  expect(await signIn(ann)).toMatchObject({ user: { userName: ann.userName } });
  const told = async () => (await mailsTo(server.dataFolder, `${ann.userName}@example.com`)).join('\n');
  await expect.poll(told, { timeout: patience }).toContain('Your second factor was removed');
  expect(await failure(drop(ann.id))).toMatchObject({ code: 'conflict' });
  await withApp(company.admin);
  expect(await failure(drop(company.admin.id))).toMatchObject({ code: 'forbidden' });
  const other = await server.person(company.id, 'ADMIN');
  await drop(company.admin.id, other);
});

describe('a factor that the company demands', () => {
  it('is set up at the next sign-in, with a token that is good for nothing else', async () => {
    const admin = await server.person(company.id, 'ADMIN');
    await server.as(admin, session.changeSignInPolicy, { body: { factorRoles: ['USER'] } });
    const ann = await server.person(company.id, 'USER');
    // Those who are signed in go on.
    expect(await server.as(ann, me, {})).toMatchObject({ id: ann.id });
    const started = await signIn(ann);
    expect(started).toMatchObject({ mustSetUpFactor: true });
    for (const call of [factors.readFactors, session.listSessions]) {
      expect(await failure(server.as(started, call, {}))).toMatchObject({ status: 401 });
    }
    expect(await server.as(started, me, {})).toMatchObject({ id: ann.id });
    const { secret } = await server.as(started, factors.startApp, { body: {} });
    const body = { code: codeAt(secret, now) };
    const done = await server.as(started, factors.confirmApp, { body });
    expect(done).toMatchObject({ session: { mustChangePassword: false, user: { hasFactor: true } } });
    expect(await failure(server.as(started, me, {}))).toMatchObject({ status: 401 });
    expect(await server.as(done.session ?? null, session.listSessions, {})).not.toEqual([]);
    const remove = server.as(done.session ?? null, factors.removeApp, { body: {} });
    expect(await failure(remove)).toMatchObject({ code: 'conflict' });
    await server.as(admin, session.changeSignInPolicy, { body: { factorRoles: [] } });
  });

  it('is demanded by role: others sign in as before', async () => {
    const admin = await server.person(company.id, 'ADMIN');
    await server.as(admin, session.changeSignInPolicy, { body: { factorRoles: ['MANAGER'] } });
    const ann = await server.person(company.id, 'USER');
    expect(await signIn(ann)).not.toHaveProperty('mustSetUpFactor');
    await server.as(admin, session.changeSignInPolicy, { body: { factorRoles: [] } });
  });

  it('nothing but what sets it up takes the token', async () => {
    const ann = await server.person(company.id, 'ADMIN');
    const token = await sessionOf(server, ann, 'factor-setup');
    const { routes } = await import('#server/app.ts');
    const open = routes.filter(({ call }) => call.who !== 'public' && 'beforeFactor' in call);
    expect(open.map(({ call }) => call.id).toSorted()).toEqual([
      'factors.confirmApp',
      'factors.startApp',
      'session.logout',
      'session.me',
    ]);
    const closed = routes.filter(({ call }) => call.who !== 'public' && !('beforeFactor' in call));
    const id = ann.id;
    for (const { call } of closed) {
      const path = call.path.replaceAll(/\{\w+\}/g, id);
      const { status } = await server.fetch({ token }, path, { method: call.method });
      expect([call.id, status]).toEqual([call.id, 401]);
    }
  });
});
