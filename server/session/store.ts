// Queries of signing in: names, password hashes, sessions.
import type { Actor, Role } from '#core/actor.ts';
import { sql } from 'kysely';
import { query, type Tx } from '#server/db/transaction.ts';
import { limitsOf, sessionEnd, type SessionLimits } from '#core/session/limits.ts';
import { hashToken, newToken, type SessionKind } from '#server/http/token.ts';
import { voidInvitation } from './invitations-store.ts';
import { noPassword } from './passwords.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** A username normalized for comparison: unique in the region, ignoring case (contract, "Users"). */
export function signInName(userName: string): string {
  return userName.trim().normalize('NFC').toLowerCase();
}

/** The owner of a session or password. */
export type Owner = Pick<Actor, 'companyId' | 'userId'>;

/** The user with a sign-in name, in any company. */
export async function findOwner(tx: Tx, userName: string): Promise<Owner | undefined> {
  return tx.first(
    query
      .selectFrom('sign_in_names')
      .select(['company_id as companyId', 'user_id as userId'])
      .where('name', '=', signInName(userName)),
  );
}

export type Account = Owner & {
  userName: string;
  email: string;
  role: Role;
  passwordHash: string;
  mustChangePassword: boolean;
  /** Of the last requested or used temporary password; null since the password was changed. */
  temporaryHash: string | null;
  /** Until when a temporary one works; null if it was used. */
  temporaryExpiresAt: number | null;
};

export async function findAccount(tx: Tx, owner: Owner): Promise<Account | undefined> {
  return tx.first(
    query
      .selectFrom('users')
      .select([
        'company_id as companyId',
        'id as userId',
        'user_name as userName',
        'email',
        'role',
        'password_hash as passwordHash',
        'must_change_password as mustChangePassword',
        'temporary_hash as temporaryHash',
        'temporary_expires_at as temporaryExpiresAt',
      ])
      .where('company_id', '=', owner.companyId)
      .where('id', '=', owner.userId),
  );
}

/**
 * Records a sign-in with an account's password. False if the password was changed or the user deactivated since it was
 * read: those end all sessions, so none may start afterwards.
 */
export async function noteSignIn(tx: Tx, account: Account, now: number): Promise<boolean> {
  const noted = query
    .updateTable('users')
    .set({ last_sign_in: now })
    .where('password_hash', '=', account.passwordHash)
    .where('role', '!=', 'DEACTIVATED');
  return (await tx.run(ofUser(noted, account))) > 0;
}

/** Records the sign-in of a user who has just chosen their first password. */
export async function noteFirstSignIn(tx: Tx, owner: Owner, now: number): Promise<void> {
  await tx.run(ofUser(query.updateTable('users').set({ last_sign_in: now }), owner));
}

/** Stores a temporary password beside the old one, which still works. */
export async function setTemporaryPassword(
  tx: Tx,
  owner: Owner,
  temporary: { hash: string; expiresAt: number },
): Promise<void> {
  const values = { temporary_hash: temporary.hash, temporary_expires_at: temporary.expiresAt };
  await tx.run(ofUser(query.updateTable('users').set(values), owner));
}

/**
 * Signs in with a temporary password, which invalidates the old one too. False if it does not match. Its hash stays,
 * without an expiry, so that it cannot be chosen again.
 */
export async function takeTemporaryPassword(
  tx: Tx,
  owner: Owner,
  hash: string,
  now: number,
): Promise<boolean> {
  const taken = query
    .updateTable('users')
    .set({
      // What was valid stays, behind the mark: it cannot be chosen again.
      password_hash: sql<string>`${noPassword} || ltrim(password_hash, ${noPassword})`,
      must_change_password: true,
      temporary_expires_at: null,
      last_sign_in: now,
    })
    .where('role', '!=', 'DEACTIVATED')
    .where('temporary_hash', '=', hash)
    .where('temporary_expires_at', '>', now);
  return (await tx.run(ofUser(taken, owner))) > 0;
}

