// Converts between a list of catalog items and a tree. Pure.
import type { CatalogItem, FlatItem } from './schema.ts';

/** The top-level items with their descendants, each level in list order. */
export function treeOf(items: readonly FlatItem[]): CatalogItem[] {
  const byParent = Map.groupBy(items, ({ parentId }) => parentId);
  const below = (parentId: string | null): CatalogItem[] =>
    (byParent.get(parentId) ?? []).map((item) => ({ ...item, children: below(item.id) }));
  return below(null);
}

/** The items of a tree as a list, parents before children. */
export function listOf(tree: readonly CatalogItem[]): FlatItem[] {
  const list: FlatItem[] = [];
  const add = (items: readonly CatalogItem[]) => {
    for (const { children, ...item } of items) {
      list.push(item);
      add(children);
    }
  };
  add(tree);
  return list;
}
