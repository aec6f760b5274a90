// Finds the name of a catalog answer by walking down the tree: a sentence names a few items of 50,000, for which an
// index is not worth building.
import type { CatalogItem } from './schema.ts';

/**
 * The names along the path to an item: `Canada / Ontario`. Undefined if the path (comma-separated ids) does not exist.
 */
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
