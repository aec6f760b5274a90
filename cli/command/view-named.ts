// Resolves a saved view on the command line, and its rows.
import { AppError } from '#core/errors.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { listViews } from '#core/views/calls.ts';
import { findView } from '#core/views/find-view.ts';
import type { SavedView, ViewContent } from '#core/views/schema.ts';
import { fitView, tableFilter } from '#core/views/view-content.ts';
import type { Context } from '#cli/context.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** A view of a form by its id or name. Throws AppError `not-found`. */
export async function viewNamed(
  context: Context,
  form: Pick<WholeForm, 'id' | 'name'>,
  idOrName: string,
): Promise<SavedView> {
  return findView(await context.send(listViews, { params: { id: form.id } }), idOrName, form);
}

/**
 * The sheets and the filter of a view. `form` includes former questions. A script gets exactly these rows or none: if
 * the form has lost what the view refers to, this throws AppError `conflict`.
 */
export async function rowsOfView(
  context: Context,
  form: WholeForm,
  idOrName: string,
): Promise<{ sheetIds: ViewContent['sheetIds']; filter: RowFilterInput }> {
  const view = await viewNamed(context, form, idOrName);
  const { content, missing } = fitView(view, filteredQuestions(form));
  if (missing !== null) {
    throw new AppError('conflict', wording(m.viewNoLongerFitsForm, { view: view.name }), {
      hint: wording(m.saveItAgainFormdeckViews, { missing }),
    });
  }
  return { sheetIds: content.sheetIds, filter: tableFilter(content) };
}
