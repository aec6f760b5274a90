// What a change needs of the catalog: the items that it names, those above them, and what is below those that it moves,
// retires or deletes. A catalog of 50,000 items is not read to move one.
import type { CatalogState } from '#core/catalog/change-catalog.ts';
import type { StoredItem } from '#core/catalog/stored-item.ts';
import type { Tx } from '#server/db/transaction.ts';
import { listColumns, listTypes } from './store.ts';

export type CatalogPart = {
  /** With all above them. */
  items?: readonly (string | null)[];
  /** The same, with all below them. */
  branches?: readonly string[];
  /** Codes whose items are needed, since nobody else may have them. */
  codes?: readonly (string | null | undefined)[];
  /** Whether items are added: then it matters how many there are. */
  grows?: boolean;
};

/** The part, with all types and columns. What is not there is left out. */
export async function readPart(
  tx: Tx,
  companyId: string,
  { items = [], branches = [], codes = [], grows = false }: CatalogPart,
): Promise<CatalogState> {
  const ids = [...new Set([...items, ...branches])].filter((id) => id !== null);
  const written = codes.flatMap((code) => (code == null ? [] : spellings(code)));
  const [types, columns, found, count] = await Promise.all([
    listTypes(tx, companyId),
    listColumns(tx, companyId),
    tx.raw<StoredItem>(partStatement, [companyId, ids, written, branches]),
    grows ? countItems(tx, companyId) : 0,
  ]);
  return {
    types,
    columns,
    items: new Map(found.map((item) => [item.id, item])),
    count,
  };
}

async function countItems(tx: Tx, companyId: string): Promise<number> {
  const statement = 'select count(*)::integer as count from catalog_items where company_id = $1';
  return (await tx.raw<{ count: number }>(statement, [companyId]))[0]?.count ?? 0;
}

/** `union` without `all`, so that items that are shared are looked at once. */
const partStatement = `
  with recursive up as (
    (
      select id, parent_id from catalog_items where company_id = $1 and id = any($2::uuid[])
      union
      select id, parent_id from catalog_items
      where company_id = $1 and code is not null and lower(code) in (select lower(code) from unnest($3::text[]) as code)
    )
    union
    select i.id, i.parent_id from up join catalog_items i on i.company_id = $1 and i.id = up.parent_id
  ), down as (
    select id from catalog_items where company_id = $1 and id = any($4::uuid[])
    union
    select i.id from down join catalog_items i on i.company_id = $1 and i.parent_id = down.id
  )
  select id, name, parent_id as "parentId", type_id as "typeId", code, fields, retired_with as "retiredWith", version
  from catalog_items where company_id = $1 and id in (select id from up union select id from down)`;

/** A code as it may be stored: letters with accents can be written in two ways. */
function spellings(code: string): string[] {
  return [...new Set([code, code.normalize('NFC'), code.normalize('NFD')])];
}

/** How many items stand below one; undefined if it is not there. */
export async function countBelow(tx: Tx, companyId: string, id: string): Promise<number | undefined> {
  const [found] = await tx.raw<{ count: number }>(
    `with recursive down as (
       select id from catalog_items where company_id = $1 and id = $2
       union
       select i.id from down join catalog_items i on i.company_id = $1 and i.parent_id = down.id
     )
     select count(*)::integer as count from down`,
    [companyId, id],
  );
  return found === undefined || found.count === 0 ? undefined : found.count - 1;
}

/** Where an item is: null at the top, undefined if it is not there. */
export async function parentOf(tx: Tx, companyId: string, id: string): Promise<string | null | undefined> {
  const [found] = await tx.raw<{ parent: string | null }>(
    'select parent_id as parent from catalog_items where company_id = $1 and id = $2',
    [companyId, id],
  );
  return found?.parent;
}

/** How many items are of a type. */
export async function countOfType(tx: Tx, companyId: string, typeId: string): Promise<number> {
  const [found] = await tx.raw<{ count: number }>(
    'select count(*)::integer as count from catalog_items where company_id = $1 and type_id = $2',
    [companyId, typeId],
  );
  return found?.count ?? 0;
}
