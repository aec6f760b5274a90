// The sign-in flow: input, errors, and a required password change. Independent of rendering.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { AppError, type FieldError } from '#core/errors.ts';
import type { Region } from '#core/regions.ts';
import { newPasswordIssues, ownerOf } from '#core/session/new-password.ts';
import { resetFailure, signInRefused } from '#core/session/sign-in-failure.ts';
import type { Session } from '#core/session/session.ts';
import type { FactorSetup, NeededCode, PasswordChange, PendingSignIn } from '#core/session/sign-in.ts';
import type { PendingSetup } from '#core/factors/set-up.ts';
import type { StartedApp } from '#core/factors/schema.ts';
import { m as factorTexts } from '#core/factors/texts.ts';
import type { SignedIn } from '#core/session/schema.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** The field for the addresses of the sign-in servers. */
export type ServerField = {
  /** Its initial value: the remembered servers, comma-separated, empty if there are none. */
  value: string;
  /** The regions that the field names; undefined if unchanged. Throws AppError `usage`. */
  regionsOf(text: string): readonly Region[] | undefined;
};

export type SignInState = {
  /** Comma-separated addresses; null if the servers are configured, so that there is no field. */
  server: string | null;
  username: string;
  password: string;
  newPassword: string;
  confirmation: string;
  code: string;
  /** What the sign-in still needs: a code, a new password, or a second factor. */
  pending: PendingSignIn | null;
  /** The authenticator app that is being set up. */
  app: StartedApp | null;
  /** New recovery codes, to be seen before the sign-in goes on. */
  recoveryCodes: readonly string[];
  issues: readonly FieldError[];
  /** Why the last attempt failed. */
  problem: { message: string; hint?: string | undefined } | null;
  busy: boolean;
};

export type SignInModel = {
  readonly state: ReadonlySignal<SignInState>;
  type(
    field: 'server' | 'username' | 'password' | 'newPassword' | 'confirmation' | 'code',
    text: string,
  ): void;
  /** Signs in, or does what that still needs. */
  submit(): Promise<void>;
  /**
   * The servers to try; undefined for those of the session. For an invalid address, shows its issue and returns null.
   */
  servers(): readonly Region[] | undefined | null;
  /** Returns from what the sign-in still needs. */
  cancel(): void;
};

const empty: SignInState = {
  server: null,
  username: '',
  password: '',
  newPassword: '',
  confirmation: '',
  code: '',
  pending: null,
  app: null,
  recoveryCodes: [],
  issues: [],
  problem: null,
  busy: false,
};

