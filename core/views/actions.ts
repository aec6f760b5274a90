// The actions on saved views.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import * as calls from './calls.ts';
import { mayChangeView, maySaveView } from './policy.ts';
import type { SavedView, ViewContent, ViewScope } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type NewView = { formId: string; name: string; scope: ViewScope; content: ViewContent };

const touches = [['views'], ['audit']] as const;

/** 'Save as': saves the current view under a name. */
export const saveViewAs = action<NewView, SavedView>({
  id: 'views.saveAs',
  label: t(m.saveAsNewView),
  may: (actor, { scope }) => maySaveView(actor, scope),
  run: (send, { formId, name, scope, content }) =>
    send(calls.createView, { params: { id: formId }, body: { name, scope, ...content } }),
  done: ({ name }) => t(m.viewWasSaved, { name: name.trim() }),
  failed: (_, error) => failure(error, t(m.yourViewCouldNotBe)),
  touches,
});

/** 'Save': updates a view to what is currently shown. */
export const saveView = action<{ view: SavedView; content: ViewContent }, SavedView>({
  id: 'views.save',
  label: t(m.saveChanges),
  may: (actor, { view }) => mayChangeView(actor, view),
  run: (send, { view, content }) => change(send, view, content),
  done: ({ view }) => t(m.newViewWasSaved, { view: view.name }),
  failed: (_, error) => failure(error, t(m.yourViewCouldNotBe)),
  touches,
});

/** Changes a view's name or scope. */
export const renameView = action<{ view: SavedView; name: string; scope: ViewScope }, SavedView>({
  id: 'views.rename',
  label: t(common.rename),
  may: (actor, { view, scope }) => {
    const mayChange = mayChangeView(actor, view);
    return mayChange.yes ? maySaveView(actor, scope) : mayChange;
  },
  run: (send, { view, name, scope }) => change(send, view, { name, scope }),
  done: (_, { name }) => t(m.viewIsNowCalled, { name }),
  failed: (_, error) => failure(error, t(m.yourViewCouldNotBeRenamed)),
  touches,
});

export const deleteView = action<{ view: SavedView }, unknown>({
  id: 'views.delete',
  label: t(common.delete),
  danger: true,
  confirmation: ({ view }) => ({
    title: t(m.deleteThisView),
    text:
      view.scope === 'COMPANY'
        ? t(m.willBeDeletedForEveryone, { view: view.name })
        : t(m.willBeDeletedDataIs, { view: view.name }),
    confirm: t(common.delete),
  }),
  may: (actor, { view }) => mayChangeView(actor, view),
  run: (send, { view }) => send(calls.deleteView, { params: { id: view.templateId, viewId: view.id } }),
  done: ({ view }) => t(m.viewWasDeleted, { view: view.name }),
  failed: () => t(m.errorOccurredWhileDeletingYour),
  touches,
});

/** Makes a view the user's default for the form; null: none. */
export const setDefaultView = action<{ formId: string; view: SavedView | null }, unknown>({
  id: 'views.setDefault',
  label: t(m.setAsDefault),
  may: () => ({ yes: true }),
  run: (send, { formId, view }) =>
    send(calls.setDefaultView, { params: { id: formId }, body: { viewId: view?.id ?? null } }),
  done: ({ view }) => (view === null ? t(m.formOpensWithAllOf) : t(m.formOpensWithNow, { view: view.name })),
  failed: () => t(m.yourChoiceCouldNotBe),
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
