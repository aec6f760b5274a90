// Second factors: what is read of them, and how the code of a sign-in is given.
import * as z from 'zod/mini';
import { timestamp } from '#core/primitives.ts';
import { passkey, passkeyOptions } from './passkey-schema.ts';

/** How many recovery codes there are at a time. @public docs/limits.md names it. */
export const recoveryCodeCount = 10;
/** How old a session may be to change factors without the password, in milliseconds. @public docs/limits.md names it. */
export const freshSession = 10 * 60_000;

/** Of an authenticator app, or one of the recovery codes. */
export const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(50));

/** Of whoever changes factors: the password, unless the session is new. */
export const proof = z.object({ currentPassword: z.optional(z.string().check(z.maxLength(500))) });

export const ownFactors = z.object({
  /** Null: there is no authenticator app. */
  app: z.nullable(z.object({ createdAt: timestamp })),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number(),
  /** Whether the company demands a factor of this role. */
  isRequired: z.boolean(),
  /** Whether a change needs the password: the session is not new enough. */
  needsPassword: z.boolean(),
});
export type OwnFactors = z.infer<typeof ownFactors>;

export const startedApp = z.object({
  /** In base32, for typing. */
  secret: z.string(),
  /** The `otpauth:` address that a QR code holds. */
  address: z.string(),
});
export type StartedApp = z.infer<typeof startedApp>;

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** What can be given at a sign-in that needs a code: in the error `code-needed`. */
export const neededFactor = z.object({
  factors: z.array(z.enum(['app', 'recovery-code', 'passkey'])),
  /** What a passkey is to sign, where there is one. */
  passkey: z.optional(passkeyOptions),
  /** A code was given, and is not taken. */
  isWrong: z.optional(z.boolean()),
});
export type NeededFactor = z.infer<typeof neededFactor>;
