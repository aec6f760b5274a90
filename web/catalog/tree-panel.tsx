// The tree with its search, what is selected or being moved, and the menu of its rows.
import { Button } from '@mantine/core';
import { Boxes } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  dropIssue,
  findItems,
  type IndexedItem,
  type ItemIndex,
  itemRows,
} from '#core/catalog/item-index.ts';
import { mayChangeCatalog } from '#core/catalog/policy.ts';
import type { CatalogColumn } from '#core/catalog/schema.ts';
import { catalogTexts } from '#core/catalog/labels.ts';
import { foundText, treeTexts } from '#core/catalog/tree-texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import type { CatalogDialog } from './dialogs.tsx';
import { ItemTree, type ItemVerbs } from './item-tree.tsx';
import { rowChoices } from './row-choices.tsx';
import { TreeBar } from './tree-bars.tsx';
import { TreeToolbar } from './tree-toolbar.tsx';
import type { CatalogEdit } from './use-catalog-edit.ts';
import { toggled, type TreeView } from './use-tree-view.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import type { Choice } from '#web/ui/choice.ts';
import type { FocusRow } from './use-tree-cursor.ts';

export type TreePanelProps = {
  search: string;
  withRetired: boolean;
  onView(view: { search: string; withRetired: boolean }): void;
  index: ItemIndex;
  columns: readonly CatalogColumn[];
  edit: CatalogEdit;
  treeView: TreeView;
  onDialog(dialog: CatalogDialog): void;
  onExport(): void;
};

export function TreePanel(props: TreePanelProps) {
  const { search, withRetired, onView, index, columns, edit, treeView, onDialog } = props;
  const mayChange = mayChangeCatalog(useActor()).yes;
  const [menu, openMenu] = useOpenedMenu();
  const { selected } = treeView;
  const focusRow = useRef<((id: string) => void) | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { words, found, rows, counts, shownCount } = useShownItems(props);

  const add = (parentId: string | null) => onDialog({ kind: 'item', item: null, parentId });
  const change = ({ item, parentId }: IndexedItem) =>
    onDialog({ kind: 'item', item: { ...item, parentId }, parentId });
  const move = (ids: readonly string[], parentId: string | null) => {
    if (!edit.move(index, ids, parentId)) return;
    treeView.pickUp(null);
    treeView.select(new Set());
    if (parentId !== null) treeView.setOpen([parentId], true);
    const [first] = ids;
    if (first !== undefined) treeView.setActive(first);
  };
  const verbs: ItemVerbs = {
    nameOf: (id) => index.nodes.get(id)?.name ?? '',
    dropIssue: (ids, parentId) => dropIssue(index, ids, parentId),
    onMove: move,
    onEdit: change,
    onAdd: ({ id }) => add(id),
    onDelete: edit.remove,
    onMenu: openMenu,
    onUndo: edit.undo,
    onSearch: () => searchField.current?.focus(),
  };

  return (
    <section aria-labelledby="catalog-tree">
      <header className="row wrap justify-between mb-10 gap-y-8 gap-x-16">
        <h2 id="catalog-tree" className="m-0 text-md weight-600">
          {catalogTexts.tree}
        </h2>
      </header>
      <TreeToolbar
        search={search}
        searchField={searchField}
        onSearch={(text) => {
          treeView.forgetClosed();
          onView({ search: text, withRetired });
        }}
        retired={counts.retired}
        withRetired={withRetired}
        onRetired={(shown) => onView({ search, withRetired: shown })}
        onAllOpen={treeView.setAllOpen}
        onColumns={() => onDialog({ kind: 'columns' })}
        onImport={() => onDialog({ kind: 'import' })}
        onExport={props.onExport}
        onAdd={() => add(null)}
      />
      <p className="m-0 mb-8 faint text-xs" aria-live="polite">
        {found === null ? t(m.itemCount, { count: shownCount }) : foundText(found.matches.size, shownCount)}
      </p>
      <TreeBar view={treeView} verbs={verbs} focusRow={focusRow} />
      {rows.length === 0 ? (
        <NoItems
          isSearch={found !== null}
          onAdd={() => add(null)}
          onAll={() => onView({ search: '', withRetired })}
        />
      ) : (
        <ItemTree
          rows={rows}
          columns={columns}
          words={words}
          mayChange={mayChange}
          view={treeView}
          verbs={verbs}
          focusRow={focusRow}
        />
      )}
      <TreeMenu
        menu={menu}
        focusRow={focusRow}
        choices={(node) =>
          rowChoices(node, {
            isSelected: selected.has(node.id),
            onEdit: () => change(node),
            onAdd: () => add(node.id),
            onMove: () => {
              treeView.pickUp(selected.has(node.id) ? [...selected] : [node.id]);
              focusRow.current?.(node.id);
            },
            onSelect: () => treeView.select(toggled(selected, node.id)),
            onUsage: () => onDialog({ kind: 'usage', item: { id: node.id, name: node.name } }),
            edit,
          })
        }
      />
    </section>
  );
}

