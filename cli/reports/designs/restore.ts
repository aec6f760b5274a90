// formdeck reports designs restore.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { restoreDesign } from '#core/reports/design-calls.ts';
import { ownDesign, versionOf } from './own-design.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const restore = verb({
  effect: { noQuestion: 'The previous version is kept and can be restored in the same way.' },
  options: (_: object, [design = '', version = '']) => ({ design, restored: versionOf(version) ?? 0 }),

  async run(context: Context, { design, restored }: { design: string; restored: number }) {
    const { id, version } = await ownDesign(context, { named: design });
    const made = await context.send(restoreDesign, { params: { id }, body: { version, restore: restored } });
    return { made, restored };
  },

  print(output, { made, restored }) {
    output.say(t(m.versionOfWasRestoredAs, { restored, made: made.name, version: made.version }));
    output.line(made.id);
  },

  json: ({ made }) => made,
});
