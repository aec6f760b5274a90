// Signing in as a person sees it: what they typed, what is wrong with it, and whether a new password is wanted next.
// Knows nothing of how it is drawn.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { AppError, type FieldError } from '#core/errors.ts';
import { newPasswordFaults } from '#core/session/new-password.ts';
import { resetFailure, signInRefused } from '#core/session/sign-in-failure.ts';
import type { Session } from '#core/session/session.ts';
import type { PasswordChange } from '#core/session/sign-in.ts';

export type SignInState = {
  username: string;
  password: string;
  newPassword: string;
  confirmation: string;
  /** Set while the user must choose a password before anything else. */
  pending: PasswordChange | null;
  faults: readonly FieldError[];
  /** Why the last try came to nothing. */
  problem: { message: string; hint?: string | undefined } | null;
  busy: boolean;
};

export type SignInModel = {
  readonly state: ReadonlySignal<SignInState>;
  type(field: 'username' | 'password' | 'newPassword' | 'confirmation', text: string): void;
  /** Signs in, or sets the new password where one is wanted. */
  submit(): Promise<void>;
  /** Back from choosing a password. */
  cancel(): void;
};

const empty: SignInState = {
  username: '',
  password: '',
  newPassword: '',
  confirmation: '',
  pending: null,
  faults: [],
  problem: null,
  busy: false,
};

/** The model of one sign-in. */
export function createSignIn(session: Pick<Session, 'signIn' | 'choosePassword'>): SignInModel {
  const state = signal(empty);
  const change = (some: Partial<SignInState>) => {
    state.value = { ...state.value, ...some };
  };

  async function tryTo(work: () => Promise<void>, failed: (error: unknown) => SignInState['problem']) {
    change({ busy: true, problem: null, faults: [] });
    try {
      await work();
      change({ busy: false });
    } catch (error) {
      change({ busy: false, problem: failed(error) });
    }
  }

  const signIn = () =>
    tryTo(async () => {
      const { username, password } = state.value;
      const outcome = await session.signIn({ username: username.trim(), password });
      if (outcome !== 'signed-in') change({ pending: outcome, newPassword: '', confirmation: '' });
    }, signInProblem);

  const choosePassword = (pending: PasswordChange) =>
    tryTo(
      () => session.choosePassword(pending, state.value.newPassword),
      (error) => ({ message: resetFailure(error) }),
    );

  return {
    state,
    type: (field, text) => change({ [field]: text }),
    cancel: () => change({ pending: null, password: '', faults: [], problem: null }),
    async submit() {
      const { username, password, newPassword, confirmation, pending, busy } = state.value;
      if (busy) return;
      const faults =
        pending === null
          ? credentialFaults(username, password)
          : newPasswordFaults(newPassword, confirmation).map((fault) =>
              fault.path === 'password' ? { ...fault, path: 'newPassword' } : fault,
            );
      if (faults.length > 0) return change({ faults, problem: null });
      await (pending === null ? signIn() : choosePassword(pending));
    },
  };
}

function credentialFaults(username: string, password: string): FieldError[] {
  return [
    ...(username.trim() === '' ? [{ path: 'username', message: 'A username is required' }] : []),
    ...(password === '' ? [{ path: 'password', message: 'A password is required' }] : []),
  ];
}

function signInProblem(error: unknown): SignInState['problem'] {
  if (error instanceof AppError && error.code !== 'sign-in-failed') {
    return { message: error.message, hint: error.hint };
  }
  return { message: signInRefused };
}
