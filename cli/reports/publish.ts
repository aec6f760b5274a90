// formdeck reports publish.
import { oneNamed } from '#cli/command/finder.ts';
import { actionVerb } from '#cli/resource/thing-verbs.ts';
import { publishReport } from '#core/reports/actions.ts';
import { listReports } from '#core/reports/calls.ts';
import { findReport } from '#core/reports/find-report.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const publish = actionVerb({
  effect: {
    noQuestion: 'Only people who can see its forms can run it, and it can be deleted in the browser.',
  },
  options: oneNamed,
  find: async ({ send }, { named }) => findReport(await send(listReports, {}), named),
  action: publishReport,
  done: ({ name }) => t(m.reportIsPublished, { name }),
  more: (output, { id }) => output.line(id),
});
