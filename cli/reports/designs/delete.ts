// formdeck reports designs delete.
import { confirm } from '#cli/command/confirm.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { deleteDesign } from '#core/reports/design-actions.ts';
import { ownDesign } from './own-design.ts';

export const remove = verb({
  effect: { asks: () => 'A deleted design cannot be restored.' },
  options: (_: object, [design = '']) => ({ design }),

  async run(context: Context, { design }: { design: string }) {
    const found = await ownDesign(context, design);
    const { title, text } = deleteDesign.confirmation?.(found) ?? { title: '', text: '' };
    await confirm(context, `${title} ${text}`, 'Nothing was deleted.');
    const done = await deleteDesign.run(context.send, found);
    return { deleted: found.id, said: deleteDesign.done?.(found, done) ?? '' };
  },

  print: (output, { said }) => output.say(said),
  json: ({ deleted }) => ({ deleted }),
});
