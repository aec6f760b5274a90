// formdeck transforms delete.
import { confirm } from '#cli/command/confirm.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { deleteTransform } from '#core/transforms/actions.ts';
import { listTransforms } from '#core/transforms/calls.ts';
import { findTransform, shippedNamed } from '#core/transforms/find-transform.ts';

export const remove = verb({
  effect: { asks: () => 'A deleted recipe cannot be restored.' },
  options: (_flags: object, [recipe = '']) => ({ recipe }),

  async run(context: Context, { recipe }) {
    if (shippedNamed(recipe) !== undefined)
      throw new AppError('usage', `"${recipe}" comes with Formdeck and cannot be deleted.`);
    const found = findTransform(await context.send(listTransforms, {}), recipe);
    const { title, text } = deleteTransform.confirmation?.(found) ?? { title: '', text: '' };
    await confirm(context, `${title} ${text}`, 'Nothing was deleted.');
    const done = await deleteTransform.run(context.send, found);
    return { deleted: found.id, said: deleteTransform.done?.(found, done) ?? '' };
  },

  print: (output, { said }) => output.say(said),
  json: ({ deleted }) => ({ deleted }),
});
