// formdeck users drop-factor: takes the second factor of somebody away who has lost it.
import { oneNamed } from '#cli/command/finder.ts';
import { actionVerb } from '#cli/resource/thing-verbs.ts';
import { AppError } from '#core/errors.ts';
import { dropFactors } from '#core/factors/actions.ts';
import { m as texts } from '#core/factors/texts.ts';
import { t } from '#core/messages/text.ts';
import { actorOf } from '#core/session/state.ts';
import { userNamed } from './named.ts';
import { m } from './texts.ts';

export const dropFactor = actionVerb({
  effect: { asks: () => t(texts.theySignInWithPassword) },
  options: oneNamed,

  async find(context, named) {
    const user = await userNamed(context, named);
    const may = dropFactors.may(actorOf(await context.user()), user);
    if (!may.yes) throw new AppError('forbidden', may.why);
    return user;
  },

  action: dropFactors,
  asks: { otherwise: t(m.nothingWasChanged) },
  done: (_, { userName }) => t(texts.factorsAreDropped, { userName }),
  json: (_, { id }) => ({ dropped: id }),
});
