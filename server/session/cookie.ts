// The session cookie of browsers (contract, "Sign-in"): it is only accepted by GET /user and POST /logout, so that no
// other site can make a browser change anything.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '#server/http/actor.ts';

/** Sets the cookie for the session's maximum lifetime: the server tracks the actual expiry. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  session: { token: string; expiresAt: number; maxExpiresAt?: number },
): void {
  reply.setCookie(sessionCookie, session.token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    expires: new Date(session.maxExpiresAt ?? session.expiresAt),
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' });
}
