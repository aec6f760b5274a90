// The catalogs of the demo companies: the items of their catalog questions, with ids derived from the names.
import type { CatalogColumn, CatalogItem, CatalogType, FlatItem } from '#core/catalog/schema.ts';
import { idOf } from './random.ts';

export type Catalog = {
  types: readonly CatalogType[];
  columns: readonly CatalogColumn[];
  /** The root items, with their descendants. */
  items: readonly CatalogItem[];
  type(name: string): CatalogType;
  /** The answer that selects an item, given the names from the root down: comma-separated ids. */
  path(...names: readonly string[]): string;
};

/** Items by name, each with its children. */
export type Tree = { readonly [name: string]: Tree };

/** What is known of an item beside its name; `retired`: old answers name it, and nobody chooses it any more. */
export type ItemDetails = Partial<Pick<FlatItem, 'code' | 'fields' | 'retired'>>;

/** Creates a company's catalog: trees, each with the type names of its levels; `details` by names from the root down. */
export function createCatalog(
  company: string,
  trees: readonly { levels: readonly string[]; tree: Tree }[],
  { columns, details }: { columns: readonly CatalogColumn[]; details: ReadonlyMap<string, ItemDetails> },
): Catalog {
  const typeOf = (name: string): CatalogType => ({ id: idOf(company, 'catalog type', name), name });
  const idFor = (names: readonly string[]) => idOf(company, 'catalog item', ...names);
  const itemsOf = (tree: Tree, levels: readonly string[], above: readonly string[]): CatalogItem[] =>
    Object.entries(tree).map(([name, below]) => {
      const names = [...above, name];
      const [level = '', ...lower] = levels;
      return {
        id: idFor(names),
        name,
        type: typeOf(level),
        parentId: above.length === 0 ? null : idFor(above),
        code: null,
        fields: {},
        retired: false,
        version: 1,
        ...details.get(names.join(' / ')),
        children: itemsOf(below, lower, names),
      };
    });
  const items = trees.flatMap(({ tree, levels }) => itemsOf(tree, levels, []));
  return {
    types: trees.flatMap(({ levels }) => levels.map(typeOf)),
    columns,
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
