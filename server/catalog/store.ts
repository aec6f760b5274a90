// Queries of the catalog.
import { sql } from 'kysely';
import type { CatalogType } from '#core/catalog/schema.ts';
import type { FlatItem } from '#core/catalog/tree.ts';
import { query, type Tx } from '#server/db/transaction.ts';

/** The company's item types, by name. */
export async function listTypes(tx: Tx, companyId: string): Promise<CatalogType[]> {
  return tx.all(
    query
      .selectFrom('catalog_types')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .orderBy(sql`lower(name)`)
      .orderBy('id'),
  );
}

/** All items of the company, by name. */
export async function listItems(tx: Tx, companyId: string): Promise<FlatItem[]> {
  return tx.all(
    query
      .selectFrom('catalog_items as items')
      .innerJoin('catalog_types as types', (join) =>
        join.onRef('types.company_id', '=', 'items.company_id').onRef('types.id', '=', 'items.type_id'),
      )
      .select([
        'items.id',
        'items.name',
        'items.parent_id as parentId',
        sql<CatalogType>`jsonb_build_object('id', types.id, 'name', types.name)`.as('type'),
      ])
      .where('items.company_id', '=', companyId)
      .orderBy(sql`lower(items.name)`)
      .orderBy('items.id'),
  );
}

/** A hash of the whole tree of items. */
export async function catalogVersion(tx: Tx, companyId: string): Promise<string> {
  const [found] = await tx.raw<{ version: string }>(
    `select md5(coalesce(string_agg(md5(row(i.id, i.parent_id, i.name, t.id, t.name)::text), '' order by i.id), '')) as version
     from catalog_items i join catalog_types t on t.company_id = i.company_id and t.id = i.type_id
     where i.company_id = $1`,
    [companyId],
  );
  if (found === undefined) throw new Error('An aggregate gives one row.');
  return found.version;
}

/** Names of the company's items by id. */
export async function itemNames(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const items = await tx.all(
    query.selectFrom('catalog_items').select(['id', 'name']).where('company_id', '=', companyId),
  );
  return new Map(items.map(({ id, name }) => [id, name]));
}

/** Adds types and their items. */
export async function insertCatalog(
  tx: Tx,
  companyId: string,
  { types, items }: { types: readonly CatalogType[]; items: readonly FlatItem[] },
): Promise<void> {
  await tx.raw(
    `insert into catalog_types (company_id, id, name)
     select $1, t.id, t.name from jsonb_to_recordset($2::text::jsonb) as t (id uuid, name text)`,
    [companyId, JSON.stringify(types)],
  );
  await tx.raw(
    `insert into catalog_items (company_id, id, parent_id, type_id, name)
     select $1, i.id, i."parentId", (i.type ->> 'id')::uuid, i.name
     from jsonb_to_recordset($2::text::jsonb) as i (id uuid, "parentId" uuid, type jsonb, name text)`,
    [companyId, JSON.stringify(items)],
  );
}
