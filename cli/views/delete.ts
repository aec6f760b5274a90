// formdeck views delete.
import type { Context } from '#cli/context.ts';
import { formNamed } from '#cli/form-named.ts';
import { verb } from '#cli/verb.ts';
import { viewNamed } from '#cli/view-named.ts';
import { AppError } from '#core/errors.ts';
import { deleteView } from '#core/views/actions.ts';
import { type ViewOptions, viewOptions } from './show.ts';

type DeleteOptions = ViewOptions & { yes: boolean };

export const remove = verb({
  options: ({ yes }: { yes?: boolean }, named): DeleteOptions => ({
    ...viewOptions({}, named),
    yes: yes === true,
  }),

  async run(context: Context, { form, view: named, yes }: DeleteOptions): Promise<Deleted> {
    const view = await viewNamed(context, await formNamed(context, form), named);
    if (!yes) {
      const { title, text } = deleteView.confirmation?.({ view }) ?? { title: '', text: '' };
      if (!context.input.interactive) throw new AppError('usage', `${title} ${text} Add --yes.`);
      const answer = await context.input.ask(`${title} ${text} [y/N] `);
      if (!/^y(es)?$/i.test(answer.trim())) throw new AppError('cancelled', 'Nothing was deleted.');
    }
    const done = await deleteView.run(context.send, { view });
    return { deleted: view.id, said: deleteView.done?.({ view }, done) ?? '' };
  },

  print: (output, { said }) => output.say(said),
  json: ({ deleted }) => ({ deleted }),
});

type Deleted = { deleted: string; said: string };
