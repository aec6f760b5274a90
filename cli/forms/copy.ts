// formdeck forms copy.
import { formNamed } from '#cli/command/form-named.ts';
import { verb } from '#cli/command/verb.ts';
import { createForm, type WholeForm } from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { copyForm } from '#core/forms/draft/copy-form.ts';
import { warnOfSameName } from './same-name.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Flags = { name?: string };
export type CopyOptions = { form: string; name: string | undefined };

export const copy = verb({
  effect: { undo: 'forms archive' },
  options: ({ name }: Flags, [form = '']): CopyOptions => ({ form, name }),

  async run(context, { form, name }: CopyOptions): Promise<WholeForm> {
    const original = await formNamed(context, form);
    const { newId } = await context.ports();
    const body = { ...copyForm(original, newId), ...(name !== undefined && { name }) };
    warnOfSameName(context.output, await context.send(listForms, {}), body);
    return context.sendAgain(createForm, { body });
  },

  print(output, form) {
    output.line(form.id);
    output.say(t(m.createdUnpublishedEditItWith, { form: form.name, form2: form.id }));
  },
});
