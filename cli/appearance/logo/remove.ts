// formdeck appearance logo remove.
import { removeLogo } from '#core/appearance/actions.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import { AppError } from '#core/errors.ts';
import { actorOf } from '#core/session/state.ts';
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const remove = verb({
  effect: { asks: () => t(m.removedLogoMustBeUploaded) },
  options: () => ({}),

  async run(context: Context) {
    const may = removeLogo.may(actorOf(await context.user()), null);
    if (!may.yes) throw new AppError('forbidden', may.why);
    const { title, text } = removeLogo.confirmation?.(null) ?? { title: '', text: '' };
    await confirm(context, `${title} ${text}`, t(m.nothingWasRemoved));
    await removeLogo.run(context.send, null);
    return { removed: true };
  },

  print: (output) => output.say(texts.logoRemoved),
});
