// The actions on saved views.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import * as calls from './calls.ts';
import { mayChangeView, maySaveView } from './policy.ts';
import type { SavedView, ViewContent, ViewScope } from './schema.ts';

export type NewView = { formId: string; name: string; scope: ViewScope; content: ViewContent };

const touches = [['views'], ['audit']] as const;

/** 'Save as': saves the current view under a name. */
export const saveViewAs = action<NewView, SavedView>({
  id: 'views.saveAs',
  label: 'Save as new view',
  may: (actor, { scope }) => maySaveView(actor, scope),
  run: (send, { formId, name, scope, content }) =>
    send(calls.createView, { params: { id: formId }, body: { name, scope, ...content } }),
  done: ({ name }) => `The view "${name.trim()}" was saved`,
  failed: (_, error) => failure(error, 'Your view could not be saved. Please try again.'),
  touches,
});

/** 'Save': updates a view to what is currently shown. */
export const saveView = action<{ view: SavedView; content: ViewContent }, SavedView>({
  id: 'views.save',
  label: 'Save changes',
  may: (actor, { view }) => mayChangeView(actor, view),
  run: (send, { view, content }) => change(send, view, content),
  done: ({ view }) => `The view "${view.name}" was saved`,
  failed: (_, error) => failure(error, 'Your view could not be saved. Please try again.'),
  touches,
});

/** Changes a view's name or scope. */
export const renameView = action<{ view: SavedView; name: string; scope: ViewScope }, SavedView>({
  id: 'views.rename',
  label: 'Rename',
  may: (actor, { view, scope }) => {
    const mayChange = mayChangeView(actor, view);
    return mayChange.yes ? maySaveView(actor, scope) : mayChange;
  },
  run: (send, { view, name, scope }) => change(send, view, { name, scope }),
  done: (_, { name }) => `The view is now called "${name}"`,
  failed: (_, error) => failure(error, 'Your view could not be renamed. Please try again.'),
  touches,
});

export const deleteView = action<{ view: SavedView }, unknown>({
  id: 'views.delete',
  label: 'Delete',
  danger: true,
  confirmation: ({ view }) => ({
    title: 'Delete this view?',
    text:
      view.scope === 'COMPANY'
        ? `"${view.name}" will be deleted for everyone. The data is not affected. This action cannot be undone.`
        : `"${view.name}" will be deleted. The data is not affected. This action cannot be undone.`,
    confirm: 'Delete',
  }),
  may: (actor, { view }) => mayChangeView(actor, view),
  run: (send, { view }) => send(calls.deleteView, { params: { id: view.templateId, viewId: view.id } }),
  done: ({ view }) => `The view "${view.name}" was deleted`,
  failed: () => 'An error occurred while deleting your view. Please try again.',
  touches,
});

/** Makes a view the user's default for the form; null: none. */
export const setDefaultView = action<{ formId: string; view: SavedView | null }, unknown>({
  id: 'views.setDefault',
  label: 'Set as default',
  may: () => ({ yes: true }),
  run: (send, { formId, view }) =>
    send(calls.setDefaultView, { params: { id: formId }, body: { viewId: view?.id ?? null } }),
  done: ({ view }) =>
    view === null ? 'The form opens with all of its data again' : `The form opens with "${view.name}" now`,
  failed: () => 'Your choice could not be saved. Please try again.',
  touches: [['views']],
});

function change(
  send: Send,
  view: SavedView,
  changes: Partial<ViewContent & Pick<SavedView, 'name' | 'scope'>>,
) {
  const { name, scope, sheetIds, filter, tab, sort, review, templateId } = view;
  // Without columns in the change, the view's stay unchanged.
  const columns = changes.columns ?? view.columns;
  const body = { name, scope, sheetIds, filter, tab, sort, review, ...changes, columns };
  return send(calls.changeView, { params: { id: templateId, viewId: view.id }, body });
}

/** The server's message about a taken or overlong name is shown unchanged. */
function failure(error: unknown, otherwise: string): string {
  return error instanceof AppError && (error.code === 'conflict' || error.code === 'invalid')
    ? error.message
    : otherwise;
}
