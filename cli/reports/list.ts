// formdeck reports list.
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { listReports } from '#core/reports/calls.ts';
import { reportTexts } from '#core/reports/texts.ts';
import { reportStateText } from '#core/reports/texts.ts';

export const list = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context: Context) {
    const [reports, { timeZone }] = await Promise.all([context.send(listReports, {}), context.user()]);
    return { reports, timeZone };
  },

  print(output, { reports, timeZone }) {
    const date = dateWriter(timeZone);
    const shortId = idWriter(
      output,
      reports.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'NAME', value: ({ name }) => name, whole: true },
        { title: 'STATE', value: reportStateText, rank: 1 },
        { title: 'FORMS', value: ({ templates }) => templates.map(({ name }) => name).join(', '), rank: 3 },
        {
          title: 'PARAMETERS',
          value: ({ parameters }) => parameters.map(({ name }) => name).join(', '),
          rank: 4,
        },
        { title: 'CHANGED', value: ({ dates }) => date(dates.lastModified), rank: 2 },
        { title: 'ID', value: ({ id }) => shortId(id), whole: true },
      ],
      reports,
      `${reportTexts.empty}. ${reportTexts.emptyNext}`,
    );
  },

  json: ({ reports }) => reports,
});
