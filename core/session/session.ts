// The session of a face: signing in and out, storing it between runs, and sending calls with it. A session that expires
// during work loses nothing: calls wait until the user has signed in again, and are then sent.
import { effect, type ReadonlySignal, signal } from '@preact/signals-core';
import { AppError } from '#core/errors.ts';
import type { Http } from '#core/http.ts';
import type { StoredSession, Ports } from '#core/ports.ts';
import { type Region, regionName } from '#core/regions.ts';
import type { Send } from '#core/send.ts';
import type { User } from '#core/users/user.ts';
import { me } from './me-calls.ts';
import type { Credentials, SignedIn } from './schema.ts';
import * as invitation from './invitation.ts';
import * as signIn from './sign-in.ts';
import { createSessionState, type SessionState } from './state.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type SessionWorld = { http: Http; ports: Ports; regions: readonly Region[] };

export type Session = SessionState & {
  /** Whether the server responded to the last call; faces show a lost connection discreetly. */
  connection: ReadonlySignal<'ok' | 'lost'>;
  /** Sends a call as the signed-in user. Waits if the session has expired; rejects if it is given up. */
  send: Send;
  /** Signs in at one of `servers`, by default those of the session. Throws as core/session/sign-in.ts specifies. */
  signIn(
    credentials: Credentials,
    signal?: AbortSignal,
    servers?: readonly Region[],
  ): Promise<'signed-in' | signIn.PendingSignIn>;
  /** How many recovery codes are left, if this sign-in took one. */
  recoveryCodesLeft: ReadonlySignal<number | null>;
  /** Sets the password that a sign-in requires, which completes it, unless a second factor has to be set up. */
  choosePassword(pending: signIn.PasswordChange, password: string): Promise<'signed-in' | signIn.FactorSetup>;
  /** Goes on with what a region has started otherwise: after a second factor was set up, or by a passkey. */
  goOn(region: Region, started: SignedIn): 'signed-in' | signIn.PendingSignIn;
  /**
   * Resumes the stored session, or in a browser from its session cookie. False if there is no valid one. Throws
   * `unreachable` if its server does not respond: it stays stored then. With `lastKnown` as its user, the session
   * instead continues offline.
   */
  resume(signal?: AbortSignal, lastKnown?: User | null): Promise<boolean>;
  /** Whom an invitation is for. Throws as core/session/invitation.ts specifies. */
  findInvitation(token: string, signal?: AbortSignal): Promise<invitation.FoundInvitation>;
  /**
   * Sets the first password with an invitation, which signs in, unless a second factor has to be set up; `onAccepted` is
   * called just before the state changes.
   */
  acceptInvitation(
    found: invitation.FoundInvitation,
    password: string,
    onAccepted: () => void,
  ): Promise<'signed-in' | signIn.FactorSetup>;
  /** Signs the same user in again after the session expired. Throws like `signIn`, and `code-needed` without a code. */
  renew(password: string, code?: string): Promise<void>;
  /** Refetches the signed-in user, after a change of their account. */
  refresh(): Promise<void>;
  /** Signs out, locally in any case. */
  signOut(): Promise<void>;
  /**
   * Goes on as another account that is signed in on this machine. Throws `signed-out` if its session has ended: it is then
   * forgotten, and nothing else changes.
   */
  switchTo(other: StoredSession): Promise<void>;
  /** Resets to signed out; the session goes on, and stays stored. */
  leave(): void;
  /** Resets to signed out without a request: the same session was ended elsewhere on this device. */
  end(): void;
  /**
   * Requests a temporary password by e-mail from `servers`, like `signIn`. Returns the regions that did not respond.
   */
  requestPassword(username: string, servers?: readonly Region[]): Promise<Region[]>;
};

/** Creates a signed-out session. */
export function createSession(world: SessionWorld): Session {
  const { http, ports, regions } = world;
  const state = createSessionState();
  const connection = signal<'ok' | 'lost'>('ok');
  const recoveryCodesLeft = signal<number | null>(null);
  let stored: StoredSession | null = null;

  const begin = ({ region, session, user, recoveryCodesLeft: left }: signIn.StartedSession) => {
    stored = session;
    recoveryCodesLeft.value = left ?? null;
    state.begin({ region, token: session.token, user });
  };

  /** Begins a session that has started; what it still needs is returned. */
  function beginOr<Pending extends signIn.PendingSignIn>(started: signIn.StartedSession | Pending) {
    if (started.kind !== 'signed-in') return started;
    begin(started);
    return 'signed-in' as const;
  }

  const reset = () => {
    stored = null;
    state.reset();
  };

  const send: Send = async (call, input, options) => {
    for (;;) {
      const region = state.region.value;
      const token = state.token.value;
      if (region === null || token === null) throw new AppError('signed-out');
      try {
        const reply = await http.send({ server: region.server, token }, call, input, options);
        connection.value = 'ok';
        return reply;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.code !== 'cancelled') connection.value = error.code === 'unreachable' ? 'lost' : 'ok';
        if (error.status !== 401) throw error;
        if (state.token.value === token) state.expired.value = true;
        await otherToken(state, token, options?.signal);
      }
    }
  };

  return {
    ...state,
    connection,
    recoveryCodesLeft,
    send,
    async signIn(credentials, stop, servers = regions) {
      return beginOr(await signIn.signIn({ ...world, regions: servers }, credentials, stop));
    },
    async choosePassword(pending, password) {
      return beginOr(await signIn.changePassword(world, pending, password));
    },
    goOn: (region, started) => beginOr(signIn.entered(ports, region, started)),
    findInvitation: (token, stop) => invitation.findInvitation(world, token, stop),
    async acceptInvitation(found, password, onAccepted) {
      const started = await invitation.acceptFound(world, found, password);
      if (started.kind === 'signed-in') onAccepted();
      return beginOr(started);
    },
    async resume(stop, lastKnown = null) {
      const found = (await storedSession(world, stop, lastKnown)) ?? (await cookieSession(world, stop));
      if (found === null) return false;
      begin(found);
      if (found.isLost) connection.value = 'lost';
      return true;
    },
    renew: async (password, code) => begin(await renewed(world, state, { password, code })),
    async refresh() {
      const { token: _token, session: _session, ...user } = await send(me, {});
      state.user.value = user;
    },
    async signOut() {
      const ended = stored;
      reset();
      if (ended !== null) await signIn.signOut(world, ended);
    },
    async switchTo(other) {
      const region = regionOf(regions, other) ?? regionOfStored(other);
      try {
        const user = await userOf(http, { server: region.server, token: other.token });
        ports.sessions.keep(other);
        begin({ kind: 'signed-in', region, session: other, user });
      } catch (error) {
        if (error instanceof AppError && error.code === 'signed-out') ports.sessions.forget(other);
        throw error;
      }
    },
    leave: reset,
    end() {
      if (stored) ports.sessions.forget(stored);
      reset();
    },
    requestPassword: (username, servers = regions) =>
      signIn.requestPassword({ ...world, regions: servers }, username),
  };
}

