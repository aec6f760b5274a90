// Statements that change the catalog. Triggers give it a new revision.
import type { StoredItem } from '#core/catalog/stored-item.ts';
import type { CatalogColumn, CatalogType } from '#core/catalog/schema.ts';
import { json } from '#server/db/json.ts';
import { query, type Tx } from '#server/db/transaction.ts';

/** Serializes changes of a company's catalog: whether a move makes a circle can only be said of what stays as it is. */
export async function lockCatalog(tx: Tx, companyId: string): Promise<void> {
  await tx.raw('insert into catalogs (company_id) values ($1) on conflict do nothing', [companyId]);
  await tx.run(
    query.selectFrom('catalogs').select('company_id').where('company_id', '=', companyId).forUpdate(),
  );
}

/** An item to add; what is left out is empty. */
export type NewItem = Pick<StoredItem, 'id' | 'name' | 'parentId' | 'typeId'> &
  Partial<Pick<StoredItem, 'code' | 'fields' | 'retiredWith'>>;

/** Adds items, in any order. */
export async function insertItems(
  tx: Tx,
  companyId: string,
  items: readonly NewItem[],
  requestHash: Buffer | null = null,
): Promise<void> {
  if (items.length === 0) return;
  await tx.raw(
    `insert into catalog_items (company_id, id, parent_id, type_id, name, code, fields, retired_with, request_hash)
     select $1, i.id, i."parentId", i."typeId", i.name, i.code, coalesce(i.fields, '{}'), i."retiredWith", $3
     from jsonb_to_recordset($2::text::jsonb) as i (id uuid, "parentId" uuid, "typeId" uuid, name text, code text,
       fields jsonb, "retiredWith" uuid)`,
    [companyId, JSON.stringify(items), requestHash],
  );
}

export async function insertTypes(
  tx: Tx,
  companyId: string,
  types: readonly CatalogType[],
  requestHash: Buffer | null = null,
): Promise<void> {
  if (types.length === 0) return;
  await tx.raw(
    `insert into catalog_types (company_id, id, name, request_hash)
     select $1, t.id, t.name, $3 from jsonb_to_recordset($2::text::jsonb) as t (id uuid, name text)`,
    [companyId, JSON.stringify(types), requestHash],
  );
}

/** Replaces items but for their retirement. */
export async function updateItems(tx: Tx, companyId: string, items: readonly StoredItem[]): Promise<void> {
  if (items.length === 0) return;
  const changed = JSON.stringify(items);
  const record = `jsonb_to_recordset($2::text::jsonb) as i (id uuid, "parentId" uuid, "typeId" uuid, name text, code text,
    fields jsonb)`;
  // Two items may change codes with each other, which the index would refuse half-way.
  await tx.raw(
    `update catalog_items c set code = null from ${record}
     where c.company_id = $1 and c.id = i.id and c.code is not null and c.code is distinct from i.code`,
    [companyId, changed],
  );
  await tx.raw(
    `update catalog_items c set parent_id = i."parentId", type_id = i."typeId", name = i.name, code = i.code, fields = i.fields,
       version = c.version + 1
     from ${record} where c.company_id = $1 and c.id = i.id`,
    [companyId, changed],
  );
}

/** Moves items below others, or to the top. */
export async function moveItems(
  tx: Tx,
  companyId: string,
  moves: ReadonlyMap<string, string | null>,
): Promise<void> {
  if (moves.size === 0) return;
  const moved = [...moves].map(([id, parentId]) => ({ id, parentId }));
  await tx.raw(
    `update catalog_items c set parent_id = i."parentId", version = c.version + 1
     from jsonb_to_recordset($2::text::jsonb) as i (id uuid, "parentId" uuid) where c.company_id = $1 and c.id = i.id`,
    [companyId, JSON.stringify(moved)],
  );
}

/** Each with the item that it is retired with. */
export async function retireItems(
  tx: Tx,
  companyId: string,
  items: readonly Pick<StoredItem, 'id' | 'retiredWith'>[],
): Promise<void> {
  if (items.length === 0) return;
  await tx.raw(
    `update catalog_items c set retired_with = i.root
     from unnest($2::uuid[], $3::uuid[]) as i (id, root) where c.company_id = $1 and c.id = i.id`,
    [companyId, items.map(({ id }) => id), items.map(({ retiredWith }) => retiredWith)],
  );
}

export async function restoreItems(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.raw(
    'update catalog_items set retired_with = null where company_id = $1 and id = any($2::uuid[])',
    [companyId, ids],
  );
}

/** Deletes items; whatever is below them has to be among them. */
export async function deleteItems(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.raw('delete from catalog_items where company_id = $1 and id = any($2::uuid[])', [companyId, ids]);
}

/** Replaces the columns, and deletes the values of those that are gone. */
export async function replaceColumns(
  tx: Tx,
  companyId: string,
  columns: readonly CatalogColumn[],
  gone: readonly string[],
): Promise<void> {
  await tx.run(
    query
      .updateTable('catalogs')
      .set({ columns: json([...columns]) })
      .where('company_id', '=', companyId),
  );
  if (gone.length === 0) return;
  await tx.raw(
    'update catalog_items set fields = fields - $2::text[] where company_id = $1 and fields ?| $2::text[]',
    [companyId, gone],
  );
}

/** Adds types and their items. */
export async function insertCatalog(
  tx: Tx,
  companyId: string,
  {
    types,
    items,
    columns = [],
  }: {
    types: readonly CatalogType[];
    items: readonly (Omit<NewItem, 'typeId'> & { type: CatalogType })[];
    columns?: readonly CatalogColumn[];
  },
): Promise<void> {
  await lockCatalog(tx, companyId);
  await insertTypes(tx, companyId, types);
  await insertItems(
    tx,
    companyId,
    items.map(({ type, ...item }) => ({ ...item, typeId: type.id })),
  );
  if (columns.length > 0) await replaceColumns(tx, companyId, columns, []);
}
