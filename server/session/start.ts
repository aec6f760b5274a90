// What a sign-in that has succeeded begins: a session, or what it needs before: a new password, or a second factor.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '#core/actor.ts';
import type { Tx } from '#server/db/transaction.ts';
import { readDemand } from '#server/factors/store.ts';
import { setSessionCookie } from './cookie.ts';
import { type Owner, startRenewedSession, startSession } from './store.ts';

const minute = 60_000;
const passwordChangeLifetime = 60 * minute;
const factorSetupLifetime = 30 * minute;

export type Started = {
  token: string;
  expiresAt: number;
  maxExpiresAt?: number;
  mustChangePassword: boolean;
  mustSetUpFactor?: true;
};

/** Starts it. A browser gets the cookie of a full session alone, so that it never takes another one for it. */
export async function startSignedIn(
  tx: Tx,
  account: Owner & { role: Role },
  at: { now: number; request: FastifyRequest; reply: FastifyReply; mustChangePassword?: boolean },
): Promise<Started> {
  const { now, request, reply, mustChangePassword = false } = at;
  const { role } = account;
  const userAgent = request.headers['user-agent'];
  if (mustChangePassword) {
    const change = { kind: 'password-change', now, lifetime: passwordChangeLifetime, userAgent } as const;
    return { ...(await startSession(tx, account, change)), mustChangePassword };
  }
  const { hasFactor, isRequired } = await readDemand(tx, account, role);
  if (isRequired && !hasFactor) {
    const setup = { kind: 'factor-setup', now, lifetime: factorSetupLifetime, userAgent } as const;
    return { ...(await startSession(tx, account, setup)), mustChangePassword, mustSetUpFactor: true };
  }
  const session = await startRenewedSession(tx, account, { role, now, userAgent });
  tx.afterCommit(() => setSessionCookie(request, reply, session));
  return { ...session, mustChangePassword };
}
