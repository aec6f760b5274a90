// Queries of the catalog.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { CatalogState } from '#core/catalog/change-catalog.ts';
import type { StoredItem } from '#core/catalog/stored-item.ts';
import type { CatalogColumn, CatalogType, FlatItem } from '#core/catalog/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { catalogTypes } from '#core/questions/types.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';

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

/** The company's own columns, in their order. */
export async function listColumns(tx: Tx, companyId: string): Promise<CatalogColumn[]> {
  const found = query.selectFrom('catalogs').select('columns').where('company_id', '=', companyId);
  return (await tx.first(found))?.columns ?? [];
}

/** All items of the company as they are stored, in no order: to sort 50,000 takes as long as to read them. */
function storedItems(companyId: string) {
  return query
    .selectFrom('catalog_items')
    .select([
      'id',
      'name',
      'parent_id as parentId',
      'type_id as typeId',
      'code',
      'fields',
      'retired_with as retiredWith',
      'version',
    ])
    .where('company_id', '=', companyId);
}

/** All items of the company, by name. */
export async function listItems(tx: Tx, companyId: string): Promise<FlatItem[]> {
  const byName = storedItems(companyId)
    .orderBy(sql`lower(name)`)
    .orderBy('id');
  const [types, items] = await Promise.all([listTypes(tx, companyId), tx.all(byName)]);
  return presentItems(items, types);
}

/** These items of the company, in no order; what is gone is left out. */
export async function itemsById(tx: Tx, companyId: string, ids: readonly string[]): Promise<FlatItem[]> {
  if (ids.length === 0) return [];
  const found = storedItems(companyId).where(sql<boolean>`id = any(${[...ids]}::uuid[])`);
  const [types, items] = await Promise.all([listTypes(tx, companyId), tx.all(found)]);
  return presentItems(items, types);
}

export function presentItems(items: readonly StoredItem[], types: readonly CatalogType[]): FlatItem[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  return items.map((item) => presentItem(item, byId));
}

/** An item as clients see it. */
export function presentItem(
  { id, name, parentId, typeId, code, fields, retiredWith, version }: StoredItem,
  types: ReadonlyMap<string, CatalogType>,
): FlatItem {
  const type = types.get(typeId) ?? { id: typeId, name: '' };
  return { id, name, type, parentId, code, fields, retired: retiredWith !== null, version };
}

/** All of the catalog, as a change of much of it needs it; part-store.ts has what others need. */
export async function readState(tx: Tx, companyId: string): Promise<CatalogState> {
  const [types, columns, items] = await Promise.all([
    listTypes(tx, companyId),
    listColumns(tx, companyId),
    tx.all<StoredItem>(storedItems(companyId)),
  ]);
  return {
    types,
    columns,
    items: new Map(items.map((item) => [item.id, item])),
    count: items.length,
  };
}

/** Changes with every change of items and types; empty if there was none yet. */
export async function readRevision(tx: Tx, companyId: string): Promise<string> {
  const found = query.selectFrom('catalogs').select('revision').where('company_id', '=', companyId);
  return (await tx.first(found))?.revision ?? '';
}

/** The catalog questions of the forms that the actor may see, former ones and those of entries included. */
export async function catalogQuestions(
  tx: Tx,
  actor: Actor,
): Promise<Pick<Question, 'type' | 'questionMeta'>[]> {
  return tx.all(
    query
      .selectFrom('forms')
      .innerJoin(
        // Two levels below the lists of a form are the questions of its entries.
        sql<object>`jsonb_path_query(forms.definition || forms.former, 'strict $.**{2 to 4} ? (@.type == $types[*])',
          ${JSON.stringify({ types: catalogTypes })}::text::jsonb)`.as<'asked'>(sql`asked`),
        (join) => join.onTrue(),
      )
      .select([
        sql<Question['type']>`asked ->> 'type'`.as('type'),
        sql<Question['questionMeta']>`coalesce(asked -> 'questionMeta', '[]')`.as('questionMeta'),
      ])
      .distinct()
      .where(seesForm(actor)),
  );
}

/** Names of the company's items by id. */
export async function itemNames(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const items = await tx.all(
    query.selectFrom('catalog_items').select(['id', 'name']).where('company_id', '=', companyId),
  );
  return new Map(items.map(({ id, name }) => [id, name]));
}
