// The whole catalog as JSON, put together of what the database writes: an object for each of 50,000 items, made only to be
// written again, would take longer than all the rest.
import { inTurns, type Pause, type Portions } from '#core/portions/portions.ts';
import type { Tx } from '#server/db/transaction.ts';

/** Stands between items; JSON escapes it, and an id has none. */
const separator = '\u001E';
const idLength = 36;

/** The items of each parent by name: the id, then the item's JSON up to its children. */
const levels = `
  select parent_id as "parentId", string_agg(
    i.id || '{"id":"' || i.id || '","name":' || to_json(i.name) || ',"type":' || t.json
      || ',"parentId":' || coalesce('"' || parent_id || '"', 'null') || ',"code":' || coalesce(to_json(code)::text, 'null')
      || ',"fields":' || fields || ',"retired":' || case when retired_with is null then 'false' else 'true' end
      || ',"version":' || version || ',"children":[',
    '${separator}' order by lower(i.name), i.id) as items
  from catalog_items i
  join (
    select id, json_build_object('id', id, 'name', name)::text as json from catalog_types where company_id = $1
  ) t on t.id = i.type_id
  where i.company_id = $1
  group by parent_id`;

/** The tree that `treeOf` makes of all items, as text. */
export async function treeJson(tx: Tx, companyId: string, pause: Pause): Promise<string> {
  const found = await tx.raw<{ parentId: string | null; items: string }>(levels, [companyId]);
  const byParent = new Map(found.map(({ parentId, items }) => [parentId, items]));
  return inTurns(joined(byParent), pause);
}

/** Items after which others may go on. */
const itemsPerPortion = 128;

function* joined(byParent: ReadonlyMap<string | null, string>): Portions<string> {
  const parts: string[] = [];
  let count = 0;
  function* write(parentId: string | null): Portions<void> {
    parts.push('[');
    for (const [index, item] of (byParent.get(parentId)?.split(separator) ?? []).entries()) {
      // Up to the bracket that opens the children.
      parts.push(index === 0 ? '' : ',', item.slice(idLength, -1));
      const id = item.slice(0, idLength);
      if (byParent.has(id)) yield* write(id);
      else parts.push('[]');
      parts.push('}');
      count += 1;
      if (count % itemsPerPortion === 0) yield;
    }
    parts.push(']');
  }
  yield* write(null);
  yield;
  return parts.join('');
}
