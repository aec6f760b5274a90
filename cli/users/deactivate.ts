// formdeck users deactivate.
import { oneNamed } from '#cli/command/finder.ts';
import { actionVerb } from '#cli/resource/thing-verbs.ts';
import { AppError } from '#core/errors.ts';
import { actorOf } from '#core/session/state.ts';
import { deactivateUser } from '#core/users/actions.ts';
import { userNamed } from './named.ts';
import { withFormsInHint } from './forms-in-hint.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const deactivate = actionVerb({
  effect: { asks: () => t(m.userCannotBeReactivated) },
  options: oneNamed,

  async find(context, named) {
    const user = await userNamed(context, named);
    if (user.role === 'DEACTIVATED') {
      throw new AppError('conflict', wording(m.isAlreadyDeactivated, { userName: user.userName }));
    }
    const may = deactivateUser.may(actorOf(await context.user()), user);
    if (!may.yes) throw new AppError('forbidden', may.why);
    return user;
  },

  action: deactivateUser,
  asks: { otherwise: t(m.nobodyWasDeactivated) },
  refusal: withFormsInHint,
  done: (_, { userName }) => t(m.deactivated, { userName }),
  json: (_, { id }) => ({ deactivated: id }),
});
