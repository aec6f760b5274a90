// formdeck reports from-dashboard: a design and a report of a form's dashboard.
import { formNamed } from '#cli/command/form-named.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { reportOfDashboard } from '#core/reports/design-actions.ts';

export const fromDashboard = verb({
  effect: { noQuestion: 'It is for admins until it is published, and can be deleted in the browser.' },
  options: (_: object, [form = '']) => ({ form }),

  run: async (context: Context, { form }: { form: string }) =>
    reportOfDashboard.run(context.send, formAsRead(await formNamed(context, form))),

  print(output, { name, id }) {
    output.say(`Created the report "${name}". Publish it by \`formdeck reports publish ${id.slice(0, 8)}\`.`);
    output.line(id);
  },
});
