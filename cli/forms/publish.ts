// formdeck forms publish. It cannot be undone, so the user has to confirm; the impact of a next version is shown first.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { formAmong } from '#cli/command/form-named.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { publish as publishAction } from '#core/forms/actions.ts';
import { publishForm, readForm, type WholeForm } from '#core/forms/calls.ts';
import { type ListedForm, listForms } from '#core/forms/list-calls.ts';
import type { ImpactLine } from '#core/forms/impact/impact-line.ts';
import { publishImpactQuery } from '#core/forms/impact/publish-impact.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import { impactTexts } from './format-impact.ts';
import { requireEditor } from './may-edit.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { newVersion?: boolean; dryRun?: boolean };
export type PublishOptions = { form: string; newVersion: boolean; dryRun: boolean };
/** `impact` is null if the form replaces no other one, and leaves nobody out. */
type Published = { form: WholeForm; impact: ImpactLine[] | null };

export const publish = verb({
  effect: { asks: ({ dryRun }: PublishOptions) => (dryRun ? null : t(m.publishedFormsCannotBeEdited)) },
  options: ({ newVersion, dryRun }: Flags, [form = '']): PublishOptions => ({
    form,
    newVersion: newVersion === true,
    dryRun: dryRun === true,
  }),

  async run(context, { form: named, newVersion, dryRun }: PublishOptions): Promise<Published> {
    const actor = await requireEditor(context);
    const form = await formToPublish(context, named, newVersion);
    const { id, versionOf } = form;
    const lines = await publishImpactQuery(context.send, form).queryFn({ signal: context.signal() });
    const impact = versionOf === undefined && lines.length === 0 ? null : lines;
    if (dryRun) return { form: await context.send(readForm, { params: { id } }), impact };
    // If publishing is not allowed, the server's error says why.
    if (publishAction.may(actor, form).yes) await askFirst(context, form, impact);
    return { form: await context.send(publishForm, { params: { id } }), impact };
  },

  print(output, { form, impact }, { dryRun }) {
    if (!dryRun) {
      for (const { tone, text } of impact ?? []) if (tone === 'warning') output.say(t(m.warning, { text }));
      return output.say(t(m.published, { name: form.name }));
    }
    if (impact !== null) for (const text of impactTexts(impact)) output.line(text);
    output.say(t(m.wouldBePublished, { form: form.name }));
  },

  json: ({ form, impact }, { dryRun }) => (dryRun ? { dryRun, id: form.id, name: form.name, impact } : form),
});

/** The form, or its next version. */
async function formToPublish(context: Context, named: string, newVersion: boolean): Promise<ListedForm> {
  const forms = await context.send(listForms, {});
  const fits = (form: ListedForm) =>
    newVersion ? form.published : !form.published && form.versionOf === undefined;
  const found = formAmong(context, forms, named, fits);
  const { id, name, published } = found;
  const next = nextVersionOf(forms, id);
  if (newVersion && published) {
    if (next !== undefined) return next;
    throw new AppError('conflict', wording(m.formHasNoNewVersion, { name }), {
      hint: wording(m.createOneWithFormdeckForms, { id }),
    });
  }
  if (published && next !== undefined) {
    throw new AppError('conflict', wording(m.thisFormIsAlreadyPublished), {
      hint: wording(m.publishItsNewVersionWith),
    });
  }
  return found;
}

async function askFirst(
  context: Context,
  form: ListedForm,
  impact: readonly ImpactLine[] | null,
): Promise<void> {
  if (context.settings.yes) return;
  if (impact !== null) context.output.say(impactTexts(impact).join('\n'));
  const { title, text } = publishAction.confirmation?.(form) ?? { title: '', text: '' };
  await confirm(context, `${title} ${text}`, t(m.formWasNotPublished));
}
