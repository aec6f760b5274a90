// Finds items by words, each of which is in their path, type, code or columns: for the server, which answers a search,
// and for what has the items already.
import { foldName } from '#core/find-named.ts';
import { type PlacedItem, placedItems } from './find-item.ts';
import type { FlatItem } from './schema.ts';
import { treeOf } from './tree.ts';

export type ItemSearch = {
  words: readonly string[];
  /** Only items of this type; null: of any. */
  typeId: string | null;
  withRetired: boolean;
};

export function wordsOf(text: string): string[] {
  return foldName(text).split(/\s+/).filter(Boolean);
}

export function isFound(each: PlacedItem, { words, typeId, withRetired }: ItemSearch): boolean {
  const { item } = each;
  if ((item.retired && !withRetired) || (typeId !== null && item.type.id !== typeId)) return false;
  const text = textOf(each);
  return words.every((word) => text.includes(word));
}

/** Those of some items, given by name, that are found; all items above them have to be among these. */
export function searchItems(items: readonly FlatItem[], search: ItemSearch): PlacedItem[] {
  return placedItems(treeOf(items)).filter((each) => isFound(each, search));
}

function textOf({ path, item: { type, code, fields } }: PlacedItem): string {
  return foldName([path, type.name, code ?? '', ...Object.values(fields)].join('\n'));
}
