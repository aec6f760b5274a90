// The catalogs of the demo companies: the items that their catalog questions choose from. No table keeps a catalog
// yet, so the items stand here with ids made of their names, and answers refer to them.
import { idOf } from './random.ts';

export type CatalogType = { id: string; name: string };
export type CatalogItem = { id: string; name: string; type: CatalogType; children: readonly CatalogItem[] };

export type Catalog = {
  items: readonly CatalogItem[];
  type(name: string): CatalogType;
  /** The answer that chooses an item, given by the names from the root down: ids with commas. */
  path(...names: readonly string[]): string;
};

/** Items by name, each with those below it. */
export type Tree = { readonly [name: string]: Tree };

/** A company's catalog: trees, each with the names of the types of its levels. */
export function createCatalog(
  company: string,
  trees: readonly { levels: readonly string[]; tree: Tree }[],
): Catalog {
  const typeOf = (name: string): CatalogType => ({ id: idOf(company, 'catalog type', name), name });
  const itemsOf = (tree: Tree, levels: readonly string[], above: readonly string[]): CatalogItem[] =>
    Object.entries(tree).map(([name, below]) => {
      const names = [...above, name];
      const [level = '', ...lower] = levels;
      return {
        id: idOf(company, 'catalog item', ...names),
        name,
        type: typeOf(level),
        children: itemsOf(below, lower, names),
      };
    });
  const items = trees.flatMap(({ tree, levels }) => itemsOf(tree, levels, []));
  return {
    items,
    type: typeOf,
    path(...names) {
      let level: readonly CatalogItem[] = items;
      const ids = names.map((name) => {
        const item = level.find((each) => each.name === name);
        if (item === undefined) throw new Error(`The catalog has no ${names.join(' / ')}`);
        level = item.children;
        return item.id;
      });
      return ids.join(',');
    },
  };
}
