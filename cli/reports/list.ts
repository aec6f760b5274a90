// formdeck reports list.
import { chosenColumns, listVerb } from '#cli/resource/list-verb.ts';
import { listReports } from '#core/reports/calls.ts';
import { reportsList } from '#core/reports/list.ts';
import { noneText } from '#core/resource/list.ts';

export const list = listVerb({
  options: () => ({}),
  read: async ({ send }) => ({ items: await send(listReports, {}) }),
  columns: chosenColumns(reportsList, {
    name: { title: 'NAME', whole: true },
    state: { rank: 1 },
    forms: { rank: 3 },
    parameters: {
      title: 'PARAMETERS',
      value: ({ parameters }) => parameters.map(({ name }) => name).join(', '),
      rank: 4,
    },
    changed: { title: 'CHANGED', value: ({ dates }, { date }) => date(dates.lastModified), rank: 2 },
  }),
  none: noneText(reportsList),
});
