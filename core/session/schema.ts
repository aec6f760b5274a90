// Signing in: credentials and what a sign-in answers.
import * as z from 'zod/mini';
import { user } from '#core/users/schema.ts';

export const credentials = z.object({
  username: z
    .string('A username is required')
    .check(z.trim(), z.minLength(1, 'A username is required'), z.maxLength(200)),
  password: z
    .string('A password is required')
    .check(z.minLength(1, 'A password is required'), z.maxLength(500)),
});
export type Credentials = z.infer<typeof credentials>;

export const signedIn = z.object({
  token: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
  mustChangePassword: z.boolean(),
  user,
});
export type SignedIn = z.infer<typeof signedIn>;

export const accessToken = z.object({ accessToken: z.string(), expiresAt: z.number() });

export const timeZone = z.object({ id: z.string(), name: z.string() });
