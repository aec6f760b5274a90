// What an answer from the catalog is called, found by walking down the tree: a sentence names a few items of 50,000, for
// which no index is worth making.
import type { CatalogItem } from './schema.ts';

/** The names on the way to an item: `Canada / Ontario`. Undefined where the path, ids with commas, leads to none. */
export function itemLabel(tree: readonly CatalogItem[], path: string): string | undefined {
  const names: string[] = [];
  let level = tree;
  for (const id of path.split(',')) {
    const item = level.find((each) => each.id === id);
    if (item === undefined) return undefined;
    names.push(item.name);
    level = item.children;
  }
  return names.join(' / ');
}
