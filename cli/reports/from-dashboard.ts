// formdeck reports from-dashboard: a design and a report of a form's dashboard.
import { formNamed } from '#cli/command/form-named.ts';
import { verb } from '#cli/command/verb.ts';
import { rowsOfView } from '#cli/command/view-named.ts';
import type { Context } from '#cli/context.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { reportOfDashboard } from '#core/reports/design-actions.ts';
import { allRows, leftOutOfReport } from '#core/reports/own/of-dashboard.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const fromDashboard = verb({
  effect: {
    noQuestion: 'Only admins can see it until it is published, and it can be deleted in the browser.',
  },
  options: ({ view }: { view?: string }, [form = '']) => ({ form, view }),

  run: async (context: Context, { form: name, view }: { form: string; view: string | undefined }) => {
    const found = await formNamed(context, name);
    const form = formAsRead(found);
    const { timeZone } = await context.user();
    const shown = view === undefined ? allRows : { ...allRows, ...(await rowsOfView(context, found, view)) };
    const leftOut = leftOutOfReport(form, shown, timeZone);
    return { ...(await reportOfDashboard.run(context.send, { form, shown, timeZone })), leftOut };
  },

  print(output, { name, id, leftOut }) {
    for (const text of leftOut) output.say(t(m.leftOut, { text }));
    output.say(t(m.createdReportPublishItBy, { name, id: id.slice(0, 8) }));
    output.line(id);
  },
});
