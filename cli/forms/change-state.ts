// formdeck forms archive and unarchive.
import { formIdNamed } from '#cli/form-named.ts';
import { verb } from '#cli/verb.ts';
import { archiveForm, unarchiveForm, type WholeForm } from '#core/forms/calls.ts';

export const archive = changeWith(archiveForm, 'Archived', 'forms unarchive');
export const unarchive = changeWith(unarchiveForm, 'Unarchived', 'forms archive');

export type ChangeStateOptions = { form: string };

function changeWith(call: typeof archiveForm | typeof unarchiveForm, done: string, undo: string) {
  return verb({
    effect: { undo },
    options: (_flags: object, [form = '']): ChangeStateOptions => ({ form }),

    async run(context, { form }: ChangeStateOptions): Promise<WholeForm> {
      return context.send(call, { params: { id: await formIdNamed(context, form) } });
    },

    print(output, form) {
      output.say(`${done} "${form.name}".`);
    },
  });
}