/** The rows of the tree that are in view, for the search and without what is closed or retired. */
function useShownItems({ search, withRetired, index, treeView }: TreePanelProps) {
  const { open, closed } = treeView;
  // Typing is never held up by the tree.
  const words = useDeferredValue(search.trim());
  const found = useMemo(() => findItems(index, words, withRetired), [index, words, withRetired]);
  const rows = useMemo(
    () => itemRows(index, { open, closed, found, withRetired }),
    [index, open, closed, found, withRetired],
  );
  const counts = useMemo(() => countsOf(index), [index]);
  const shownCount = withRetired ? counts.all : counts.all - counts.retired;
  return { words, found, rows, counts, shownCount };
}

type NoItemsProps = { isSearch: boolean; onAdd(): void; onAll(): void };

function NoItems({ isSearch, onAdd, onAll }: NoItemsProps) {
  return isSearch ? (
    <EmptyState
      title={catalogTexts.noMatches}
      action={
        <Button variant="default" onClick={onAll}>
          {t(m.showAllItems)}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<Boxes size={22} />}
      title={catalogTexts.noItems}
      text={treeTexts.noItemsHint}
      action={<Button onClick={onAdd}>{treeTexts.add}</Button>}
    />
  );
}

function countsOf({ nodes }: ItemIndex): { all: number; retired: number } {
  let retired = 0;
  for (const node of nodes.values()) if (node.retired) retired += 1;
  return { all: nodes.size, retired };
}

type OpenedMenu = { node: IndexedItem; button: DOMRect; count: number };

function useOpenedMenu() {
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const open = (node: IndexedItem, button: Element) =>
    setMenu((before) => ({
      node,
      button: button.getBoundingClientRect(),
      count: (before?.count ?? 0) + 1,
    }));
  return [menu, open] as const;
}

type TreeMenuProps = {
  menu: OpenedMenu | null;
  choices(node: IndexedItem): readonly Choice[];
  /** Where the focus goes when it closes. */
  focusRow: FocusRow;
};

/**
 * The menu of a row. There is one for all rows, which is where the row's button is: with a menu in each row,
 * scrolling would stutter.
 */
function TreeMenu({ menu, choices, focusRow }: TreeMenuProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (menu !== null) holder.current?.querySelector('button')?.click();
  }, [menu]);
  if (menu === null) return null;
  const { node, button, count } = menu;
  const { left, top, width, height } = button;
  return (
    <div ref={holder}>
      <ActionMenu
        key={count}
        label={t(m.actionsFor, { node: node.name })}
        choices={choices(node)}
        button={
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="fixed p-0 border-none on-nothing opacity-0 untouchable"
            style={{ left, top, width, height }}
            onFocus={() => focusRow.current?.(node.id)}
          />
        }
      />
    </div>
  );
}
