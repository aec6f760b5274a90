// The catalog's tree made of a list of its items, and the list of a tree. Pure.
import type { CatalogItem } from './schema.ts';

/** An item without what is below it. */
export type FlatItem = Omit<CatalogItem, 'children'>;

/** The items at the top with all that is below them, each level in the order of the list. */
export function treeOf(items: readonly FlatItem[]): CatalogItem[] {
  const byParent = Map.groupBy(items, ({ parentId }) => parentId);
  const below = (parentId: string | null): CatalogItem[] =>
    (byParent.get(parentId) ?? []).map((item) => ({ ...item, children: below(item.id) }));
  return below(null);
}

/** The items of a tree as a list, an item before those below it. */
export function listOf(tree: readonly CatalogItem[]): FlatItem[] {
  return tree.flatMap(({ children, ...item }) => [item, ...listOf(children)]);
}
