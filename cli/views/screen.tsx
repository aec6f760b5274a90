// The saved views of a form: open, save under a name, rename, delete, and choose one as the default.
import { useQuery } from '@tanstack/react-query';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { formAsReadQuery } from '#core/forms/queries.ts';
import { deleteView, saveView, setDefaultView } from '#core/views/actions.ts';
import { viewsQuery } from '#core/views/queries.ts';
import type { SavedView, ViewContent } from '#core/views/schema.ts';
import { viewsList } from '#core/views/list.ts';
import { viewForm } from '#core/views/view-form.ts';
import { wholeContent } from '#core/views/view-content.ts';
import type { PlaceOf, ScreenProps } from '#cli/app/screen-places.ts';
import { openForm } from '#cli/resource/form-dialog.tsx';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { type KeyBinding, whyNot } from '#cli/terminal/keys/keys.ts';
import { confirm } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { placeOfView } from '#cli/app/view-place.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function ViewsScreen({ place }: ScreenProps<'views'>) {
  const { core } = useApp();
  // Read before the list is drawn: its cursor starts at the open view, which is the default target for saving.
  const query = useQuery(viewsQuery(core.send, place.formId));
  return <Loaded query={query}>{() => <Views place={place} />}</Loaded>;
}

function Views({ place }: ScreenProps<'views'>) {
  const open = useOpen(place);
  const keysOf = useViewKeys(place);
  const list = viewsList(place.formId, place);
  return (
    <ListScreen
      list={{
        ...list,
        texts: { ...list.texts, none: t(m.noSavedViewsYetPress) },
      }}
      head={{ height: 1, draw: () => <Label bold>{list.title}</Label> }}
      isFirst={({ id }) => id === place.viewId}
      onOpen={open}
      keys={(current) => [
        ...keysOf(current),
        {
          key: 'clear',
          label: t(keyTexts.clearAllData),
          run: () => open({ ...wholeContent, tab: place.content.tab }),
        },
      ]}
    />
  );
}

/** Replaces what was shown. */
function useOpen(of: PlaceOf<'views'>): (view: ViewContent & { id?: string }) => void {
  const { core, back, replace, say } = useApp();
  const form = useQuery(formAsReadQuery(core.send, of.formId));
  return (view) => {
    const { place, missing } = placeOfView(of, view, form.data ? filteredQuestions(form.data) : []);
    back();
    replace(place);
    if (missing !== null) say(missing, 'warning');
  };
}

function useViewKeys({ formId, content }: PlaceOf<'views'>) {
  const { actor, perform, actionKey } = useApp();
  const { dialogs } = useTerminal();
  const form = viewForm(formId, content);
  const save = async (view: SavedView) => {
    const confirmation = {
      title: `${saveView.label}?`,
      text: t(m.willShowWhatYouWere, { view: view.name }),
      confirm: t(common.save),
    };
    if (await confirm(dialogs, confirmation)) await perform(saveView, { view, content });
  };
  return (view: SavedView | null): readonly KeyBinding[] => {
    const thing = view && { view };
    const none = view === null ? t(m.thereAreNoViews) : undefined;
    const off = none ?? (thing && whyNot(deleteView.may(actor, thing))) ?? undefined;
    return [
      { key: 'add', label: t(m.saveAsNew), run: () => openForm(dialogs, form, null) },
      { key: 'submit', label: t(m.saveIntoThisOne), off, run: () => view && save(view) },
      { key: 'edit', label: t(keyTexts.rename), off, run: () => view && openForm(dialogs, form, view) },
      actionKey('delete', deleteView, thing),
      {
        key: 'star',
        label: view?.isDefault === true ? t(m.removeAsDefault) : t(m.setAsDefault),
        hint: false,
        off: none,
        run: () => perform(setDefaultView, { formId, view: view?.isDefault === true ? null : view }),
      },
    ];
  };
}
