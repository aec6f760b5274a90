// formdeck reports publish.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { listReports, publishReport } from '#core/reports/calls.ts';
import { findReport } from '#core/reports/find-report.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const publish = verb({
  effect: {
    noQuestion: 'Only people who can see its forms can run it, and it can be deleted in the browser.',
  },

  options: (_: object, [report = '']) => ({ report }),

  async run(context: Context, { report }: { report: string }) {
    const { id } = findReport(await context.send(listReports, {}), report);
    return context.send(publishReport, { params: { id } });
  },

  print(output, { name, id }) {
    output.say(t(m.reportIsPublished, { name }));
    output.line(id);
  },
});
