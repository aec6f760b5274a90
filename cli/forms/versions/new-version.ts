// formdeck forms new-version: begins the next version of a published form.
import { wholeNumber } from '#cli/command/flags.ts';
import { formIdNamed } from '#cli/command/form-named.ts';
import { verb } from '#cli/command/verb.ts';
import { createVersion, type WholeForm } from '#core/forms/calls.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Flags = { from?: string };
export type NewVersionOptions = { form: string; from: number | undefined };

export const newVersion = verb({
  effect: { undo: 'forms delete' },
  options: ({ from }: Flags, [form = '']): NewVersionOptions => ({
    form,
    from: wholeNumber('--from', from, 1, 999_999_999),
  }),

  async run(context, { form, from }: NewVersionOptions): Promise<WholeForm> {
    const id = await formIdNamed(context, form);
    const { newId } = await context.ports();
    const body = { id: newId(), ...(from !== undefined && { from }) };
    return context.sendAgain(createVersion, { params: { id }, body });
  },

  print(output, form) {
    output.line(form.id);
    output.say(t(m.newVersionBegun, { form: form.name, id: form.id }));
  },
});
