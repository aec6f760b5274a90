// formdeck reports designs versions.
import { personName } from '#core/primitives.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { listDesignVersions } from '#core/reports/design-calls.ts';
import { ownDesign } from './own-design.ts';

export const versions = verb({
  effect: 'reads',
  options: (_: object, [design = '']) => ({ design }),

  async run(context: Context, { design }: { design: string }) {
    const { id } = await ownDesign(context, { named: design });
    const [found, { timeZone }] = await Promise.all([
      context.send(listDesignVersions, { params: { id } }),
      context.user(),
    ]);
    return { versions: found, timeZone };
  },

  print(output, { versions: found, timeZone }) {
    const date = dateWriter(timeZone);
    output.table(
      [
        { title: 'VERSION', value: ({ version }) => String(version), whole: true },
        { title: 'SAVED', value: ({ savedAt }) => date(savedAt), rank: 1 },
        { title: 'BY', value: ({ savedBy }) => personName(savedBy), rank: 2 },
        { title: 'SECTIONS', value: ({ sections }) => String(sections), rank: 3 },
        { title: 'NAME', value: ({ name }) => name, rank: 4 },
      ],
      found,
      '',
    );
  },

  json: ({ versions: found }) => found,
});
