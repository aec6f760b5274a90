// formdeck reports create.
import { formAmong } from '#cli/command/form-named.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { createReport, listDesigns } from '#core/reports/calls.ts';
import { findDesign } from '#core/reports/find-report.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CreateOptions = { design: string; forms: readonly string[]; name: string | undefined };

export const create = verb({
  effect: {
    noQuestion: 'Only you and admins can see it until it is published, and it can be deleted in the browser.',
  },

  options: ({ form, name }: { form: string[]; name?: string }, [design = '']): CreateOptions => ({
    design,
    forms: form,
    name,
  }),

  async run(context: Context, { design, forms, name }: CreateOptions) {
    const [designs, all] = await Promise.all([context.send(listDesigns, {}), context.send(listForms, {})]);
    const body = {
      reportId: findDesign(designs, design).id,
      templateIds: forms.map((form) => formAmong(context, all, form).id),
      ...(name !== undefined && { name }),
    };
    return context.send(createReport, { body });
  },

  print(output, { name, id }) {
    output.say(t(m.createdReportPublishItBy, { name, id: id.slice(0, 8) }));
    output.line(id);
  },
});
