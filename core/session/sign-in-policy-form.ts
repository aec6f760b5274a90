// The form of what a company asks of those who sign in.
import { activeRoles } from '#core/actor.ts';
import { issuesOf } from '#core/errors.ts';
import { fieldError } from '#core/messages/said.ts';
import { t } from '#core/messages/text.ts';
import type { Form } from '#core/resource/form.ts';
import { roleNames } from '#core/users/list-users.ts';
import { changeSignInPolicy } from './actions.ts';
import { longestPasswordLength, minimumPasswordLength } from './new-password.ts';
import { mayChangeSignIn } from './policy.ts';
import { type SignInPolicy, signInPolicy } from './sign-in-policy.ts';
import { m } from './texts.ts';

/** The length as it is typed. */
type SignInDraft = { passwordLength: string; factorRoles: readonly string[] };

const bounds = { least: minimumPasswordLength, most: longestPasswordLength };

export const signInPolicyForm: Form<SignInPolicy, SignInDraft, SignInPolicy> = {
  name: 'sign-in',
  title: () => t(m.signInSettings),
  draftOf: (policy) => ({
    passwordLength: String(policy?.passwordLength ?? minimumPasswordLength),
    factorRoles: policy?.factorRoles ?? [],
  }),
  fields: ({ passwordLength, factorRoles }) => [
    {
      kind: 'number',
      path: 'passwordLength',
      label: t(m.leastPasswordLength),
      help: t(m.leastPasswordLengthHelp, bounds),
      ...bounds,
      value: passwordLength,
      set: (typed) => ({ passwordLength: typed }),
    },
    {
      kind: 'things',
      path: 'factorRoles',
      label: t(m.rolesWithSecondFactor),
      help: t(m.rolesWithSecondFactorHelp),
      none: t(m.noRole),
      nothingFound: t(m.noRolesMatch),
      options: activeRoles.map((role) => ({ value: role, label: roleNames[role] })),
      value: factorRoles,
      set: (roles) => ({ factorRoles: roles }),
    },
  ],
  issues(draft) {
    if (draft.passwordLength.trim() === '')
      return [fieldError('passwordLength', m.passwordLengthFromTo, bounds)];
    return issuesOf(signInPolicy, policyOf(draft));
  },
  save: (run, { draft }) => run(changeSignInPolicy, policyOf(draft)),
  saveLabel: () => changeSignInPolicy.label,
  mayChange: (actor) => mayChangeSignIn(actor),
};

function policyOf({ passwordLength, factorRoles }: SignInDraft): SignInPolicy {
  return {
    passwordLength: Number(passwordLength),
    factorRoles: activeRoles.filter((role) => factorRoles.includes(role)),
  };
}

/** What is set, as lines of a name and a value. */
export function signInPolicyLines({ passwordLength, factorRoles }: SignInPolicy): [string, string][] {
  return [
    [t(m.leastPasswordLength), t(m.charactersAtLeast, { count: passwordLength })],
    [t(m.rolesWithSecondFactor), factorRoles.map((role) => roleNames[role]).join(', ') || t(m.noRole)],
  ];
}
