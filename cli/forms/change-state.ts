// formdeck forms archive and unarchive.
import { formIdNamed } from '#cli/command/form-named.ts';
import { verb } from '#cli/command/verb.ts';
import { archiveForm, unarchiveForm, type WholeForm } from '#core/forms/calls.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const archive = changeWith(archiveForm, t(m.archived), 'forms unarchive', ({ current }) => current);
export const unarchive = changeWith(
  unarchiveForm,
  t(m.unarchived),
  'forms archive',
  ({ current }) => !current,
);

export type ChangeStateOptions = { form: string };

/** `fits` selects among several forms of one name. */
function changeWith(
  call: typeof archiveForm | typeof unarchiveForm,
  done: string,
  undo: string,
  fits: (form: ListedForm) => boolean,
) {
  return verb({
    effect: { undo },
    options: (_flags: object, [form = '']): ChangeStateOptions => ({ form }),

    async run(context, { form }: ChangeStateOptions): Promise<WholeForm> {
      return context.send(call, { params: { id: await formIdNamed(context, form, fits) } });
    },

    print(output, form) {
      output.say(`${done} "${form.name}".`);
    },
  });
}
