// formdeck views delete.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { verb } from '#cli/command/verb.ts';
import { viewNamed } from '#cli/command/view-named.ts';
import { deleteView } from '#core/views/actions.ts';
import { type ViewOptions, viewOptions } from './show.ts';

export const remove = verb({
  effect: { asks: () => 'A deleted view cannot be restored.' },
  options: (_: object, named): ViewOptions => viewOptions({}, named),

  async run(context: Context, { form, view: named }: ViewOptions): Promise<Deleted> {
    const view = await viewNamed(context, await formNamed(context, form), named);
    const { title, text } = deleteView.confirmation?.({ view }) ?? { title: '', text: '' };
    await confirm(context, `${title} ${text}`, 'Nothing was deleted.');
    const done = await deleteView.run(context.send, { view });
    return { deleted: view.id, said: deleteView.done?.({ view }, done) ?? '' };
  },

  print: (output, { said }) => output.say(said),
  json: ({ deleted }) => ({ deleted }),
});

type Deleted = { deleted: string; said: string };
