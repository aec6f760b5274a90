// formdeck reports rename.
import { actionVerb } from '#cli/resource/thing-verbs.ts';
import { renameReport } from '#core/reports/actions.ts';
import { listReports } from '#core/reports/calls.ts';
import { findReport } from '#core/reports/find-report.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const rename = actionVerb({
  effect: { noQuestion: 'It can be renamed back in the same way.' },
  options: ({ description }: { description?: string }, [named = '', name = '']) => ({
    named,
    name,
    description,
  }),
  async find({ send }, { named, name, description }) {
    const found = findReport(await send(listReports, {}), named);
    return { id: found.id, change: { name, description: description ?? found.description } };
  },
  action: renameReport,
  done: ({ name }) => t(m.reportIsNowCalled, { name }),
  more: (output, { id }) => output.line(id),
});
