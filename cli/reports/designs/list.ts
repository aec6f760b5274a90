// formdeck reports designs list.
import { listVerb, recordColumns } from '#cli/resource/list-verb.ts';
import { listDesigns } from '#core/reports/calls.ts';
import { allDesigns, designsList } from '#core/reports/own/list.ts';
import { noneText } from '#core/resource/list.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const list = listVerb({
  options: () => ({}),
  read: async ({ send }) => ({ items: await send(listDesigns, {}) }),
  columns: recordColumns(allDesigns),
  id: ({ id }) => ({ title: t(m.keyOrId), value: (design) => design.key || id(design.id), whole: true }),
  none: noneText(designsList),
});
