// formdeck catalog list.
import type { LimitFlags } from '#cli/command/options.ts';
import { limitOf } from '#cli/command/pages.ts';
import { listVerb } from '#cli/resource/list-verb.ts';
import { findItem, findItemType, type PlacedItem, placedItems } from '#core/catalog/find-item.ts';
import { listCatalogColumns, listCatalogTypes, searchCatalogItems } from '#core/catalog/calls.ts';
import { isFound, wordsOf } from '#core/catalog/search-items.ts';
import type { CatalogColumn, FlatItem } from '#core/catalog/schema.ts';
import { readCatalogWorld } from '#core/catalog/file/apply-file.ts';
import { columnText } from '#core/catalog/column-text.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

type Flags = LimitFlags & { search?: string; type?: string; retired?: boolean };
type Options = {
  below: string | undefined;
  words: readonly string[];
  type: string | undefined;
  withRetired: boolean;
  limit: number | null;
};
type ListedItem = FlatItem & { path: string };
type ListedItems = { items: readonly ListedItem[]; total: number; columns: readonly CatalogColumn[] };

export const list = listVerb({
  options: ({ search = '', type, retired, ...flags }: Flags, [below]): Options => ({
    below,
    words: wordsOf(search),
    type,
    withRetired: retired === true,
    limit: limitOf(flags),
  }),

  async read(context, { below, words, type, withRetired, limit }: Options): Promise<ListedItems> {
    // A search is answered by the server: a catalog of 50,000 items takes longer to read than to search.
    if (words.length > 0 && below === undefined) {
      const [types, columns] = await Promise.all([
        type === undefined ? [] : context.sendAgain(listCatalogTypes, {}),
        context.sendAgain(listCatalogColumns, {}),
      ]);
      const { items, total } = await context.sendAgain(searchCatalogItems, {
        query: {
          search: words.join(' '),
          ...(type !== undefined && { type: findItemType(types, type).id }),
          ...(withRetired && { retired: 'true' as const }),
          ...(limit !== null && { limit }),
        },
      });
      return { items, total, columns };
    }
    const { tree, types, columns } = await readCatalogWorld(context.sendAgain);
    const all = placedItems(tree);
    const search = { words, typeId: type === undefined ? null : findItemType(types, type).id, withRetired };
    const root = below === undefined ? null : findItem(all, below);
    const found = all.filter((each) => isFound(each, search) && (root === null || isBelow(each, root)));
    const items = found.slice(0, limit ?? found.length).map(({ item, path }) => ({ ...item, path }));
    return { items, total: found.length, columns };
  },

  columns: (_, { items, columns }) => [
    { title: 'PATH', value: ({ path }) => path },
    { title: 'TYPE', value: ({ type }) => type.name, rank: 1 },
    { title: 'CODE', value: ({ code }) => code ?? '', whole: true },
    ...columns.map((column, index) => ({
      title: column.name.toUpperCase(),
      value: (item: ListedItem) => columnText(column, item),
      ...(column.kind === 'NUMBER' && { align: 'right' as const }),
      rank: 3 + index,
    })),
    ...(items.some(({ retired }) => retired)
      ? [
          {
            title: 'RETIRED',
            value: ({ retired }: ListedItem) => (retired ? t(values.yes) : ''),
            whole: true,
          },
        ]
      : []),
  ],
  id: ({ id: write }) => ({ title: 'ID', value: ({ id }) => write(id), whole: true, rank: 2 }),
  none: t(m.noItemsMatch),
  json: ({ path, ...item }) => ({ path, ...item }),
});

function isBelow({ names }: PlacedItem, root: PlacedItem): boolean {
  return names.length > root.names.length && root.names.every((name, index) => names[index] === name);
}
