// Who is signed in: what nearly every command begins with, so that it loads nothing else of signing in.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { scopes } from '#core/scopes.ts';
import { user } from '#core/users/user.ts';

/** The caller's credential and its lifetime. */
export const currentSession = z.object({
  kind: z.enum(['session', 'token']),
  createdAt: z.number(),
  /** When it expires unless it is used: use extends a session, but not an access token. */
  expiresAt: z.number(),
  /** When it expires even if it is used. */
  maxExpiresAt: z.number(),
  /** For an access token. */
  name: z.optional(z.string()),
  scopes: z.optional(z.array(z.enum(scopes))),
});
export type CurrentSession = z.infer<typeof currentSession>;

export const me = call({
  id: 'session.me',
  method: 'GET',
  path: '/user',
  summary:
    "Get the signed-in user, how long the session or token lasts, and the server's version; with a cookie, the reply contains the token too",
  who: 'signed-in',
  scope: 'any',
  reply: z.extend(user, {
    token: z.optional(z.string()),
    session: z.optional(currentSession),
    serverVersion: z.optional(z.string()),
  }),
  alsoBy: ['cookie'],
  beforePasswordChange: true,
  beforeFactor: true,
});
