// Catalog access for the builder: names of single items immediately, the sorted list of all items on first search.
import { itemLabel } from '#core/catalog/item-name.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { cachedIndex, type CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import type { ValueNames } from '#core/logic/explain.ts';

export type KnownCatalog = { names: ValueNames; index(): CatalogIndex };

export function knownCatalog(tree: readonly CatalogItem[]): KnownCatalog {
  return {
    names: { get: (path) => itemLabel(tree, path) },
    index: () => cachedIndex(tree),
  };
}
