// What a company asks of those who sign in: how long a new password is, and who needs a second factor.
import * as z from 'zod/mini';
import { activeRoles } from '#core/actor.ts';
import { refusal } from '#core/messages/said.ts';
import { longestPasswordLength, minimumPasswordLength } from './new-password.ts';
import { m } from './texts.ts';

const bounds = { least: minimumPasswordLength, most: longestPasswordLength };
const passwordLength = z
  .number()
  .check(
    z.int(),
    z.gte(bounds.least, refusal(m.passwordLengthFromTo, bounds)),
    z.lte(bounds.most, refusal(m.passwordLengthFromTo, bounds)),
  );

export const signInPolicy = z.object({
  /** The least length of new passwords; those there are go on until they are changed. */
  passwordLength,
  /** The roles that need a second factor. */
  factorRoles: z.array(z.enum(activeRoles)).check(z.maxLength(activeRoles.length)),
});
export type SignInPolicy = z.infer<typeof signInPolicy>;

/** Omitted fields stay unchanged. */
export const signInPolicyChange = z.partial(signInPolicy);
