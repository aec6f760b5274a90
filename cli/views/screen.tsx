// The saved views of a form: open, save under a name, rename, delete, and choose one as the default.
import { useQuery } from '@tanstack/react-query';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { formAsReadQuery } from '#core/forms/queries.ts';
import { deleteView, saveView, setDefaultView } from '#core/views/actions.ts';
import { viewsQuery } from '#core/views/queries.ts';
import type { SavedView, ViewContent } from '#core/views/schema.ts';
import { viewForm } from '#core/views/view-form.ts';
import { groupViews, sameContent, scopeLabels, wholeContent } from '#core/views/view-content.ts';
import type { PlaceOf, ScreenProps } from '#cli/app/screen-places.ts';
import { openForm } from '#cli/resource/form-dialog.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { confirm } from '#cli/terminal/input/questions.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { placeOfView } from '#cli/app/view-place.ts';

const table = 'views';

/** The screen. */
export function ViewsScreen({ place }: ScreenProps<'views'>) {
  const { core } = useApp();
  const query = useQuery(viewsQuery(core.send, place.formId));
  return <Loaded query={query}>{(views) => <Views place={place} saved={views} />}</Loaded>;
}

function Views({ place, saved }: ScreenProps<'views'> & { saved: readonly SavedView[] }) {
  const { date } = useApp();
  const { height } = useArea();
  const { mine, company } = groupViews(saved);
  const views = [...mine, ...company];
  // The cursor starts at the open view, which is the default target for saving.
  const [at] = useScreenState(
    `${table}.cursor`,
    Math.max(
      0,
      views.findIndex(({ id }) => id === place.viewId),
    ),
  );
  const open = useOpen(place);
  useViewsKeys(place, views[Math.min(at, views.length - 1)]);
  useKeys([
    { key: 'clear', label: 'clear: all data', run: () => open({ ...wholeContent, tab: place.content.tab }) },
  ]);
  return (
    <>
      <Label bold>Saved views</Label>
      <Table
        name={table}
        columns={columnsFor(place, date)}
        count={views.length}
        rows={(from, to) => views.slice(from, to)}
        height={height - 1}
        empty="No saved views yet. Press + to save the current view."
        enterLabel="open"
        onEnter={(index) => {
          const view = views[index];
          if (view) return open(view);
        }}
      />
    </>
  );
}

function columnsFor(
  { content, viewId }: PlaceOf<'views'>,
  date: (at: number) => string,
): TableColumn<SavedView>[] {
  return [
    {
      id: 'name',
      title: 'Name',
      value: (view) => view.name + stateOf(view, content, viewId),
      most: 60,
    },
    { id: 'scope', title: 'For', value: ({ scope }) => scopeLabels[scope], rank: 3 },
    { id: 'owner', title: 'By', value: ({ owner }) => owner.userName, most: 24, rank: 1 },
    { id: 'default', title: 'Opens', value: ({ isDefault }) => (isDefault ? 'with the form' : ''), rank: 2 },
    { id: 'updated', title: 'Changed', value: ({ dates }) => date(dates.lastModified), whole: true, rank: 0 },
  ];
}

function stateOf(view: SavedView, content: ViewContent, openId: string | undefined): string {
  const isShown = sameContent(view, content);
  if (view.id === openId) return isShown ? '  (open)' : '  (open, changed)';
  return isShown ? '  (shows the same)' : '';
}

/** Replaces what was shown. */
function useOpen(of: PlaceOf<'views'>): (view: ViewContent & { id?: string }) => void {
  const { core, back, replace, say } = useApp();
  const form = useQuery(formAsReadQuery(core.send, of.formId));
  return (view) => {
    const { place, missing } = placeOfView(of, view, form.data ? analysedQuestions(form.data) : []);
    back();
    replace(place);
    if (missing !== null) say(missing, 'warning');
  };
}

function useViewsKeys({ formId, content }: PlaceOf<'views'>, view: SavedView | undefined): void {
  const { actor, perform, actionKey } = useApp();
  const { dialogs } = useTerminal();
  const none = view === undefined ? 'There are no views.' : undefined;

  const form = viewForm(formId, content);
  const save = async () => {
    if (view === undefined) return;
    const confirmation = {
      title: `${saveView.label}?`,
      text: `"${view.name}" will show what you were looking at before.`,
      confirm: 'Save',
    };
    if (await confirm(dialogs, confirmation)) await perform(saveView, { view, content });
  };
  const thing = view === undefined ? null : { view };
  const refused = (action: typeof deleteView) => none ?? (thing && whyNot(action.may(actor, thing)));
  useKeys([
    { key: 'add', label: 'save as new', run: () => openForm(dialogs, form, null) },
    { key: 'submit', label: 'save into this one', off: refused(deleteView) ?? undefined, run: save },
    {
      key: 'edit',
      label: 'rename',
      off: refused(deleteView) ?? undefined,
      run: () => view && openForm(dialogs, form, view),
    },
    actionKey('delete', deleteView, thing),
    {
      key: 'star',
      label: view?.isDefault ? 'remove as default' : 'set as default',
      hint: false,
      off: none,
      run: () =>
        perform(setDefaultView, { formId, view: view === undefined || view.isDefault ? null : view }),
    },
  ]);
}
