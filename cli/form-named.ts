// A form as it is named on the command line: by its id, or by its name where only one has it.
import { listForms, readForm, type WholeForm } from '#core/forms/calls.ts';
import { findForm } from '#core/forms/find-form.ts';
import { isUuid } from '#core/forms/values.ts';
import type { Context } from './context.ts';

/** The id of a form. Throws AppError where no form, or more than one, has this name. */
export async function formIdNamed(context: Context, idOrName: string): Promise<string> {
  if (isUuid(idOrName)) return idOrName;
  return findForm(await context.send(listForms, {}), idOrName).id;
}

/** The whole form. */
export async function formNamed(context: Context, idOrName: string): Promise<WholeForm> {
  return context.send(readForm, { params: { id: await formIdNamed(context, idOrName) } });
}
