// formdeck users create. A password is never on the command line, where other users of the machine could read it: it goes out
// by e-mail, or comes from standard input.
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import { verb } from '#cli/command/verb.ts';
import { activeRoles } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import { newPasswordIssues } from '#core/session/new-password.ts';
import { createUser } from '#core/users/calls.ts';
import { groupIdsNamed } from './named.ts';

type Flags = {
  email: string;
  role?: string;
  group?: string[];
  timeZone?: string;
  passwordStdin?: boolean;
};
export type CreateUserOptions = {
  userName: string;
  email: string;
  role: (typeof activeRoles)[number];
  groups: readonly string[];
  timeZone: string | undefined;
  passwordStdin: boolean;
};

export const create = verb({
  effect: { undo: 'users deactivate' },
  options: (
    { email, role, group = [], timeZone, passwordStdin }: Flags,
    [userName = '']: readonly string[],
  ): CreateUserOptions => ({
    userName,
    email,
    role: oneOf('--role', activeRoles, role) ?? 'USER',
    groups: group,
    timeZone,
    passwordStdin: passwordStdin === true,
  }),

  async run(context: Context, { groups, passwordStdin, timeZone, ...fields }: CreateUserOptions) {
    const password = passwordStdin ? await passwordFrom(context) : undefined;
    const body = {
      ...fields,
      groups: await groupIdsNamed(context, groups),
      ...(timeZone !== undefined && { timeZone }),
      // Somebody else knows it.
      ...(password !== undefined && { password, mustChangePassword: true }),
    };
    return context.send(createUser, { body });
  },

  print(output, { userName, email, role }, { passwordStdin }) {
    output.say(`Created ${userName} (${role}).`);
    output.say(
      passwordStdin
        ? 'They choose a password of their own when they first sign in.'
        : `A temporary password was sent to ${email}. They choose one of their own when they sign in with it.`,
    );
  },
});

async function passwordFrom({ input }: Context): Promise<string> {
  if (input.interactive) {
    throw new AppError('usage', '--password-stdin reads standard input: pipe the password into it.', {
      hint: 'Without it a temporary password goes out by e-mail.',
    });
  }
  const [password = ''] = (await input.all()).split(/\r?\n/);
  const issues = newPasswordIssues(password, password).filter(({ path }) => path === 'password');
  if (issues.length > 0) throw invalid(issues);
  return password;
}
