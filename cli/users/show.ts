// formdeck users show.
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import type { Output } from '#cli/output/output.ts';
import { verb } from '#cli/command/verb.ts';
import { invitationText } from '#core/users/invitation.ts';
import type { User } from '#core/users/schema.ts';
import { userNamed } from './named.ts';
import { roleNames } from '#core/users/list-users.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type UserDetails = { user: User; timeZone: string; now: number };

export const show = verb({
  effect: 'reads',
  options: (_: object, [user = '']) => ({ user }),

  async run(context: Context, { user: named }): Promise<UserDetails> {
    const [user, { timeZone }] = await Promise.all([userNamed(context, named), context.user()]);
    return { user, timeZone, now: (await context.ports()).now() };
  },

  print: printUser,
  json: ({ user }) => user,
});

function printUser(output: Output, { user, timeZone, now }: UserDetails): void {
  output.fields([
    ['Username', user.userName],
    ['E-mail', user.email],
    ['Role', roleNames[user.role]],
    ['Groups', user.groups.map(({ name }) => name).join(', ') || 'none'],
    [t(m.timeZone), user.timeZone],
    [t(m.lastSignIn), dateWriter(timeZone)(user.lastSignIn) || 'never'],
    ...(user.invitation
      ? [['Invitation', invitationText({ ...user, invitation: user.invitation }, now)] as [string, string]]
      : []),
    ['ID', user.id],
  ]);
}
