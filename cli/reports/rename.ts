// formdeck reports rename.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { changeReport, listReports } from '#core/reports/calls.ts';
import { findReport } from '#core/reports/find-report.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RenameOptions = { report: string; name: string; description: string | undefined };

export const rename = verb({
  effect: { noQuestion: 'It can be renamed back in the same way.' },

  options: (
    { description }: { description?: string },
    [report = '', name = '']: string[],
  ): RenameOptions => ({
    report,
    name,
    description,
  }),

  async run(context: Context, { report, name, description }: RenameOptions) {
    const found = findReport(await context.send(listReports, {}), report);
    const body = { name, description: description ?? found.description };
    return context.send(changeReport, { params: { id: found.id }, body });
  },

  print(output, { name, id }) {
    output.say(t(m.reportIsNowCalled, { name }));
    output.line(id);
  },
});
