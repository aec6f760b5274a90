// Items of the catalog for the audit log: a line a field, in an order that both states of a change share.
import type { CatalogState, ChangedCatalog } from '#core/catalog/change-catalog.ts';
import type { StoredItem } from '#core/catalog/stored-item.ts';
import { above } from '#core/catalog/moves.ts';
import { countText } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Items = ReadonlyMap<string, StoredItem>;

/** An entry of many items names this many, and counts the others. */
const mostLines = 1_000;

export function itemLines(
  item: StoredItem,
  { types, columns }: Pick<CatalogState, 'types' | 'columns'>,
  items: Items,
): string[] {
  return [
    `name ${item.name}`,
    `type ${types.find(({ id }) => id === item.typeId)?.name ?? item.typeId}`,
    `below ${parentText(item, items)}`,
    `code ${item.code ?? ''}`,
    ...columns.map(({ key, name }) => `${name} ${item.fields[key] ?? ''}`),
  ].map((line) => line.trimEnd());
}

/** The names above an item: `Canada / Ontario`; empty at the top. */
function parentText({ id, parentId }: StoredItem, items: Items): string {
  const parent = items.get(parentId ?? '');
  if (parent === undefined) return '';
  return [parent, ...above(items, parent.id)]
    .filter((each) => each.id !== id)
    .toReversed()
    .map(({ name }) => name)
    .join(' / ');
}

/** Where items stood, and where they stand now. */
export function moveLines(items: Items, moves: ReadonlyMap<string, string | null>) {
  const line = (item: StoredItem) => `${item.name} ${parentText(item, items) || t(m.atTop)}`;
  const moved = [...moves].flatMap(([id, parentId]) => {
    const item = items.get(id);
    return item === undefined ? [] : [{ before: item, after: { ...item, parentId } }];
  });
  return {
    previous: bounded(moved.map(({ before }) => line(before))),
    next: bounded(moved.map(({ after }) => line(after))),
  };
}

/** What a change of many did, by its items. */
export function changesLines(state: CatalogState, changed: ChangedCatalog): string[] {
  const nameOf = (id: string) => state.items.get(id)?.name ?? id;
  return bounded([
    ...changed.types.map(({ name }) => `added type ${name}`),
    ...changed.created.map(({ name }) => `added ${name}`),
    ...changed.changed.map(({ id, name }) =>
      nameOf(id) === name ? `changed ${name}` : `changed ${nameOf(id)} to ${name}`,
    ),
    ...changed.retired.map(({ name }) => `retired ${name}`),
    ...changed.restored.map((id) => `restored ${nameOf(id)}`),
  ]);
}

/** The names of items, the first of them being what was asked for. */
export function namesLines(items: Items, ids: readonly string[], field: string): string[] {
  return bounded(ids.map((id) => `${field} ${items.get(id)?.name ?? id}`));
}

function bounded(lines: readonly string[]): string[] {
  if (lines.length <= mostLines) return [...lines];
  return [...lines.slice(0, mostLines), `and ${countText(lines.length - mostLines)} more`];
}
