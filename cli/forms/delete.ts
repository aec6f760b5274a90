// formdeck forms delete.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { formAmong } from '#cli/command/form-named.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { remove } from '#core/forms/actions.ts';
import { deleteForm as deleteFormCall } from '#core/forms/calls.ts';
import { type ListedForm, listForms } from '#core/forms/list-calls.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import { actorOf } from '#core/session/state.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { newVersion?: boolean };
export type DeleteOptions = { form: string; newVersion: boolean };

export const deleteForm = verb({
  effect: { asks: () => t(m.deletedFormCannotBeRestored) },
  options: ({ newVersion }: Flags, [form = '']): DeleteOptions => ({
    form,
    newVersion: newVersion === true,
  }),

  async run(
    context,
    { form: named, newVersion }: DeleteOptions,
  ): Promise<Pick<ListedForm, 'id' | 'name' | 'versionOf'>> {
    const form = await formToDelete(context, named, newVersion);
    const may = remove.may(actorOf(await context.user()), form);
    if (!may.yes) throw new AppError('conflict', may.why);
    const { title, text } = remove.confirmation?.(form) ?? {
      title: t(m.deleteText, { form: form.name }),
      text: '',
    };
    await confirm(context, `${title} ${text}`, t(m.nothingWasDeleted));
    await context.send(deleteFormCall, { params: { id: form.id } });
    return form;
  },

  print(output, { name, versionOf }) {
    output.say(
      versionOf === undefined
        ? t(m.deleted, { name })
        : t(m.discardedNewVersionOf, { versionOf: versionOf.name }),
    );
  },

  json: ({ id, name, versionOf }) => ({ id, name, ...(versionOf && { versionOf }) }),
});

/** The form, or its next version. Among forms of one name, unpublished ones are preferred. */
async function formToDelete(context: Context, named: string, newVersion: boolean): Promise<ListedForm> {
  const forms = await context.send(listForms, {});
  const fits = ({ published, versionOf }: ListedForm) =>
    newVersion ? published : !published && versionOf === undefined;
  const found = formAmong(context, forms, named, fits);
  if (!newVersion || !found.published) return found;
  const next = nextVersionOf(forms, found.id);
  if (next !== undefined) return next;
  throw new AppError('conflict', wording(m.hasNoNewVersion, { found: found.name }));
}
