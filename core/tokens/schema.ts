// Access tokens: credentials for programs, such as cron jobs (contract, "Tokens").
import * as z from 'zod/mini';
import { id, person, timestamp } from '#core/primitives.ts';
import { scopes } from '#core/scopes.ts';
import { t } from '#core/messages/text.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

const day = 86_400_000;
/** The default and maximum lifetime of a token in milliseconds. */
export const tokenLifetime = { usual: 365 * day, longest: 731 * day };
/** Maximum tokens per person. */
export const mostTokens = 50;

export const accessToken = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: timestamp,
  expiresAt: timestamp,
  /** Accurate to a minute; null until the first use. */
  lastUsedAt: z.nullable(timestamp),
  /** The owner, on whose behalf it acts. */
  user: person,
});
export type AccessToken = z.infer<typeof accessToken>;

/** The reply to creating a token, the only one with the secret. */
export const createdToken = z.extend(accessToken, { token: z.string() });

export const newToken = z.object({
  name: z
    .string(t(m.nameIsRequired))
    .check(
      z.trim(),
      z.minLength(1, refusal(m.nameIsRequired)),
      z.maxLength(100, refusal(m.atMost100Characters)),
    ),
  scopes: z
    .array(z.enum(scopes, refusal(m.chooseFrom, { scopes: scopes.join(', ') })))
    .check(z.minLength(1, refusal(m.chooseAtLeastOneScope)), z.maxLength(scopes.length)),
  /** Epoch milliseconds; by default a year from now, at most two years. */
  expiresAt: z.optional(timestamp),
});
