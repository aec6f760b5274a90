// formdeck reports designs list.
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { listDesigns } from '#core/reports/calls.ts';
import { designTexts } from '#core/reports/own/texts.ts';

export const list = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context: Context) {
    const [designs, { timeZone }] = await Promise.all([context.send(listDesigns, {}), context.user()]);
    return { designs, timeZone };
  },

  print(output, { designs, timeZone }) {
    const date = dateWriter(timeZone);
    const shortId = idWriter(
      output,
      designs.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'NAME', value: ({ name }) => name, whole: true },
        { title: 'OWN', value: ({ own }) => (own ? 'own' : 'built in'), rank: 1 },
        { title: 'FORM', value: ({ form }) => form?.name ?? 'any', rank: 2 },
        { title: 'VERSION', value: ({ version }) => String(version ?? ''), rank: 4 },
        { title: 'REPORTS', value: ({ reports }) => String(reports ?? ''), rank: 5 },
        { title: 'SAVED', value: ({ savedAt }) => (savedAt === undefined ? '' : date(savedAt)), rank: 3 },
        { title: 'KEY OR ID', value: ({ key, id }) => key || shortId(id), whole: true },
      ],
      designs,
      `${designTexts.empty}. ${designTexts.emptyNext}`,
    );
  },

  json: ({ designs }) => designs,
});
