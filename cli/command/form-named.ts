// Resolves a form on the command line: by its id, the beginning of its id, or its name.
import { readForm, type WholeForm } from '#core/forms/calls.ts';
import { type ListedForm, listForms } from '#core/forms/list-calls.ts';
import { findForm, sameNamed } from '#core/forms/find-form.ts';
import { formState } from '#core/forms/list-forms.ts';
import { isUuid } from '#core/primitives.ts';
import { shortIds } from '#core/short-id.ts';
import type { Context } from '#cli/context.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * The id of a form. Among several forms of this name, those that pass `fits` are preferred.
 * @throws AppError `not-found` with similar names, or `usage` if several match
 */
export async function formIdNamed(
  context: Context,
  idOrName: string,
  fits?: (form: ListedForm) => boolean,
): Promise<string> {
  if (isUuid(idOrName)) return idOrName;
  return formAmong(context, await context.send(listForms, {}), idOrName, fits).id;
}

/** The same among forms already fetched. If other current forms share the name, a message says which one was chosen. */
export function formAmong(
  context: Pick<Context, 'output'>,
  forms: readonly ListedForm[],
  idOrName: string,
  fits?: (form: ListedForm) => boolean,
): ListedForm {
  const found = findForm(forms, idOrName, fits);
  const byName = idOrName.trim().toLowerCase() === found.name.trim().toLowerCase();
  const others = byName ? sameNamed(forms, found) : [];
  if (others.length > 0) {
    const id = shortIds(forms.map((form) => form.id)).get(found.id) ?? found.id;
    context.output.say(
      t(m.formsAreCalledUsingOne, {
        count: others.length + 1,
        found: found.name,
        formState: formState(found),
        id,
      }),
    );
  }
  return found;
}

/** The whole form. */
export async function formNamed(context: Context, idOrName: string): Promise<WholeForm> {
  return context.send(readForm, { params: { id: await formIdNamed(context, idOrName) } });
}
