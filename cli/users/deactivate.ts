// formdeck users deactivate.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { actorOf } from '#core/session/state.ts';
import { deactivateUser } from '#core/users/actions.ts';
import type { User } from '#core/users/schema.ts';
import { userNamed } from './named.ts';
import { withFormsInHint } from './forms-in-hint.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const deactivate = verb({
  effect: { asks: () => t(m.userCannotBeReactivated) },
  options: (_: object, [user = '']) => ({ user }),

  async run(context: Context, { user: named }): Promise<User> {
    const user = await userNamed(context, named);
    if (user.role === 'DEACTIVATED') {
      throw new AppError('conflict', wording(m.isAlreadyDeactivated, { userName: user.userName }));
    }
    const may = deactivateUser.may(actorOf(await context.user()), user);
    if (!may.yes) throw new AppError('forbidden', may.why);
    const { title, text } = deactivateUser.confirmation?.(user) ?? { title: '', text: '' };
    await confirm(context, `${title} ${text}`, t(m.nobodyWasDeactivated));
    await deactivateUser.run(context.send, user).catch((error: unknown) => {
      throw withFormsInHint(error);
    });
    return user;
  },

  print: (output, { userName }) => output.say(`Deactivated ${userName}.`),
  json: ({ id }) => ({ deactivated: id }),
});
