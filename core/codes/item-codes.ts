// The codes of catalog items: what is on an asset, so that it is recognized whatever becomes of its place in the tree.
import { placedItems } from '#core/catalog/find-item.ts';
import type { CatalogItem, FlatItem } from '#core/catalog/schema.ts';
import { listOf } from '#core/catalog/tree.ts';

type ItemChoice = {
  /** The item with all below it; empty: the whole catalog. */
  branch: string;
  /** Only items of this type; empty: of any. */
  itemType: string;
};

/** The items that a choice means, parents before children, without those that are retired. */
function chosenItems(catalog: readonly CatalogItem[], { branch, itemType }: ItemChoice): FlatItem[] {
  const items = listOf(branch === '' ? catalog : found(catalog, branch));
  return items.filter(({ retired, type }) => !retired && (itemType === '' || type.id === itemType));
}

/** The items that may be chosen as branches, with their paths. */
export function branchesOf(catalog: readonly CatalogItem[]): { id: string; name: string }[] {
  return placedItems(catalog).flatMap(({ item, path }) => (item.retired ? [] : { id: item.id, name: path }));
}

function found(tree: readonly CatalogItem[], id: string): CatalogItem[] {
  for (const item of tree) {
    if (item.id === id) return [item];
    const below = found(item.children, id);
    if (below.length > 0) return below;
  }
  return [];
}

/** What an item's code holds: its own code, else its id, which stays when it is renamed or moved; so does a form that it opens. */
export function itemCodes(
  catalog: readonly CatalogItem[],
  choice: ItemChoice,
): { value: string; label: string; note: string }[] {
  return chosenItems(catalog, choice).map(({ id, name, code }) =>
    code === null ? { value: id, label: name, note: '' } : { value: code, label: code, note: name },
  );
}
