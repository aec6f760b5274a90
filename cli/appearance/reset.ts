// formdeck appearance reset: restores the default colours.
import { deleteLabels } from '#core/appearance/actions.ts';
import { defaultLabels } from '#core/appearance/schema.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import { AppError } from '#core/errors.ts';
import { actorOf } from '#core/session/state.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';

export const reset = verb({
  effect: { undo: 'appearance edit' },
  options: () => ({}),

  async run(context: Context) {
    const may = deleteLabels.may(actorOf(await context.user()), null);
    if (!may.yes) throw new AppError('forbidden', may.why);
    await deleteLabels.run(context.send, null);
    return defaultLabels;
  },

  print: (output) => output.say(texts.defaultsBack),
});
