// What can be done with saved views.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import * as calls from './calls.ts';
import { mayChangeView, maySaveView } from './policy.ts';
import type { SavedView, ViewContent, ViewScope } from './schema.ts';

export type NewView = { formId: string; name: string; scope: ViewScope; content: ViewContent };

const touches = [['views'], ['audit']] as const;

/** 'Save as': what is looked at now, under a name. */
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

/** 'Save': a view shows what is looked at now. */
export const saveView = action<{ view: SavedView; content: ViewContent }, SavedView>({
  id: 'views.save',
  label: 'Save changes',
  may: (actor, { view }) => mayChangeView(actor, view),
  run: (send, { view, content }) => change(send, view, content),
  done: ({ view }) => `The view "${view.name}" was saved`,
  failed: (_, error) => failure(error, 'Your view could not be saved. Please try again.'),
  touches,
});

/** Another name for a view, or others who have it. */
export const renameView = action<{ view: SavedView; name: string; scope: ViewScope }, SavedView>({
  id: 'views.rename',
  label: 'Rename',
  may: (actor, { view, scope }) => {
    const mayChange = mayChangeView(actor, view);
    return mayChange.yes ? maySaveView(actor, scope) : mayChange;
  },
  run: (send, { view, name, scope }) => change(send, view, { name, scope }),
  done: (_, { name }) => `The view is called "${name}" now`,
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
        ? `"${view.name}" will be gone for everybody. The data stays. This action cannot be undone.`
        : `"${view.name}" will be gone. The data stays. This action cannot be undone.`,
    confirm: 'Delete',
  }),
  may: (actor, { view }) => mayChangeView(actor, view),
  run: (send, { view }) => send(calls.deleteView, { params: { id: view.templateId, viewId: view.id } }),
  done: ({ view }) => `The view "${view.name}" was deleted`,
  failed: () => 'An error occurred while deleting your view. Please try again.',
  touches,
});

/** Opens a view with the form from now on, for this person; null: none. */
export const setDefaultView = action<{ formId: string; view: SavedView | null }, unknown>({
  id: 'views.setDefault',
  label: 'Open the form with this view',
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
  // Who does not say how the columns stand leaves them.
  const columns = changes.columns ?? view.columns;
  const body = { name, scope, sheetIds, filter, tab, sort, review, ...changes, columns };
  return send(calls.changeView, { params: { id: templateId, viewId: view.id }, body });
}

/** A name that is taken, or too long, is said as it is. */
function failure(error: unknown, otherwise: string): string {
  return error instanceof AppError && (error.code === 'conflict' || error.code === 'invalid')
    ? error.message
    : otherwise;
}
