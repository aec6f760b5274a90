// Finds the item that somebody has typed: by its code, its path, its name, its id or the beginning of it.
import { AppError } from '#core/errors.ts';
import { findNamed, foldName } from '#core/find-named.ts';
import { formatItemPath, itemPathKey, parseItemPath } from './file/item-path.ts';
import type { CatalogItem, CatalogType, FlatItem } from './schema.ts';
import { listOf } from './tree.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';
import { values } from '#core/messages/value-texts.ts';

/** An item with the names from the top down to it. */
export type PlacedItem = { item: FlatItem; names: readonly string[]; path: string };

/** All items with their paths, parents before children. */
export function placedItems(tree: readonly CatalogItem[]): PlacedItem[] {
  const namesOf = new Map<string, readonly string[]>();
  return listOf(tree).map((item) => {
    const names = [...(namesOf.get(item.parentId ?? '') ?? []), item.name];
    namesOf.set(item.id, names);
    return { item, names, path: formatItemPath(names) };
  });
}

/**
 * The item: its code goes before its path, and that before its name.
 * @throws AppError `not-found` with similar names in the hint, or `usage` if several match
 */
export function findItem(items: readonly PlacedItem[], given: string): PlacedItem {
  if (given.trim() === '') throw new AppError('usage', wording(m.enterCodePathOrId));
  const code = foldName(given);
  const key = itemPathKey(parseItemPath(given));
  const coded = items.find(({ item }) => item.code !== null && foldName(item.code) === code);
  if (coded !== undefined) return coded;
  const onPath = items.filter(({ names }) => itemPathKey(names) === key);
  const [only] = onPath;
  if (only !== undefined && onPath.length === 1) return only;
  const byId = new Map(items.map((each) => [each.item.id, each]));
  const found = findNamed(
    items.map(({ item }) => item),
    given,
    {
      count: counts.items,
      missing: t(m.catalogHasNoItem, { given }),
      list: t(m.seeFormdeckCatalogList),
      describe: ({ id }) => `${id}  ${byId.get(id)?.path ?? ''}`,
    },
  );
  const placed = byId.get(found.id);
  if (placed === undefined) throw new AppError('not-found');
  return placed;
}

/** The type that somebody has typed. Throws AppError `not-found` with near misses. */
export function findItemType(types: readonly CatalogType[], given: string): CatalogType {
  return findNamed(types, given, {
    count: m.typeCount,
    missing: t(m.catalogHasNoType, { given }),
    list: t(m.itHasTypes, { types: types.map(({ name }) => name).join(', ') || t(values.none) }),
    describe: ({ id, name }) => `${id}  ${name}`,
  });
}
