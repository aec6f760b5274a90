// Signing in and out. Which region an account is in is found out by asking all of them; the one that accepts is
// kept with the session (spec 1, sections 4 and 5).
import { AppError } from '#core/errors.ts';
import type { Http } from '#core/http.ts';
import type { StoredSession, Ports } from '#core/ports.ts';
import { namedByServer, type Region } from '#core/regions.ts';
import { changeUser } from '#core/users/calls.ts';
import type { User } from '#core/users/schema.ts';
import { type Answer, askRegions, isSilent, noAnswer } from './ask-regions.ts';
import { authenticate, logout, me, resetPassword } from './calls.ts';
import type { Credentials } from './schema.ts';

export type SignInWorld = {
  http: Http;
  ports: Pick<Ports, 'sessions' | 'sleep' | 'now'>;
  /** Those to ask, the likeliest first; the first that accepts is taken. */
  regions: readonly Region[];
};

export type StartedSession = { kind: 'signed-in'; region: Region; session: StoredSession; user: User };
/** The token is good for changing the password and for nothing else; it is not kept. */
export type PasswordChange = { kind: 'must-change-password'; region: Region; token: string; user: User };

/**
 * Signs in where the credentials are known, and keeps the session. The first region is asked first: a try counts as a
 * failed one in every region that does not know the account, and too many of those lock an account or an address out.
 * Throws `sign-in-failed` ('Invalid credentials') if no region accepts them, `too-many-tries`, or `unreachable` with
 * the names of the regions that did not answer when none of the others accepts.
 */
export async function signIn(
  world: SignInWorld,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<StartedSession | PasswordChange> {
  const { http, ports, regions } = world;
  const answers = await askRegions(
    ports,
    regions,
    ({ server }, stop) => http.send({ server }, authenticate, { body: credentials }, { signal: stop }),
    { signal, inTurn: true },
  );
  const [chosen, ...others] = answers.filter((answer) => answer.yes);
  if (chosen === undefined) throw refusal(answers, new AppError('sign-in-failed'));
  // The same credentials may be good in two regions: no session is left open in the other.
  await Promise.allSettled(
    others.map(({ region, value }) => http.send({ server: region.server, token: value.token }, logout, {})),
  );
  const { token, expiresAt, maxExpiresAt, mustChangePassword, user } = chosen.value;
  const region = await namedByServer(http, chosen.region);
  if (mustChangePassword) return { kind: 'must-change-password', region, token, user };
  return keepSession(ports, region, { token, expiresAt, maxExpiresAt, createdAt: ports.now(), user });
}

/**
 * Signs in with a token, or in a browser with the session cookie where there is none, and keeps the session.
 * Throws `signed-out` if no region knows it.
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
    throw refusal(answers, new AppError('signed-out', 'Unable to auto-login - credentials not recognized'));
  }
  const { token: _token, session, serverVersion: _serverVersion, ...user } = chosen.value;
  const { expiresAt = unknownEnd, createdAt, maxExpiresAt, name: tokenName } = session ?? {};
  const region = await namedByServer(http, chosen.region);
  return keepSession(ports, region, { token: good, expiresAt, createdAt, maxExpiresAt, tokenName, user });
}

/** Where the server does not say when a presented token ends it is taken as good until it is refused. */
const unknownEnd = Number.MAX_SAFE_INTEGER;

/** Sets the password that a sign-in asked for, which completes it. */
export async function changePassword(
  world: Pick<SignInWorld, 'http' | 'ports'>,
  pending: PasswordChange,
  password: string,
): Promise<StartedSession> {
  const target = { server: pending.region.server, token: pending.token };
  const input = { params: { id: pending.user.id }, body: { password } };
  const changed = await world.http.send(target, changeUser, input);
  if (!('token' in changed)) {
    throw new AppError('not-a-formdeck-server', `${pending.region.server} did not answer with a session.`);
  }
  return keepSession(world.ports, pending.region, { ...changed, createdAt: world.ports.now() });
}

/**
 * Ends a session, here in any case. False where the server could not be told, so that the token stays good
 * there until it ends by itself.
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
 * Asks all regions for a temporary password, which goes out by e-mail from the one that knows the user. Gives
 * the regions that did not answer; throws when none did, or when one refuses.
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
  if (silent.length === answers.length) throw noAnswer(silent, '');
  return silent;
}

/** Why nobody accepted: what a region says against the try itself comes first, then who did not answer. */
export function refusal(
  answers: readonly Answer<unknown>[],
  unknown: AppError,
  /** The statuses by which a region says no. */
  plain: readonly number[] = [401],
): AppError {
  const failed = answers.filter((answer) => !answer.yes);
  const silent = failed.filter(({ error }) => isSilent(error));
  const said = failed.filter(({ error }) => !isSilent(error) && !plain.includes(error.status));
  const first = said.find(({ error }) => error.code === 'too-many-tries') ?? said[0];
  if (first !== undefined) return first.error;
  if (silent.length === 0) return unknown;
  const rest = silent.length < answers.length ? ', and no other region accepts these credentials' : '';
  return noAnswer(
    silent.map(({ region }) => region),
    rest,
  );
}

/** Keeps a session that a region has begun. */
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
