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

/**
 * A word in the name of an item is in the paths of all items below it: of the words the one counts as the rarest whose items
 * have, with those below them, probably the fewest. An item at the top has on average its share of all, another one with
 * items below it its share of those. Of the items with none below them, which are nearly all, a tenth is asked: that is enough to
 * choose by, and whatever is chosen, the same items are found.
 */
const statement = `
  with recursive text as materialized (
    select i.id, length(lower(i.name)) as length,
      lower(i.name || chr(10) || coalesce(i.code, '') || chr(10) || t.name || chr(10) || i.fields::text) as text,
      case when i.parent_id is null then 0 when below.parent_id is not null then 1 else 2 end as place,
      get_byte(uuid_send(i.id), 15) < 26 as is_of_tenth
    from catalog_items i join catalog_types t on t.company_id = $1 and t.id = i.type_id
      left join (select distinct parent_id from catalog_items where company_id = $1) below on below.parent_id = i.id
    where i.company_id = $1
  ), counts as materialized (
    select count(*) as items, greatest(count(*) filter (where place = 0), 1) as top,
      greatest(count(*) filter (where place = 1), 1) as between
    from text
  ), asked as materialized (
    select text, length, place from text where place < 2 or is_of_tenth
  ), rarest as materialized (
    select part from (
      select part, sum(case when place = 2 then 10 when at > length then 1 when place = 0 then items / top
        else items / between end) as size
      from counts, unnest($2::text[]) part
        left join lateral (select length, place, strpos(text, part) as at from asked) hit on at > 0
      group by part
    ) sizes
    order by coalesce(size, 0)
    limit 1
  ), hit as materialized (
    select id, strpos(text, part) <= length as is_name from text, rarest where strpos(text, part) > 0
  ), down as (
    select id from hit where is_name
    union
    select i.id from down join catalog_items i on i.company_id = $1 and i.parent_id = down.id
  ), up as (
    select id, parent_id from catalog_items
    where company_id = $1 and id in (select id from down union all select id from hit)
    union
    select i.id, i.parent_id from up join catalog_items i on i.company_id = $1 and i.id = up.parent_id
  )
  select id, name, parent_id as "parentId", type_id as "typeId", code, fields, retired_with as "retiredWith", version
  from catalog_items where company_id = $1 and id in (select id from up)
  order by lower(name), id`;
