// Terminals that a browser signs in: by a code that people type, and by one that the browser brings to its own machine.
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me } from '#core/session/me-calls.ts';
import * as calls from '#core/sign-on/calls.ts';
import { changeUser } from '#core/users/calls.ts';
import { failure } from '#tests/support/failure.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const minute = 60_000;
let ahead = 0;
let server: TestServer;
let companyId: string;
let admin: Person;
let user: Person;
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + ahead });
  ({ id: companyId, admin } = await server.company());
  user = await server.person(companyId, 'USER');
});
afterAll(() => server.close());

const start = () => server.as(null, calls.startTerminal, {});
const find = (userCode: string, by = user) => server.as(by, calls.findTerminal, { body: { userCode } });
const allow = (userCode: string, by = user) => server.as(by, calls.allowTerminal, { body: { userCode } });
const token = (deviceCode: string) => server.as(null, calls.enterTerminal, { body: { deviceCode } });
const none = {
  status: 404,
  message: 'No terminal waits with this code. It is good for 10 minutes, and once.',
};

describe('a terminal elsewhere', () => {
  it('is signed in once somebody has typed its code, and seen who asks', async () => {
    const { deviceCode, userCode } = await start();
    expect(userCode).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
    expect(await token(deviceCode)).toEqual({ signedIn: null });
    expect(await find(userCode.toLowerCase().replace('-', ' '))).toMatchObject({ address: '127.0.0.1' });
    await allow(userCode);
    const { signedIn } = await token(deviceCode);
    expect(signedIn?.user.id).toBe(user.id);
    expect(await server.as({ token: signedIn?.token ?? '' }, me, {})).toMatchObject({ id: user.id });
    expect(await failure(token(deviceCode))).toMatchObject(none);
    expect(await failure(allow(userCode))).toMatchObject(none);
  });

  it('is signed in by nobody after 10 minutes, and never as two people', async () => {
    const [late, taken] = [await start(), await start()];
    await allow(taken.userCode);
    expect(await failure(allow(taken.userCode, admin))).toMatchObject(none);
    ahead = 11 * minute;
    expect(await failure(allow(late.userCode))).toMatchObject(none);
    expect(await failure(token(taken.deviceCode))).toMatchObject(none);
    ahead = 0;
  });

  it('stays out if who has allowed it is deactivated meanwhile', async () => {
    const gone = await server.person(companyId, 'USER');
    const { deviceCode, userCode } = await start();
    await allow(userCode, gone);
    await server.as(admin, changeUser, { params: { id: gone.id }, body: { role: 'DEACTIVATED' } });
    expect(await failure(token(deviceCode))).toMatchObject(none);
  });

  it('is not guessed: wrong codes are counted', async () => {
    const guesser = await server.person(companyId, 'USER');
    const { userCode } = await start();
    for (let count = 0; count < 20; count += 1) await failure(find('BBBBBBBB', guesser));
    expect(await failure(find(userCode, guesser))).toMatchObject({ status: 429 });
    expect(await find(userCode)).toMatchObject({ address: '127.0.0.1' });
  });
});

describe('a terminal on the machine of the browser', () => {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const ask = () => server.as(user, calls.allowTerminal, { body: { challenge } });
  const enter = (code = '', proof = verifier) =>
    server.as(null, calls.enterTerminal, { body: { code, verifier: proof } });

  it('signs in with the code that it was brought, if it has asked for it, once', async () => {
    const { code } = await ask();
    expect(await failure(enter(code, `${verifier}x`))).toMatchObject(none);
    expect(await failure(token(code ?? ''))).toMatchObject(none);
    expect((await enter(code)).signedIn?.user.id).toBe(user.id);
    expect(await failure(enter(code))).toMatchObject(none);
  });

  it('has a minute for that', async () => {
    const { code } = await ask();
    ahead = 2 * minute;
    expect(await failure(enter(code))).toMatchObject(none);
    ahead = 0;
  });
});