/** The model of one sign-in; with `serverField` if the user may choose the servers. */
export function createSignIn(
  session: Pick<Session, 'signIn' | 'choosePassword' | 'goOn'>,
  serverField: ServerField | null,
  setUp: (pending: FactorSetup) => PendingSetup,
): SignInModel {
  let setup: PendingSetup | undefined;
  let started: SignedIn | undefined;
  const state = signal<SignInState>({ ...empty, server: serverField?.value ?? null });
  const change = (some: Partial<SignInState>) => {
    state.value = { ...state.value, ...some };
  };

  async function tryTo(
    work: () => Promise<void>,
    failed: (error: unknown) => Pick<SignInState, 'problem'> & Partial<SignInState>,
  ) {
    change({ busy: true, problem: null, issues: [] });
    try {
      await work();
      change({ busy: false });
    } catch (error) {
      change({ busy: false, ...failed(error) });
    }
  }

  function readServers(): { servers: readonly Region[] | undefined } | { issues: FieldError[] } {
    try {
      return { servers: serverField?.regionsOf(state.value.server ?? '') };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { issues: [{ path: 'server', message: [error.message, error.hint].filter(Boolean).join(' ') }] };
    }
  }

  /** Goes on with what a sign-in needs next. */
  const goOn = async (outcome: 'signed-in' | PendingSignIn) => {
    if (outcome === 'signed-in') return;
    change({ pending: outcome, newPassword: '', confirmation: '', code: '' });
    if (outcome.kind !== 'must-set-up-factor') return;
    setup = setUp(outcome);
    change({ app: await setup.start() });
  };

  const signIn = (servers: readonly Region[] | undefined) =>
    tryTo(async () => {
      const { username, password } = state.value;
      await goOn(await session.signIn({ username: username.trim(), password }, undefined, servers));
    }, signInProblem);

  const giveCode = ({ credentials, region }: NeededCode) =>
    tryTo(async () => {
      const { code } = state.value;
      await goOn(await session.signIn({ ...credentials, code }, undefined, [region]));
    }, codeProblem);

  const choosePassword = (pending: PasswordChange) =>
    tryTo(async () => {
      await goOn(await session.choosePassword(pending, state.value.newPassword));
    }, choiceProblem);

  const confirmApp = (pending: FactorSetup) =>
    tryTo(async () => {
      if (started === undefined) {
        const confirmed = await setup?.confirm(state.value.code);
        started = confirmed?.session;
        change({ recoveryCodes: confirmed?.recoveryCodes ?? [] });
      } else session.goOn(pending.region, started);
    }, codeProblem);

  return {
    state,
    type: (field, text) => change({ [field]: text }),
    servers() {
      const read = readServers();
      if ('servers' in read) return read.servers;
      change(read);
      return null;
    },
    cancel: () => change({ pending: null, password: '', app: null, issues: [], problem: null }),
    async submit() {
      const { username, password, code, newPassword, confirmation, pending, busy } = state.value;
      if (busy) return;
      if (pending === null) {
        const read = readServers();
        const issues = ['issues' in read ? read.issues : [], credentialIssues(username, password)].flat();
        if ('issues' in read || issues.length > 0) return change({ issues, problem: null });
        return signIn(read.servers);
      }
      if (pending.kind === 'must-change-password') {
        const owner = ownerOf(pending.user);
        const issues = newPasswordIssues(newPassword, confirmation, owner).map(atNewPassword);
        if (issues.length > 0) return change({ issues, problem: null });
        return choosePassword(pending);
      }
      if (code.trim() === '' && started === undefined)
        return change({ issues: [fieldError('code', factorTexts.codeIsRequired)], problem: null });
      return pending.kind === 'needs-code' ? giveCode(pending) : confirmApp(pending);
    },
  };
}

function credentialIssues(username: string, password: string): FieldError[] {
  return [
    ...(username.trim() === '' ? [fieldError('username', m.usernameIsRequired)] : []),
    ...(password === '' ? [fieldError('password', m.passwordIsRequired)] : []),
  ];
}

function atNewPassword(issue: FieldError): FieldError {
  return issue.path === 'password' ? { ...issue, path: 'newPassword' } : issue;
}

function signInProblem(error: unknown): Pick<SignInState, 'problem'> {
  if (error instanceof AppError && error.code !== 'sign-in-failed') {
    return { problem: { message: error.message, hint: error.hint } };
  }
  return { problem: { message: signInRefused } };
}

/** What the server refuses about the password is at its field. */
function choiceProblem(error: unknown): Pick<SignInState, 'problem' | 'issues'> {
  const issues = error instanceof AppError ? (error.details.errors ?? []).map(atNewPassword) : [];
  if (issues.some(({ path }) => path === 'newPassword')) return { problem: null, issues };
  return { problem: { message: resetFailure(error) }, issues: [] };
}

/** A code that is not taken is said at its field. */
function codeProblem(error: unknown): Pick<SignInState, 'problem' | 'issues'> {
  const isCode = error instanceof AppError && (error.code === 'code-needed' || error.code === 'invalid');
  if (isCode) return { problem: null, issues: [{ path: 'code', message: error.message }] };
  return { ...signInProblem(error), issues: [] };
}