/** Sets a password; temporary passwords and invitations become void. */
export async function setPassword(
  tx: Tx,
  owner: Owner,
  passwordHash: string,
  mustChange: boolean,
): Promise<void> {
  const values = {
    password_hash: passwordHash,
    must_change_password: mustChange,
    temporary_hash: null,
    temporary_expires_at: null,
  };
  await tx.run(ofUser(query.updateTable('users').set(values), owner));
  await voidInvitation(tx, owner);
}

/** Throws `forbidden` where a company's people sign in by single sign-on alone. */
export async function requirePasswords(tx: Tx, companyId: string): Promise<void> {
  if (await isOnlySignOn(tx, companyId))
    throw new AppError('forbidden', wording(m.onlySignOn), { hint: wording(m.useSignOn) });
}

/** Sets whether a company's people sign in by single sign-on alone. */
export async function setOnlySignOn(tx: Tx, companyId: string, isOnly: boolean): Promise<void> {
  await tx.run(query.updateTable('companies').set({ only_sign_on: isOnly }).where('id', '=', companyId));
}

/** Whether a company's people sign in by single sign-on alone. */
export async function isOnlySignOn(tx: Tx, companyId: string): Promise<boolean> {
  const company = query.selectFrom('companies').select('only_sign_on as isOnly').where('id', '=', companyId);
  return (await tx.first(company))?.isOnly ?? false;
}

/** The session limits of a role in a company. */
async function readLimits(tx: Tx, companyId: string, role: Role): Promise<SessionLimits> {
  const company = await tx.first(
    query.selectFrom('companies').select('session_limits as limits').where('id', '=', companyId),
  );
  return limitsOf(company?.limits ?? {}, role);
}

/** Starts a full session, which use extends. */
export async function startRenewedSession(
  tx: Tx,
  owner: Owner,
  { role, now, userAgent }: { role: Role; now: number; userAgent: string | undefined },
): Promise<{ token: string; expiresAt: number; maxExpiresAt: number }> {
  const limits = await readLimits(tx, owner.companyId, role);
  const { expiresAt, maxExpiresAt } = sessionEnd({ createdAt: now, usedAt: now }, limits);
  const lifetime = expiresAt - now;
  const session = await startSession(tx, owner, { kind: 'session', now, lifetime, userAgent });
  return { ...session, maxExpiresAt };
}

/** Maximum stored length of a user agent. */
const longestUserAgent = 400;

/** Starts a session, and deletes the user's expired ones. */
export async function startSession(
  tx: Tx,
  owner: Owner,
  session: { kind: SessionKind; now: number; lifetime: number; userAgent?: string | undefined },
): Promise<{ token: string; expiresAt: number }> {
  const { kind, now, lifetime, userAgent } = session;
  await tx.run(sessionsOf(owner).where('expires_at', '<=', now));
  const token = newToken(owner.companyId);
  const expiresAt = now + lifetime;
  await tx.run(
    query.insertInto('sessions').values({
      company_id: owner.companyId,
      token_hash: hashToken(token),
      user_id: owner.userId,
      kind,
      user_agent: userAgent === undefined ? null : userAgent.slice(0, longestUserAgent),
      created_at: now,
      used_at: now,
      expires_at: expiresAt,
    }),
  );
  return { token, expiresAt };
}

/** Ends a session and the user's download tokens, so that an address in a browser's history stops working. */
export async function endSession(tx: Tx, owner: Owner, token: string): Promise<void> {
  await tx.run(
    sessionsOf(owner).where(({ or, eb }) =>
      or([eb('token_hash', '=', hashToken(token)), eb('kind', '=', 'download')]),
    ),
  );
}

/** Ends all sessions of a user, except the one with the given token. */
export async function endSessions(tx: Tx, owner: Owner, ownToken?: string): Promise<void> {
  const all = sessionsOf(owner);
  await tx.run(ownToken === undefined ? all : all.where('token_hash', '!=', hashToken(ownToken)));
}

function sessionsOf(owner: Owner) {
  return query
    .deleteFrom('sessions')
    .where('company_id', '=', owner.companyId)
    .where('user_id', '=', owner.userId);
}

function ofUser<Q extends { where(column: 'company_id' | 'id', is: '=', value: string): Q }>(
  change: Q,
  owner: Owner,
): Q {
  return change.where('company_id', '=', owner.companyId).where('id', '=', owner.userId);
}
