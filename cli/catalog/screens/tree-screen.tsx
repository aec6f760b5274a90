// The catalog as a tree: opened and closed, searched, and changed item by item.
import { counts } from '#core/messages/count-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { deleteCatalogItem, organizeCatalog } from '#core/catalog/actions.ts';
import { findItems, indexItems, type ItemIndex, itemRows, type ItemRow } from '#core/catalog/item-index.ts';
import { mayChangeCatalog } from '#core/catalog/policy.ts';
import { catalogColumnsQuery, catalogQuery, catalogTypesQuery } from '#core/catalog/queries.ts';
import type { CatalogColumn, CatalogItem, CatalogType } from '#core/catalog/schema.ts';
import { catalogTexts } from '#core/catalog/labels.ts';
import { foundText } from '#core/catalog/tree-texts.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Line } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { openItemDialog } from './item-dialog.tsx';
import { askPlace } from './ask-place.ts';
import { manageTypes } from './manage-types.ts';
import { retirementOf } from './retirement.ts';
import { useUndo } from './use-undo.ts';
import { columnText } from '#core/catalog/column-text.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function CatalogScreen(_props: ScreenProps<'catalog'>) {
  const { core } = useApp();
  const tree = useQuery(catalogQuery(core.send));
  const types = useQuery(catalogTypesQuery(core.send));
  const columns = useQuery(catalogColumnsQuery(core.send));
  return (
    <Loaded query={tree} title={catalogTexts.notLoaded}>
      {(items) => (
        <Loaded query={types} title={catalogTexts.notLoaded}>
          {(allTypes) => (
            <Loaded query={columns} title={catalogTexts.notLoaded}>
              {(allColumns) => <Tree items={items} types={allTypes} columns={allColumns} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

type TreeProps = {
  items: readonly CatalogItem[];
  types: readonly CatalogType[];
  columns: readonly CatalogColumn[];
};

const nothing: ReadonlySet<string> = new Set();
const table = 'items';

function Tree({ items, types, columns }: TreeProps) {
  const { go } = useApp();
  const { height } = useArea();
  const search = useSearch();
  const [open, setOpen] = useScreenState<ReadonlySet<string>>('open', nothing);
  const [closed, setClosed] = useScreenState<ReadonlySet<string>>(`closed ${search.text}`, nothing);
  const [withRetired, setWithRetired] = useScreenState('retired', false);
  const before = useRef<ItemIndex | null>(null);
  const index = useMemo(() => (before.current = indexItems(items, before.current)), [items]);
  const found = useMemo(() => findItems(index, search.text, withRetired), [index, search.text, withRetired]);
  const rows = useMemo(
    () => itemRows(index, { open, found, closed, withRetired }),
    [index, open, found, closed, withRetired],
  );
  const row = rows[useCursor(table, rows.length)];
  const setIsOpen = (id: string, isOpen: boolean) => {
    if (found?.leading.has(id)) setClosed(isOpen ? without(closed, id) : closed.union(new Set([id])));
    else setOpen(isOpen ? open.union(new Set([id])) : without(open, id));
  };
  useBranchKeys(row, rows, setIsOpen);
  useKeys([
    {
      key: 'hidden',
      label: withRetired ? t(m.hideRetiredItems) : t(m.showRetiredItems),
      hint: false,
      run: () => setWithRetired(!withRetired),
    },
  ]);
  useItemKeys(row, { index, types, columns }, (id) => setOpen(open.union(new Set([id]))));
  const all = index.nodes.size;
  return (
    <>
      <Line
        segments={[
          { text: catalogTexts.tree, bold: true },
          {
            text: `  ${t(m.itemsAndTypes, { items: found === null ? t(counts.items, { count: all }) : foundText(found.matches.size, all), types: types.length })}`,
            tone: 'dim',
          },
        ]}
      />
      <SearchBar search={search} placeholder={t(m.wordsOfNameTypeCode)} />
      <Table
        name={table}
        columns={columnsOf(columns)}
        count={rows.length}
        rows={(from, to) => rows.slice(from, to)}
        height={height - 1 - search.height}
        empty={emptyText(types, search.text)}
        enterLabel={t(keyTexts.details)}
        onEnter={(at) => {
          const entered = rows[at];
          if (entered) go({ screen: 'catalog-item', itemId: entered.node.id, itemName: entered.node.name });
        }}
      />
    </>
  );
}

function emptyText(types: readonly CatalogType[], search: string): string {
  if (search !== '') return catalogTexts.noMatches;
  return types.length === 0
    ? t(m.pressYToAddOne, { noTypes: catalogTexts.noTypes })
    : t(m.pressToAddOne, { noItems: catalogTexts.noItems });
}

/** Right opens a branch or goes into it, left closes it or goes out of it. */
function useBranchKeys(
  row: ItemRow | undefined,
  rows: readonly ItemRow[],
  setIsOpen: (id: string, isOpen: boolean) => void,
): void {
  const [, setCursor, cursor] = useScreenState(`${table}.cursor`, 0);
  const openBranch = () => {
    if (row?.isOpen === false) setIsOpen(row.node.id, true);
    else if (row?.isOpen === true) setCursor(Math.min(cursor(), rows.length - 1) + 1);
  };
  const closeBranch = () => {
    if (row === undefined) return;
    if (row.isOpen === true) return setIsOpen(row.node.id, false);
    const parent = rows.findIndex(({ node }) => node.id === row.node.parentId);
    if (parent >= 0) setCursor(parent);
  };
  useKeys([
    { key: 'right', label: t(m.openBranch), section: 'Moving', hint: false, run: openBranch },
    { key: 'left', label: t(m.closeBranch), section: 'Moving', hint: false, run: closeBranch },
  ]);
}

type World = { index: ItemIndex; types: readonly CatalogType[]; columns: readonly CatalogColumn[] };

function useItemKeys(
  row: ItemRow | undefined,
  { index, types, columns }: World,
  show: (id: string) => void,
): void {
  const app = useApp();
  const { dialogs } = useTerminal();
  const undo = useUndo();
  const off = whyNot(mayChangeCatalog(app.actor));
  const item = row?.node.item;
  const noItem = item === undefined ? catalogTexts.noItems : undefined;
  const noType = types.length === 0 ? t(m.pressY, { noTypes: catalogTexts.noTypes }) : undefined;
  const world = { index, types, columns };
  const add = async () => {
    const parent = row !== undefined && !row.node.retired ? row.node : null;
    const made = await openItemDialog(dialogs, { item: null, parentId: parent?.id ?? null, ...world });
    if (made !== null && made.parentId !== null) show(made.parentId);
  };
  const move = async () => {
    if (item === undefined) return;
    const parentId = await askPlace(dialogs, index, {
      title: t(m.moveBelow, { item: item.name }),
      moved: item,
    });
    if (parentId === undefined || parentId === item.parentId) return;
    if (!(await app.perform(organizeCatalog, { [item.id]: parentId }))) return;
    undo.noteMove({ [item.id]: item.parentId });
    if (parentId !== null) show(parentId);
  };
  useKeys([
    { key: 'add', label: t(m.newItem), off: off ?? noType, run: add },
    {
      key: 'edit',
      label: t(keyTexts.edit),
      off: off ?? noItem,
      run: () => item && openItemDialog(dialogs, { item, ...world }),
    },
    { key: 'move', label: t(keyTexts.move), off: off ?? noItem, run: move },
    { ...retirementOf(app, item ?? null) },
    {
      ...app.actionKey('delete', deleteCatalogItem, item ?? null),
      run: async () => {
        if (row === undefined) return;
        await app.perform(deleteCatalogItem, row.node.item, { onDone: undo.noteDeletion(row.node) });
      },
    },
    { key: 'undo', label: t(keyTexts.undo), off: undo.off, hint: undo.off === undefined, run: undo.run },
    { key: 'types', label: t(keyTexts.types), off, run: () => manageTypes(app, dialogs, types) },
  ]);
}

function without(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  next.delete(id);
  return next;
}

function columnsOf(columns: readonly CatalogColumn[]): TableColumn<ItemRow>[] {
  return [
    {
      id: 'name',
      title: t(m.item),
      value: ({ node, level, isOpen }) => `${'  '.repeat(level - 1)}${branchMark(isOpen)}${node.name}`,
      tone: ({ node }) => (node.retired ? 'dim' : 'plain'),
      most: 60,
    },
    { id: 'type', title: t(common.type), value: ({ node }) => node.item.type.name, most: 24, rank: 1 },
    { id: 'code', title: t(m.code), value: ({ node }) => node.item.code ?? '', most: 20 },
    ...columns.map((column, place): TableColumn<ItemRow> => ({
      id: column.key,
      title: column.name,
      value: ({ node }) => columnText(column, node.item),
      align: column.kind === 'NUMBER' ? 'right' : 'left',
      most: 24,
      // The last ones go first.
      rank: -place,
    })),
    {
      id: 'retired',
      title: '',
      value: ({ node }) => (node.retired ? catalogTexts.retired.toLowerCase() : ''),
      tone: () => 'warning',
      rank: 2,
    },
  ];
}

function branchMark(isOpen: boolean | null): string {
  return isOpen === null ? '  ' : isOpen ? '▾ ' : '▸ ';
}
