// The items that a search may find, out of tens of thousands: the database looks for its rarest word, and nothing else of the
// catalog is read.
import type { FlatItem } from '#core/catalog/schema.ts';
import type { StoredItem } from '#core/catalog/stored-item.ts';
import type { Tx } from '#server/db/transaction.ts';
import { listItems, listTypes, presentItems } from './store.ts';

/** All items that have the words, maybe others too, and those above them, by name. */
export async function itemsToSearch(
  tx: Tx,
  companyId: string,
  words: readonly string[],
): Promise<FlatItem[]> {
  const parts = words.flatMap((word) => longestPart(word) ?? []);
  if (parts.length === 0) return listItems(tx, companyId);
  const [types, items] = await Promise.all([
    listTypes(tx, companyId),
    tx.raw<StoredItem>(statement, [companyId, parts]),
  ]);
  return presentItems(items, types);
}

/** What the database compares as the product does: which letters are alike depends on the database, unless they are English. */
function longestPart(word: string): string | null {
  const [longest = null] = (word.match(/[a-z0-9.-]+/g) ?? []).toSorted((a, b) => b.length - a.length);
  return longest;
}

/** A word in the name of an item is in the paths of all items below it. */
const statement = `
  with recursive text as materialized (
    select i.id, lower(i.name) as name, lower(concat_ws(chr(10), i.code, t.name, i.fields::text)) as others
    from catalog_items i join catalog_types t on t.company_id = $1 and t.id = i.type_id
    where i.company_id = $1
  ), rarest as materialized (
    select '%' || part || '%' as pattern from unnest($2::text[]) part
    order by (select count(*) from text where name like '%' || part || '%' or others like '%' || part || '%')
    limit 1
  ), down as (
    select text.id from text, rarest where name like pattern
    union
    select i.id from down join catalog_items i on i.company_id = $1 and i.parent_id = down.id
  ), found as (
    select id from down
    union
    select text.id from text, rarest where others like pattern
  ), up as (
    select i.id, i.parent_id from found join catalog_items i on i.company_id = $1 and i.id = found.id
    union
    select i.id, i.parent_id from up join catalog_items i on i.company_id = $1 and i.id = up.parent_id
  )
  select id, name, parent_id as "parentId", type_id as "typeId", code, fields, retired_with as "retiredWith", version
  from catalog_items where company_id = $1 and id in (select id from up)
  order by lower(name), id`;
