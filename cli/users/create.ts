// formdeck users create. A password is never on the command line, where other users of the machine could read it: they are
// invited by e-mail, or it comes from standard input.
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import { givenPassword } from '#cli/command/given-password.ts';
import { verb } from '#cli/command/verb.ts';
import { activeRoles } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import { newPasswordIssues } from '#core/session/new-password.ts';
import { createUser } from '#core/users/calls.ts';
import { settledInvitation } from '#core/users/invitation.ts';
import { invitationSentence } from './invitation-sentence.ts';
import { groupIdsNamed } from '#cli/command/group-named.ts';
import { roleNames } from '#core/users/list-users.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = {
  fullName?: string;
  email: string;
  role?: string;
  group?: string[];
  timeZone?: string;
  passwordStdin?: boolean;
};
export type CreateUserOptions = {
  userName: string;
  fullName: string;
  email: string;
  role: (typeof activeRoles)[number];
  groups: readonly string[];
  timeZone: string | undefined;
  passwordStdin: boolean;
};

export const create = verb({
  effect: { undo: 'users deactivate' },
  options: (
    { fullName = '', email, role, group = [], timeZone, passwordStdin }: Flags,
    [userName = '']: readonly string[],
  ): CreateUserOptions => ({
    userName,
    fullName,
    email,
    role: oneOf('--role', activeRoles, role) ?? 'USER',
    groups: group,
    timeZone,
    passwordStdin: passwordStdin === true,
  }),

  async run(context: Context, { groups, passwordStdin, timeZone, ...fields }: CreateUserOptions) {
    const password = passwordStdin ? await passwordFrom(context, fields.userName) : undefined;
    const body = {
      ...fields,
      groups: await groupIdsNamed(context, groups),
      ...(timeZone !== undefined && { timeZone }),
      // Someone else knows it.
      ...(password === undefined ? { invite: true } : { password, mustChangePassword: true }),
    };
    const user = await context.send(createUser, { body });
    const { sleep } = await context.ports();
    return settledInvitation(context.send, sleep, user);
  },

  print(output, user) {
    output.say(t(m.created, { userName: user.userName, role: roleNames[user.role] }));
    output.say(invitationSentence(user) ?? t(m.theyChooseTheirOwnPassword));
  },
});

async function passwordFrom({ input }: Context, userName: string): Promise<string> {
  if (input.interactive) {
    throw new AppError('usage', wording(m.passwordStdinReadsStandardInput), {
      hint: wording(m.withoutItTheyAreInvited),
    });
  }
  const password = givenPassword((await input.all()).split(/\r?\n/)[0]);
  const issues = newPasswordIssues(password, password, { userName }).filter(
    ({ path }) => path === 'password',
  );
  if (issues.length > 0) throw invalid(issues);
  return password;
}
