// formdeck users invite: a new invitation for somebody who has no password yet, in place of the last one.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { inviteUser } from '#core/users/calls.ts';
import { settledInvitation } from '#core/users/invitation.ts';
import type { User } from '#core/users/user.ts';
import { invitationSentence, isNotSent } from './invitation-sentence.ts';
import { userNamed } from './named.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const invite = verb({
  effect: { undo: 'users deactivate' },
  options: (_: object, [user = '']) => ({ user }),

  async run(context: Context, { user: named }): Promise<User> {
    const { id } = await userNamed(context, { named });
    const { sleep } = await context.ports();
    const invited = await context.send(inviteUser, { params: { id } });
    const user = await settledInvitation(context.send, sleep, invited);
    // It is the mail server's answer: ours is not away.
    if (isNotSent(user)) throw new AppError('unavailable', invitationSentence(user) ?? '', { status: 0 });
    return user;
  },

  print: (output, user) =>
    output.say(invitationSentence(user) ?? t(m.hasAlreadySignedIn, { userName: user.userName })),
});
