// formdeck reports list.
import { listVerb } from '#cli/resource/list-verb.ts';
import { listReports } from '#core/reports/calls.ts';
import { reportStateText, reportTexts } from '#core/reports/labels.ts';

export const list = listVerb({
  options: () => ({}),
  read: async ({ send }) => ({ items: await send(listReports, {}) }),
  columns: ({ date }) => [
    { title: 'NAME', value: ({ name }) => name, whole: true },
    { title: 'STATE', value: reportStateText, rank: 1 },
    { title: 'FORMS', value: ({ templates }) => templates.map(({ name }) => name).join(', '), rank: 3 },
    {
      title: 'PARAMETERS',
      value: ({ parameters }) => parameters.map(({ name }) => name).join(', '),
      rank: 4,
    },
    { title: 'CHANGED', value: ({ dates }) => date(dates.lastModified), rank: 2 },
  ],
  none: `${reportTexts.empty}. ${reportTexts.emptyNext}`,
});
