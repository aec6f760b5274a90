// A request's credential: a session or access token, its expiry, and recording its use.
import type { CurrentSession } from '#core/session/me-calls.ts';
import { type CompanyLimits, limitsOf, renewalStep, sessionEnd } from '#core/session/limits.ts';
import type { Role } from '#core/actor.ts';
import type { Scope } from '#core/scopes.ts';
import { query } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { hashToken, type SessionKind } from './token.ts';

export type Credential = {
  kind: SessionKind | 'token';
  createdAt: number;
  /** When it expires, including this use. */
  expiresAt: number;
  /** When a session expires even if it is used; equal to the above if it is not renewed. */
  maxExpiresAt: number;
  token: { id: string; name: string; scopes: readonly Scope[] } | null;
  /** Whether this use is to be recorded. */
  isUseNews: boolean;
};

export type SessionFacts = {
  kind: SessionKind;
  createdAt: number;
  usedAt: number;
  expiresAt: number;
  sessionLimits: CompanyLimits;
  role: Role;
};

/** Maximum clock difference between servers, in milliseconds. */
const clockSlack = 60_000;

/** A session being used, or null if it has expired. `renews` is false for requests that a program makes on its own. */
export function sessionCredential(session: SessionFacts, now: number, renews: boolean): Credential | null {
  // The clock was set back since: a link for one minute would otherwise be valid for as long as that.
  if (session.kind === 'download' && session.createdAt > now + clockSlack) return null;
  const { kind, createdAt, usedAt } = session;
  const fixed = {
    kind,
    createdAt,
    expiresAt: session.expiresAt,
    maxExpiresAt: session.expiresAt,
    token: null,
  };
  if (kind !== 'session') return session.expiresAt <= now ? null : { ...fixed, isUseNews: false };
  const limits = limitsOf(session.sessionLimits, session.role);
  const before = sessionEnd({ createdAt, usedAt }, limits);
  const expiresAt = Math.min(session.expiresAt, before.expiresAt);
  if (expiresAt <= now) return null;
  const isUseNews = renews && now - usedAt >= renewalStep(limits);
  const after = isUseNews ? sessionEnd({ createdAt, usedAt: now }, limits) : { ...before, expiresAt };
  return { ...fixed, ...after, isUseNews };
}

export type TokenFacts = {
  tokenId: string;
  tokenName: string;
  scopes: Scope[];
  createdAt: number;
  expiresAt: number;
  lastUsedAt: number | null;
};

/** An access token being used, or null if it has expired. */
export function tokenCredential(token: TokenFacts, now: number): Credential | null {
  if (token.expiresAt <= now) return null;
  return {
    kind: 'token',
    createdAt: token.createdAt,
    expiresAt: token.expiresAt,
    maxExpiresAt: token.expiresAt,
    token: { id: token.tokenId, name: token.tokenName, scopes: token.scopes },
    isUseNews: token.lastUsedAt === null || now - token.lastUsedAt >= tokenStep,
  };
}

/** Precision of a token's last use, in milliseconds. */
const tokenStep = 60_000;

/** The credential as the wire shows it to its owner. */
export function presentCredential(credential: Credential): CurrentSession {
  const { createdAt, expiresAt, maxExpiresAt, token } = credential;
  const ends = { createdAt, expiresAt, maxExpiresAt };
  if (token === null) return { kind: 'session', ...ends };
  return { kind: 'token', ...ends, name: token.name, scopes: [...token.scopes] };
}

/**
 * Records occasionally that a credential was used, in a separate transaction after the request's, so that concurrent
 * requests do not wait for each other. A failure is logged, and the next use tries again.
 */
export function noteUse(
  services: Services,
  presented: { token: string; companyId: string },
  credential: Credential,
): void {
  if (!credential.isUseNews) return;
  const now = services.now();
  const hash = hashToken(presented.token);
  const used =
    credential.kind === 'token'
      ? query
          .updateTable('access_tokens')
          .set({ last_used_at: now })
          .where('company_id', '=', presented.companyId)
          .where('token_hash', '=', hash)
      : query
          .updateTable('sessions')
          .set({ used_at: now, expires_at: credential.expiresAt })
          .where('company_id', '=', presented.companyId)
          .where('token_hash', '=', hash)
          .where('used_at', '<', now);
  const { statementLimit, connectionLimit } = services.settings;
  services.database
    .transaction(presented.companyId, (tx) => tx.run(used), { statementLimit, connectionLimit })
    .catch((error: unknown) => services.log.warn({ err: error }, 'the use of a session was not noted'));
}
