// formdeck catalog list.
import { idWriter } from '#cli/command/short-ids.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { limitOf } from '#cli/command/pages.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import type { Output } from '#cli/output/output.ts';
import { findItem, findItemType, type PlacedItem, placedItems } from '#core/catalog/find-item.ts';
import type { CatalogColumn } from '#core/catalog/schema.ts';
import { counted } from '#core/count-text.ts';
import { foldName } from '#core/find-named.ts';
import { readCatalogWorld } from '#core/catalog/file/apply-file.ts';

type Flags = LimitFlags & { search?: string; type?: string; retired?: boolean };
type Options = {
  below: string | undefined;
  words: readonly string[];
  type: string | undefined;
  withRetired: boolean;
  limit: number | null;
};
type ListedItems = { items: PlacedItem[]; total: number; columns: readonly CatalogColumn[] };

export const list = verb({
  effect: 'reads',
  options: ({ search = '', type, retired, ...flags }: Flags, [below]): Options => ({
    below,
    words: foldName(search).split(/\s+/).filter(Boolean),
    type,
    withRetired: retired === true,
    limit: limitOf(flags),
  }),

  async run(context: Context, { below, words, type, withRetired, limit }: Options): Promise<ListedItems> {
    const { tree, types, columns } = await readCatalogWorld(context.sendAgain);
    const all = placedItems(tree);
    const typeId = type === undefined ? null : findItemType(types, type).id;
    const root = below === undefined ? null : findItem(all, below);
    const found = all.filter(
      (each) =>
        (withRetired || !each.item.retired) &&
        (typeId === null || each.item.type.id === typeId) &&
        (root === null || isBelow(each, root)) &&
        words.every((word) => textOf(each).includes(word)),
    );
    return { items: found.slice(0, limit ?? found.length), total: found.length, columns };
  },

  print: printItems,
  json: ({ items }) => items.map(({ item, path }) => ({ path, ...item })),
});

function isBelow({ names }: PlacedItem, root: PlacedItem): boolean {
  return names.length > root.names.length && root.names.every((name, index) => names[index] === name);
}

function textOf({ path, item: { type, code, fields } }: PlacedItem): string {
  return foldName([path, type.name, code ?? '', ...Object.values(fields)].join('\n'));
}

function printItems(output: Output, { items, total, columns }: ListedItems): void {
  const shortId = idWriter(
    output,
    items.map(({ item }) => item.id),
  );
  output.table(
    [
      { title: 'PATH', value: ({ path }) => path },
      { title: 'TYPE', value: ({ item }) => item.type.name, rank: 1 },
      { title: 'CODE', value: ({ item }) => item.code ?? '', whole: true },
      ...columns.map(({ key, name }, index) => ({
        title: name.toUpperCase(),
        value: ({ item }: PlacedItem) => item.fields[key] ?? '',
        rank: 3 + index,
      })),
      ...(items.some(({ item }) => item.retired)
        ? [{ title: 'RETIRED', value: ({ item }: PlacedItem) => (item.retired ? 'yes' : ''), whole: true }]
        : []),
      { title: 'ID', value: ({ item }) => shortId(item.id), whole: true, rank: 2 },
    ],
    items,
    'No items match.',
  );
  if (total > items.length)
    output.say(`${counted(total - items.length, 'more item')}; --all prints everything.`);
}