/** Signs the same user in again. */
async function renewed(
  world: SessionWorld,
  state: SessionState,
  { password, code }: { password: string; code: string | undefined },
): Promise<signIn.StartedSession> {
  const user = state.user.value;
  const region = state.region.value;
  if (user === null || region === null) throw new AppError('signed-out');
  const credentials = { username: user.userName, password, ...(code !== undefined && { code }) };
  const started = await signIn.signIn({ ...world, regions: [region] }, credentials);
  if (started.kind === 'needs-code') throw new AppError('code-needed');
  if (started.kind === 'must-change-password')
    throw new AppError('conflict', wording(m.youMustChooseNewPassword));
  if (started.kind === 'must-set-up-factor') throw new AppError('conflict', wording(m.youMustSetUpFactor));
  return started;
}

/** `isLost`: the server did not answer. */
type FoundSession = signIn.StartedSession & { isLost?: true };

/** The session that is stored, with its user, or the one last known while the server does not answer. */
async function storedSession(
  { http, ports, regions }: SessionWorld,
  stop: AbortSignal | undefined,
  lastKnown: User | null,
): Promise<FoundSession | null> {
  const current = ports.sessions.current();
  const region = regionOf(regions, current);
  if (current === null || region === undefined) return null;
  const started = { kind: 'signed-in', region, session: current } as const;
  try {
    const limited = lastKnown === null ? stop : within(patience, stop);
    const user = await userOf(http, { server: region.server, token: current.token }, limited);
    return { ...started, user };
  } catch (error) {
    if (isWithoutAnswer(error, stop) && lastKnown?.id === current.userId)
      return { ...started, user: lastKnown, isLost: true };
    if (!(error instanceof AppError) || error.code !== 'signed-out') throw error;
    ports.sessions.forget(current);
    return null;
  }
}

async function userOf(
  http: SessionWorld['http'],
  target: { server: string; token: string },
  stop?: AbortSignal,
): Promise<User> {
  const { token: _token, session: _session, ...user } = await http.send(target, me, {}, { signal: stop });
  return user;
}

/** The session of a browser's cookie. */
async function cookieSession(
  world: SessionWorld,
  stop: AbortSignal | undefined,
): Promise<FoundSession | null> {
  const withCookie = world.regions.filter(({ server }) => server === world.ports.cookieServer);
  if (withCookie.length === 0) return null;
  try {
    return await signIn.signInWithToken({ ...world, regions: withCookie }, undefined, stop);
  } catch (error) {
    if (error instanceof AppError && (error.code === 'signed-out' || error.code === 'unreachable'))
      return null;
    throw error;
  }
}

/** The region of a stored session, by the id from its server at sign-in; its position in a list is only a guess. */
function regionOf(regions: readonly Region[], stored: StoredSession | null): Region | undefined {
  const found = regions.find(
    ({ id, server, isGuess }) => server === stored?.server && (isGuess || id === stored.region),
  );
  return found?.isGuess && stored !== null ? regionOfStored(stored) : found;
}

function regionOfStored({ region, server }: StoredSession): Region {
  return { id: region, name: regionName(region), server };
}

/** Milliseconds without a response after which the user may continue offline. */
const patience = 5_000;

function within(milliseconds: number, stop?: AbortSignal): AbortSignal {
  const end = AbortSignal.timeout(milliseconds);
  return stop === undefined ? end : AbortSignal.any([stop, end]);
}

/** The server cannot be reached, or timed out. */
function isWithoutAnswer(error: unknown, stop?: AbortSignal): boolean {
  if (!(error instanceof AppError)) return false;
  return error.code === 'unreachable' || (error.code === 'cancelled' && stop?.aborted !== true);
}

/** Resolves when there is another token, rejects when the session is given up. */
function otherToken(state: SessionState, token: string, stopped?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let stop = () => {};
    const end = (settle: () => void) => {
      stopped?.removeEventListener('abort', abort);
      // The effect runs once before its dispose function is returned.
      queueMicrotask(() => stop());
      settle();
    };
    const abort = () => end(() => reject(new AppError('cancelled')));
    stopped?.addEventListener('abort', abort);
    stop = effect(() => {
      const now = state.token.value;
      if (now === null) end(() => reject(new AppError('signed-out')));
      else if (now !== token) end(resolve);
    });
  });
}
