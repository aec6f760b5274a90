// formdeck company sign-in: the least length of passwords, and the roles that need a second factor.
import type { Context } from '#cli/context.ts';
import { oneOf, wholeNumber } from '#cli/command/flags.ts';
import { verb } from '#cli/command/verb.ts';
import { activeRoles } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { changeSignInPolicy, readSignInPolicy } from '#core/session/calls.ts';
import { longestPasswordLength, minimumPasswordLength } from '#core/session/new-password.ts';
import type { SignInPolicy } from '#core/session/sign-in-policy.ts';
import { signInPolicyLines } from '#core/session/sign-in-policy-form.ts';
import { m } from './texts.ts';

type Flags = { passwordLength?: string; factorRole?: string[]; factor?: boolean };
export type SignInOptions = Partial<SignInPolicy>;

export const signIn = verb({
  effect: { undo: 'company sign-in' },

  options: ({ passwordLength, factorRole = [], factor }: Flags): SignInOptions => {
    const roles = factorRole.flatMap((name) => oneOf('--factor-role', activeRoles, name) ?? []);
    if (factor === false && roles.length > 0)
      throw new AppError('usage', wording(m.giveEitherNoFactorOrRole));
    const length = passwordLengthOf(passwordLength);
    return {
      ...(length !== undefined && { passwordLength: length }),
      ...((factor === false || roles.length > 0) && { factorRoles: roles }),
    };
  },

  run: (context: Context, change: SignInOptions) =>
    Object.keys(change).length === 0
      ? context.send(readSignInPolicy, {})
      : context.send(changeSignInPolicy, { body: change }),

  print(output, policy) {
    for (const [name, value] of signInPolicyLines(policy)) output.line(`${name}: ${value}`);
  },
});

/** The least length of passwords that an option names; undefined without it. */
export function passwordLengthOf(given: string | undefined): number | undefined {
  return wholeNumber('--password-length', given, minimumPasswordLength, longestPasswordLength);
}
