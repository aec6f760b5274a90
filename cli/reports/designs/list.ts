// formdeck reports designs list.
import { listVerb } from '#cli/resource/list-verb.ts';
import { listDesigns } from '#core/reports/calls.ts';
import { designTexts } from '#core/reports/own/texts.ts';

export const list = listVerb({
  options: () => ({}),
  read: async ({ send }) => ({ items: await send(listDesigns, {}) }),
  columns: ({ date }) => [
    { title: 'NAME', value: ({ name }) => name, whole: true },
    { title: 'OWN', value: ({ own }) => (own ? 'own' : 'built in'), rank: 1 },
    { title: 'FORM', value: ({ form }) => form?.name ?? 'any', rank: 2 },
    { title: 'VERSION', value: ({ version }) => String(version ?? ''), rank: 4 },
    { title: 'REPORTS', value: ({ reports }) => String(reports ?? ''), rank: 5 },
    { title: 'SAVED', value: ({ savedAt }) => date(savedAt), rank: 3 },
  ],
  id: ({ id }) => ({ title: 'KEY OR ID', value: (design) => design.key || id(design.id), whole: true }),
  none: `${designTexts.empty}. ${designTexts.emptyNext}`,
});
