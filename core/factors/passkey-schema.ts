// Passkeys (WebAuthn): what is read of them, and what a browser sends, bounded. The server's library checks the rest.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/primitives.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** Passkeys of a person. @public docs/limits.md names it. */
export const mostPasskeys = 20;
/** How long a browser may take with one, in milliseconds. @public docs/limits.md names it. */
export const passkeyPatience = 5 * 60_000;

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeyName = z
  .string()
  .check(z.trim(), z.minLength(1, refusal(m.passkeyNeedsName)), z.maxLength(100));

/** What a browser is to sign, as its library takes it. */
export const passkeyOptions = z.looseObject({ challenge: z.string(), timeout: z.optional(z.number()) });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

const encoded = (longest: number) => z.string().check(z.maxLength(longest));
const credential = {
  id: encoded(1_400),
  rawId: encoded(1_400),
  type: z.literal('public-key'),
};

/** A new passkey. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(10_000),
    attestationObject: encoded(100_000),
    transports: z.optional(z.array(encoded(20)).check(z.maxLength(10))),
  }),
});
export type Attestation = z.infer<typeof attestation>;

/** The signature of a passkey. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(10_000),
    authenticatorData: encoded(10_000),
    signature: encoded(10_000),
    userHandle: z.optional(z.nullable(encoded(200))),
  }),
});
export type Assertion = z.infer<typeof assertion>;
