import { describe, expect, it } from 'vitest';
import { AppError, invalid } from '#core/errors.ts';
import type { Session } from '#core/session/session.ts';
import type { PasswordChange } from '#core/session/sign-in.ts';
import { signInRefused } from '#core/session/sign-in-failure.ts';
import { createSignIn } from './sign-in-model.ts';

const pending = { kind: 'must-change-password', user: { userName: 'newcomer' } } as PasswordChange;
const signIn = (answer: () => Promise<'signed-in' | PasswordChange>) => {
  const chosen: string[] = [];
  const session: Pick<Session, 'signIn' | 'choosePassword'> = {
    signIn: answer,
    choosePassword: async (_pending, password) => void chosen.push(password),
  };
  return { model: createSignIn(session), chosen };
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
    const model = createSignIn({
      signIn: async () => pending,
      choosePassword: async () => {
        throw invalid(errors);
      },
    });
    model.type('username', 'newcomer');
    model.type('password', 'first');
    await model.submit();
    model.type('newPassword', 'football');
    model.type('confirmation', 'football');
    await model.submit();
    const message = 'This is one of the most common passwords';
    expect(model.state.value).toMatchObject({ problem: null, issues: [{ path: 'newPassword', message }] });
  });
});
