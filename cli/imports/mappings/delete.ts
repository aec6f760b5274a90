// formdeck import mappings delete.
import type { Context } from '#cli/context.ts';
import { confirm } from '#cli/command/confirm.ts';
import { verb } from '#cli/command/verb.ts';
import { deleteMapping } from '#core/mappings/actions.ts';
import { namedOptions, type NamedOptions, readNamed } from './show.ts';

export const remove = verb({
  effect: { asks: () => 'A deleted mapping cannot be restored.' },
  options: namedOptions,

  async run(context: Context, options: NamedOptions): Promise<{ deleted: string; said: string }> {
    const { mapping } = await readNamed(context, options);
    const { title, text } = deleteMapping.confirmation?.(mapping) ?? { title: '', text: '' };
    await confirm(context, `${title} ${text}`, 'Nothing was deleted.');
    const done = await deleteMapping.run(context.send, mapping);
    return { deleted: mapping.id, said: deleteMapping.done?.(mapping, done) ?? '' };
  },

  print: (output, { said }) => output.say(said),
  json: ({ deleted }) => ({ deleted }),
});
