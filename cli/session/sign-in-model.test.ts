import { describe, expect, it } from 'vitest';
import { AppError, invalid } from '#core/errors.ts';
import type { Session } from '#core/session/session.ts';
import type { PendingSetup } from '#core/factors/set-up.ts';
import type { Credentials, SignedIn } from '#core/session/schema.ts';
import type { FactorSetup, PasswordChange, PendingSignIn } from '#core/session/sign-in.ts';
import { signInRefused } from '#core/session/sign-in-failure.ts';
import { createSignIn } from './sign-in-model.ts';

const pending = {
  kind: 'must-change-password',
  user: { userName: 'newcomer', company: {} },
} as PasswordChange;
const setup: PendingSetup = {
  start: async () => ({ secret: 'ABC', address: 'otpauth://totp/a' }),
  async confirm(code) {
    if (code !== '123456') throw invalid([{ path: 'code', message: 'This code is not right.' }]);
    return { recoveryCodes: ['k7mq'], session: { token: 'fd_full' } as SignedIn };
  },
};
const signIn = (answer: (credentials: Credentials) => Promise<'signed-in' | PendingSignIn>) => {
  const chosen: string[] = [];
  const session: Pick<Session, 'signIn' | 'choosePassword' | 'goOn'> = {
    signIn: answer,
    async choosePassword(_pending, password) {
      chosen.push(password);
      return 'signed-in';
    },
    goOn(_region, started) {
      chosen.push(started.token);
      return 'signed-in';
    },
  };
  return { model: createSignIn(session, null, () => setup), chosen };
};

describe('signing in', () => {
  it('asks for what is missing before it asks a server', async () => {
    const { model } = signIn(() => Promise.reject(new Error('not to be called')));
    await model.submit();
    expect(model.state.value.issues.map(({ message }) => message)).toEqual([
      'A username is required',
      'A password is required',
    ]);
  });

  it.each([
    [new AppError('sign-in-failed'), signInRefused],
    [new AppError('unreachable', 'Canada did not answer.'), 'Canada did not answer.'],
  ])('that fails says why, and keeps what was typed', async (error, message) => {
    const { model } = signIn(async () => {
      throw error;
    });
    model.type('username', 'kim');
    model.type('password', 'secret');
    await model.submit();
    expect(model.state.value).toMatchObject({ username: 'kim', busy: false, problem: { message } });
  });

  it('leads to a new password where one must be chosen', async () => {
    const { model, chosen } = signIn(async () => pending);
    model.type('username', 'newcomer');
    model.type('password', 'first');
    await model.submit();
    model.type('newPassword', 'longer');
    model.type('confirmation', 'other');
    await model.submit();
    expect(model.state.value.issues).toMatchObject([
      { path: 'confirmation', message: 'Password confirmation does not match password.' },
    ]);
    model.type('confirmation', 'longer');
    await model.submit();
    expect(chosen).toEqual(['longer']);
  });

  it('says at the new password what the server refuses about it', async () => {
    const errors = [{ path: 'password', message: 'This is one of the most common passwords' }];
    const session = {
      signIn: async () => pending,
      choosePassword: async () => {
        throw invalid(errors);
      },
      goOn: () => 'signed-in' as const,
    };
    const model = createSignIn(session, null, () => setup);
    model.type('username', 'newcomer');
    model.type('password', 'first');
    await model.submit();
    model.type('newPassword', 'football');
    model.type('confirmation', 'football');
    await model.submit();
    const message = 'This is one of the most common passwords';
    expect(model.state.value).toMatchObject({ problem: null, issues: [{ path: 'newPassword', message }] });
  });

  it('asks for the code of a second factor, in the region that asked alone, until it is taken', async () => {
    const region = { id: 'ca', name: 'Canada', server: 'http://a.test' };
    const given: Credentials[] = [];
    const { model } = signIn(async (credentials) => {
      given.push(credentials);
      if (credentials.code === undefined) return { kind: 'needs-code', region, credentials };
      if (credentials.code !== '123456') throw new AppError('code-needed', 'This code is not right.');
      return 'signed-in';
    });
    model.type('username', 'kim');
    model.type('password', 'secret');
    await model.submit();
    await model.submit();
    expect(model.state.value.issues).toMatchObject([{ path: 'code', message: 'A code is required' }]);
    model.type('code', '1');
    await model.submit();
    expect(model.state.value.issues).toMatchObject([{ path: 'code', message: 'This code is not right.' }]);
    model.type('code', '123456');
    await model.submit();
    expect(given.at(-1)).toEqual({ username: 'kim', password: 'secret', code: '123456' });
  });

  it('leads to a second factor where one is demanded, and goes on once its recovery codes were seen', async () => {
    const demanded = { kind: 'must-set-up-factor', user: { userName: 'kim' } } as FactorSetup;
    const { model, chosen } = signIn(async () => demanded);
    model.type('username', 'kim');
    model.type('password', 'secret');
    await model.submit();
    expect(model.state.value).toMatchObject({ app: { secret: 'ABC' }, recoveryCodes: [] });
    model.type('code', '000000');
    await model.submit();
    expect(model.state.value).toMatchObject({ issues: [{ path: 'code' }], recoveryCodes: [] });
    model.type('code', '123456');
    await model.submit();
    expect([model.state.value.recoveryCodes, chosen]).toEqual([['k7mq'], []]);
    await model.submit();
    expect(chosen).toEqual(['fd_full']);
  });
});
