// The menu of a form's saved views: open, save, rename and delete.
import { Button } from '@mantine/core';
import {
  Bookmark,
  BookmarkPlus,
  Check,
  ChevronDown,
  House,
  LayoutGrid,
  Pencil,
  Save,
  Trash2,
  Users,
} from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { deleteView, renameView, saveView, saveViewAs, setDefaultView } from '#core/views/actions.ts';
import type { SavedView } from '#core/views/schema.ts';
import { groupViews, sameContent, wholeContent } from '#core/views/view-content.ts';
import type { SheetViewsMenu } from '#web/slots.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { actionChoice, type Choice } from '#web/ui/choice.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const NameDialog = lazyDialog(() => import('./name-dialog.tsx').then((it) => it.NameDialog));

/** Names a new view, or an existing one. */
type SaveDialog = { view: SavedView | null };

export function ViewsMenu(props: ComponentProps<SheetViewsMenu>) {
  const { formId, content, current, isChanged, views, onOpen, onSaved, onDeleted, within } = props;
  const [dialog, setDialog] = useState<SaveDialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const ask = (view: SavedView | null) => {
    setDialog({ view });
    setIsOpen(true);
  };
  const { mine, company } = groupViews(views);
  const opens = (view: SavedView, index: number): Choice => ({
    id: view.id,
    label: view.name,
    icon: view.id === current?.id ? chosen : iconOf(view),
    apart: index === 0,
    onChoose: () => onOpen(view),
  });
  const choices: Choice[] = [
    {
      id: 'views.none',
      label: t(m.allData),
      icon:
        current === null && sameContent(content, wholeContent) ? (
          chosen
        ) : (
          <LayoutGrid size={16} aria-hidden />
        ),
      onChoose: () => onOpen(null),
    },
    ...mine.map(opens),
    ...company.map(opens),
    ...(isChanged && current !== null
      ? [
          actionChoice(
            saveView,
            { view: current, content },
            { icon: <Save size={16} aria-hidden />, apart: true, onDone: onSaved },
          ),
        ]
      : []),
    {
      id: saveViewAs.id,
      label: saveViewAs.label,
      icon: <BookmarkPlus size={16} aria-hidden />,
      apart: !isChanged,
      onChoose: () => ask(null),
    },
    ...(current === null ? [] : changesOf(current, { formId, ask, onDeleted })),
  ];
  const viewName = current === null ? t(m.views) : current.name;
  return (
    <>
      {within?.(choices) ?? (
        <ActionMenu
          label={current === null ? t(m.views) : t(m.viewsOf, { current: current.name })}
          choices={choices}
          button={
            <Button
              variant={current === null ? 'default' : 'light'}
              className="rigid"
              maw="12rem"
              {...(current !== null && {
                'aria-label': t(m.viewsChanged, { current: current.name, isChanged: String(isChanged) }),
              })}
              leftSection={<Bookmark size={16} aria-hidden />}
              rightSection={<ChevronDown size={16} aria-hidden />}
            >
              {isChanged
                ? rich(m.changed, {
                    name: viewName,
                    soft: (text) => (
                      <span className="soft weight-400" style={{ whiteSpace: 'pre' }}>
                        {text}
                      </span>
                    ),
                  })
                : viewName}
            </Button>
          }
        />
      )}
      {dialog !== null && (
        <Suspense>
          <NameDialog
            view={dialog.view}
            formId={formId}
            content={content}
            opened={isOpen}
            onSaved={onSaved}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const chosen = <Check size={16} role="img" aria-label={t(m.currentView)} />;

function iconOf({ scope, isDefault }: SavedView) {
  if (isDefault) return <House size={16} role="img" aria-label={t(m.defaultView)} />;
  return scope === 'COMPANY' ? (
    <Users size={16} role="img" aria-label={t(m.shared)} />
  ) : (
    <Bookmark size={16} role="img" aria-label={t(m.yourView)} />
  );
}

type ViewChanges = Pick<ComponentProps<SheetViewsMenu>, 'formId' | 'onDeleted'> & {
  ask(view: SavedView): void;
};

/** What is done with the open view. */
function changesOf(view: SavedView, { formId, ask, onDeleted }: ViewChanges): Choice[] {
  return [
    {
      id: setDefaultView.id,
      label: view.isDefault ? t(m.removeAsDefault) : setDefaultView.label,
      icon: <House size={16} aria-hidden />,
      onChoose: (run) => void run(setDefaultView, { formId, view: view.isDefault ? null : view }),
    },
    {
      id: renameView.id,
      label: renameView.label,
      icon: <Pencil size={16} aria-hidden />,
      isOffered: (actor) => renameView.may(actor, { ...view, view }).yes,
      onChoose: () => ask(view),
    },
    actionChoice(deleteView, { view }, { icon: <Trash2 size={16} aria-hidden />, onDone: onDeleted }),
  ];
}
