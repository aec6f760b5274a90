// Signing in and out. An account's region is found by asking all of them; the one that accepts is stored with the
// session (spec 1, sections 4 and 5).
import { AppError } from '#core/errors.ts';
import type { Http } from '#core/http.ts';
import type { StoredSession, Ports } from '#core/ports.ts';
import { namedByServer, type Region } from '#core/regions.ts';
import type { PasskeyOptions } from '#core/factors/passkey-schema.ts';
import { neededFactor } from '#core/factors/schema.ts';
import { changeUser } from '#core/users/calls.ts';
import type { User } from '#core/users/user.ts';
import { type Answer, askRegions, isSilent, noAnswer } from './ask-regions.ts';
import { authenticate, logout, resetPassword } from './calls.ts';
import { me } from './me-calls.ts';
import type { Credentials, SignedIn } from './schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type SignInWorld = {
  http: Http;
  ports: Pick<Ports, 'sessions' | 'sleep' | 'now'>;
  /** The regions to ask, the likeliest first; the first that accepts is used. */
  regions: readonly Region[];
};

export type StartedSession = {
  kind: 'signed-in';
  region: Region;
  session: StoredSession;
  user: User;
  /** After a sign-in with a recovery code. */
  recoveryCodesLeft?: number | undefined;
};
/** The token is only valid for changing the password; it is not stored. */
export type PasswordChange = { kind: 'must-change-password'; region: Region; token: string; user: User };
/** The token is only valid for setting up a second factor; it is not stored. */
export type FactorSetup = { kind: 'must-set-up-factor'; region: Region; token: string; user: User };
/** The password is right: the same credentials are sent again, with a code, to this region alone. */
export type NeededCode = {
  kind: 'needs-code';
  region: Region;
  credentials: Credentials;
  /** What a passkey is to sign instead, where there is one. */
  passkey?: PasskeyOptions | undefined;
};
/** What a sign-in still needs. */
export type PendingSignIn = PasswordChange | FactorSetup | NeededCode;

/**
 * Signs in and stores the session. The first region is asked first: an attempt counts as failed in every region that
 * does not know the account, and too many of those lock an account or an address. Throws `sign-in-failed` ('Invalid
 * credentials') if no region accepts, `code-needed` for a wrong code, `too-many-tries`, or `unreachable` with the names of
 * the regions that did not respond if none of the others accepts.
 */
