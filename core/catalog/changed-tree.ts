// A tree of the catalog after changes. What has not changed stays the same object, so that anyone who holds something made of
// the tree, such as an index, makes only the rest of it anew.
import type { Relationships } from './moves.ts';
import type { CatalogItem, FlatItem } from './schema.ts';

export type TreeChange = {
  /** As they are now: new ones, changed ones, and moved ones with all below them. */
  items?: readonly FlatItem[];
  /** The same for what has only moved. */
  moves?: Relationships;
  /** With all below them that is not moved away. */
  deleted?: readonly string[];
};

/** The tree with the change made. What it names may be gone, or its parent: then it is left out. */
export function changeTree(
  tree: readonly CatalogItem[],
  { items = [], moves = {}, deleted = [] }: TreeChange,
): readonly CatalogItem[] {
  const known = find(tree, [
    ...items.flatMap(({ id, parentId }) => [id, parentId]),
    ...Object.entries(moves).flat(),
    ...deleted,
  ]);
  const put = [
    ...items,
    ...Object.entries(moves).flatMap(([id, parentId]) => {
      const item = known.get(id);
      return item === undefined ? [] : [{ ...item, parentId }];
    }),
  ];
  const given = new Set(put.map(({ id }) => id));
  const incoming = new Map<string | null, FlatItem[]>();
  const out = new Set(deleted);
  for (const item of put) {
    const { id, parentId } = item;
    if (parentId !== null && !known.has(parentId) && !given.has(parentId)) continue;
    out.add(id);
    const siblings = incoming.get(parentId);
    if (siblings === undefined) incoming.set(parentId, [item]);
    else siblings.push(item);
  }
  if (out.size === 0) return tree;
  const changed = (level: readonly CatalogItem[], parentId: string | null): readonly CatalogItem[] => {
    let next: CatalogItem[] | null = null;
    level.forEach((item, index) => {
      const isOut = out.has(item.id);
      const children = isOut ? item.children : changed(item.children, item.id);
      if (isOut || children !== item.children) next ??= level.slice(0, index);
      if (!isOut) next?.push(children === item.children ? item : { ...item, children: [...children] });
    });
    const added = incoming.get(parentId);
    if (added === undefined) return next ?? level;
    const entered = added.map((item) => ({
      ...item,
      children: [...changed(known.get(item.id)?.children ?? [], item.id)],
    }));
    return byName(next ?? level, entered);
  };
  return changed(tree, null);
}

/** Those of the items that are there. */
function find(tree: readonly CatalogItem[], ids: readonly (string | null)[]): Map<string, CatalogItem> {
  const wanted = new Set(ids);
  const found = new Map<string, CatalogItem>();
  const look = (level: readonly CatalogItem[]) => {
    for (const item of level) {
      if (wanted.has(item.id)) found.set(item.id, item);
      if (item.children.length > 0) look(item.children);
    }
  };
  look(tree);
  return found;
}

/** A level with more items in it, by name, as the server has them. */
function byName(level: readonly CatalogItem[], added: readonly CatalogItem[]): CatalogItem[] {
  const sorted = added
    .map((item) => ({ item, name: item.name.toLowerCase() }))
    .toSorted((a, b) => (a.name === b.name ? (a.item.id < b.item.id ? -1 : 1) : a.name < b.name ? -1 : 1));
  const merged: CatalogItem[] = [];
  let at = 0;
  for (const item of level) {
    const name = at < sorted.length ? item.name.toLowerCase() : '';
    for (let next = sorted[at]; next !== undefined && isBefore(next, { item, name }); next = sorted[at]) {
      merged.push(next.item);
      at += 1;
    }
    merged.push(item);
  }
  for (const { item } of sorted.slice(at)) merged.push(item);
  return merged;
}

type SortedItem = { item: CatalogItem; name: string };

function isBefore(one: SortedItem, other: SortedItem): boolean {
  return one.name === other.name ? one.item.id < other.item.id : one.name < other.name;
}
