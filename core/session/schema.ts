// Signing in: credentials and the reply.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/primitives.ts';
import { assertion } from '#core/factors/passkey-schema.ts';
import { code } from '#core/factors/schema.ts';
import { user } from '#core/users/user.ts';
import { t } from '#core/messages/text.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const credentials = z.object({
  username: z
    .string(t(m.usernameIsRequired))
    .check(z.trim(), z.minLength(1, refusal(m.usernameIsRequired)), z.maxLength(200)),
  password: z
    .string(t(m.passwordIsRequired))
    .check(z.minLength(1, refusal(m.passwordIsRequired)), z.maxLength(500)),
  /** Of the second factor, where the account has one: of the authenticator app, or a recovery code. */
  code: z.optional(code),
  /** The signature of a passkey, instead of a code. */
  passkey: z.optional(assertion),
});
export type Credentials = z.infer<typeof credentials>;

export const signedIn = z.object({
  token: z.string(),
  /** When the session expires unless it is used, in epoch milliseconds. */
  expiresAt: z.number(),
  /** When it expires even if it is used. */
  maxExpiresAt: z.optional(z.number()),
  mustChangePassword: z.boolean(),
  /** The company demands a second factor: the token is good for setting one up, and for nothing else. */
  mustSetUpFactor: z.optional(z.boolean()),
  /** After a sign-in with a recovery code. */
  recoveryCodesLeft: z.optional(z.number()),
  user,
});
export type SignedIn = z.infer<typeof signedIn>;

/** One of the user's own sessions in a list: never with its token. */
export const ownSession = z.object({
  id,
  /** The session of this request. */
  current: z.boolean(),
  /** The program that signed in, for example 'Firefox on Linux'. */
  device: z.string(),
  kind: z.enum(['browser', 'command line', 'other']),
  createdAt: timestamp,
  /** Accurate to an hour. */
  lastUsedAt: timestamp,
  /** When it expires unless it is used. */
  expiresAt: timestamp,
  /** When it expires even if it is used. */
  maxExpiresAt: timestamp,
});
export type OwnSession = z.infer<typeof ownSession>;

/** The token in an invitation's link. */
export const invitationToken = z.string().check(z.minLength(1), z.maxLength(200));

/** Whom an invitation is for. */
export const invited = z.object({
  userName: z.string(),
  company: z.string(),
  invitedBy: z.string(),
  /** As they are shown, if they have a full name. */
  inviterName: z.optional(z.string()),
  /** The least length of the password, where the company asks for more than the product. */
  passwordLength: z.optional(z.number()),
  expiresAt: z.number(),
});
export type Invited = z.infer<typeof invited>;

export const accessToken = z.object({ accessToken: z.string(), expiresAt: z.number() });

export const timeZone = z.object({ id: z.string(), name: z.string() });
