// Passkeys over HTTP, with one in software: added, used alone and as a second factor, and never for anything else.
import { beforeAll, describe, expect, it } from 'vitest';
import * as factors from '#core/factors/calls.ts';
import * as passkeys from '#core/factors/passkey-calls.ts';
import type { Assertion, PasskeyOptions } from '#core/factors/passkey-schema.ts';
import * as session from '#core/session/calls.ts';
import { failure } from '#tests/support/failure.ts';
import { type Person, testPassword } from '#tests/support/server.ts';
import { serverWithCompany } from '#tests/support/server-with-company.ts';
import { handleOf, SoftPasskey } from '#tests/support/soft-passkey.ts';

const { server, company } = await serverWithCompany();
let ann: Person;
let passkey: SoftPasskey;
let recoveryCodes: string[];

const ask = (options: PasskeyOptions, more = {}) => ({
  challenge: options.challenge,
  origin: server.origin,
  ...more,
});
const challenge = () => server.as(null, passkeys.passkeyChallenge, {});
const alone = (signed: Assertion) =>
  server.as(null, passkeys.authenticatePasskey, { body: { passkey: signed } });
const signIn = (proof: { passkey?: Assertion; code?: string } = {}) =>
  server.as(null, session.authenticate, {
    body: { username: ann.userName, password: testPassword, ...proof },
  });
const demanded = async (): Promise<PasskeyOptions> => {
  const error = await failure(signIn());
  expect(error.details.fields).toMatchObject({ factors: ['recovery-code', 'passkey'] });
  return error.details.fields?.['passkey'] as PasskeyOptions;
};

beforeAll(async () => {
  ann = await server.person(company.id, 'USER');
  passkey = new SoftPasskey();
  const options = await server.as(ann, passkeys.startPasskey, { body: {} });
  const body = { name: 'Phone', passkey: passkey.attest(ask(options)) };
  ({ recoveryCodes } = await server.as(ann, passkeys.addPasskey, { body }));
});

describe('a passkey', () => {
  it('is listed with its name and its last use, and brings recovery codes as the first factor', async () => {
    expect(recoveryCodes).toHaveLength(10);
    await alone(passkey.sign(ask(await challenge()), handleOf(ann)));
    const { passkeys: listed } = await server.as(ann, factors.readFactors, {});
    expect(listed).toMatchObject([{ name: 'Phone', lastUsedAt: expect.any(Number) }]);
    expect(JSON.stringify(listed)).not.toContain(passkey.id);
  });

  it('signs in alone, where it has verified its user', async () => {
    const signed = passkey.sign(ask(await challenge()), handleOf(ann));
    expect(await alone(signed)).toMatchObject({ mustChangePassword: false, user: { id: ann.id } });
    // Once.
    expect(await failure(alone(signed))).toMatchObject({ code: 'sign-in-failed' });
    const unverified = passkey.sign(ask(await challenge(), { isVerified: false }), handleOf(ann));
    expect(await failure(alone(unverified))).toMatchObject({ code: 'sign-in-failed' });
  });

  it('is a second factor after the password, and a recovery code is one too', async () => {
    const signed = passkey.sign(ask(await demanded()));
    expect(await signIn({ passkey: signed })).toMatchObject({ user: { id: ann.id, hasFactor: true } });
    expect(await failure(signIn({ passkey: signed }))).toMatchObject({ code: 'code-needed' });
    expect(await signIn({ code: recoveryCodes[0] ?? '' })).toMatchObject({ recoveryCodesLeft: 9 });
  });
});

describe('what it has signed', () => {
  it.each([
    ['for another purpose', async () => passkey.sign(ask(await demanded()), handleOf(ann))],
    [
      'on another site',
      async () => passkey.sign(ask(await challenge(), { origin: 'https://evil.test' }), handleOf(ann)),
    ],
    ['for somebody else', async () => passkey.sign(ask(await challenge()), handleOf(company.admin))],
    ['for nobody', async () => passkey.sign(ask(await challenge()))],
    ['unasked', async () => passkey.sign({ challenge: 'abc', origin: server.origin }, handleOf(ann))],
    ['by another one', async () => new SoftPasskey().sign(ask(await challenge()), handleOf(ann))],
  ])('%s signs nobody in', async (_, sign) => {
    expect(await failure(alone(await sign()))).toMatchObject({ code: 'sign-in-failed', status: 401 });
  });

  it('for a sign-in alone is no second factor', async () => {
    const signed = passkey.sign(ask(await challenge()), handleOf(ann));
    expect(await failure(signIn({ passkey: signed }))).toMatchObject({ code: 'code-needed' });
  });
});

it('one is not added on another site, nor with the challenge of a sign-in, and goes when it is removed', async () => {
  const bob = await server.person(company.id, 'USER');
  const add = async (by: Person, options: PasskeyOptions, more = {}) =>
    server.as(by, passkeys.addPasskey, {
      body: { name: 'Other', passkey: new SoftPasskey().attest(ask(options, more)) },
    });
  const start = () => server.as(bob, passkeys.startPasskey, { body: {} });
  const elsewhere = add(bob, await start(), { origin: 'https://evil.test' });
  expect(await failure(elsewhere)).toMatchObject({ details: { errors: [{ path: 'passkey' }] } });
  expect(await failure(add(bob, await challenge()))).toMatchObject({ code: 'invalid' });
  expect(await failure(add(ann, await start()))).toMatchObject({ code: 'invalid' });
  const { id } = await add(bob, await start());
  const foreign = server.as(ann, passkeys.removePasskey, { params: { id }, body: {} });
  expect(await failure(foreign)).toMatchObject({ code: 'not-found' });
  await server.as(bob, passkeys.removePasskey, { params: { id }, body: {} });
  expect(await server.as(bob, factors.readFactors, {})).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
});