export async function signIn(
  world: SignInWorld,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<StartedSession | PendingSignIn> {
  const { http, ports, regions } = world;
  const answers = await askRegions(
    ports,
    regions,
    ({ server }, stop) => http.send({ server }, authenticate, { body: credentials }, { signal: stop }),
    { signal, inTurn: true },
  );
  const [chosen, ...others] = answers.filter((answer) => answer.yes);
  if (chosen === undefined) {
    const demand = answers.find((answer) => !answer.yes && answer.error.code === 'code-needed');
    if (demand === undefined || demand.yes) throw refusal(answers, new AppError('sign-in-failed'));
    if (credentials.code !== undefined || credentials.passkey !== undefined) throw demand.error;
    const { data } = neededFactor.safeParse(demand.error.details.fields);
    return { kind: 'needs-code', region: demand.region, credentials, passkey: data?.passkey };
  }
  // The same credentials may be valid in two regions: end the session in the other.
  await Promise.allSettled(
    others.map(({ region, value }) => http.send({ server: region.server, token: value.token }, logout, {})),
  );
  const { recoveryCodesLeft } = chosen.value;
  const started = entered(ports, await namedByServer(http, chosen.region), chosen.value);
  return started.kind === 'signed-in' ? { ...started, recoveryCodesLeft } : started;
}

/** The same for what may need a new password, too. */
export function entered(
  ports: SignInWorld['ports'],
  region: Region,
  started: SignedIn,
): StartedSession | PasswordChange | FactorSetup {
  const { token, user, mustChangePassword } = started;
  return mustChangePassword
    ? { kind: 'must-change-password', region, token, user }
    : enter(ports, region, started);
}

/** Stores what a region has started, unless a second factor has to be set up first. */
export function enter(
  ports: SignInWorld['ports'],
  region: Region,
  started: SignedIn,
): StartedSession | FactorSetup {
  const { token, user } = started;
  if (started.mustSetUpFactor === true) return { kind: 'must-set-up-factor', region, token, user };
  return keepSession(ports, region, { ...started, createdAt: ports.now() });
}

/**
 * Signs in with a token, or without one with the browser's session cookie, and stores the session. Throws `signed-out`
 * if no region knows it.
 */
export async function signInWithToken(
  world: SignInWorld,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<StartedSession> {
  const { http, ports, regions } = world;
  const answers = await askRegions(
    ports,
    regions,
    ({ server }, stop) => http.send({ server, token }, me, {}, { signal: stop }),
    { signal },
  );
  const chosen = answers.find((answer) => answer.yes);
  const good = chosen?.value.token ?? token;
  if (chosen === undefined || good === undefined) {
    throw refusal(answers, new AppError('signed-out', wording(m.unableToAutoLoginCredentials)));
  }
  const { token: _token, session, serverVersion: _serverVersion, ...user } = chosen.value;
  const { expiresAt = unknownEnd, createdAt, maxExpiresAt, name: tokenName } = session ?? {};
  const region = await namedByServer(http, chosen.region);
  return keepSession(ports, region, { token: good, expiresAt, createdAt, maxExpiresAt, tokenName, user });
}

/** If the server does not say when a presented token expires, it counts as valid until it is rejected. */
const unknownEnd = Number.MAX_SAFE_INTEGER;

/** Sets the password that a sign-in requires, which completes it. */
export async function changePassword(
  world: Pick<SignInWorld, 'http' | 'ports'>,
  pending: PasswordChange,
  password: string,
): Promise<StartedSession | FactorSetup> {
  const target = { server: pending.region.server, token: pending.token };
  const input = { params: { id: pending.user.id }, body: { password } };
  const changed = await world.http.send(target, changeUser, input);
  if (!('token' in changed)) {
    throw new AppError(
      'not-a-formdeck-server',
      wording(m.didNotReturnSession, { server: pending.region.server }),
    );
  }
  return enter(world.ports, pending.region, changed);
}

/**
 * Ends a session, locally in any case. False if the server could not be reached, so that the token stays valid there
 * until it expires.
 */
export async function signOut(
  world: Pick<SignInWorld, 'http' | 'ports'>,
  session: StoredSession,
): Promise<boolean> {
  world.ports.sessions.forget(session);
  try {
    await world.http.send(session, logout, {});
    return true;
  } catch (error) {
    if (error instanceof AppError) return error.code === 'signed-out';
    throw error;
  }
}

/**
 * Requests a temporary password from all regions; the one that knows the user sends an e-mail. Returns the regions that
 * did not respond; throws if none did, or if one rejects.
 */
export async function requestPassword(
  world: SignInWorld,
  username: string,
  signal?: AbortSignal,
): Promise<Region[]> {
  const { http, ports, regions } = world;
  const answers = await askRegions(
    ports,
    regions,
    ({ server }, stop) => http.send({ server }, resetPassword, { body: { username } }, { signal: stop }),
    { signal },
  );
  const failed = answers.filter((answer) => !answer.yes);
  const refused = failed.find(({ error }) => !isSilent(error));
  if (refused !== undefined) throw refused.error;
  const silent = failed.map(({ region }) => region);
  if (silent.length === answers.length) throw noAnswer(silent);
  return silent;
}

/** Why no region accepted: a region's specific error takes precedence over missing responses. */
export function refusal(
  answers: readonly Answer<unknown>[],
  unknown: AppError,
  /** The statuses that mean a plain refusal. */
  plain: readonly number[] = [401],
): AppError {
  const failed = answers.filter((answer) => !answer.yes);
  const silent = failed.filter(({ error }) => isSilent(error));
  const said = failed.filter(({ error }) => !isSilent(error) && !plain.includes(error.status));
  const first = said.find(({ error }) => error.code === 'too-many-tries') ?? said[0];
  if (first !== undefined) return first.error;
  if (silent.length === 0) return unknown;
  const regions = silent.map(({ region }) => region);
  return noAnswer(regions, silent.length < answers.length);
}

/** Stores a session started by a region. */
export function keepSession(
  ports: SignInWorld['ports'],
  region: Region,
  started: Pick<StoredSession, 'token' | 'expiresAt' | 'createdAt' | 'maxExpiresAt' | 'tokenName'> & {
    user: User;
  },
): StartedSession {
  const { token, expiresAt, createdAt, maxExpiresAt, tokenName, user } = started;
  const session: StoredSession = {
    region: region.id,
    server: region.server,
    userId: user.id,
    userName: user.userName,
    token,
    expiresAt,
    ...(createdAt !== undefined && { createdAt }),
    ...(maxExpiresAt !== undefined && { maxExpiresAt }),
    ...(tokenName !== undefined && { tokenName }),
  };
  ports.sessions.keep(session);
  return { kind: 'signed-in', region, session, user };
}
