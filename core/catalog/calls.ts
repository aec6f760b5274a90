// The calls on the catalog (spec 3, section 7 "Catalog"; contract, "Catalog"). Managers and admins change it. Everybody reads
// what the forms that they see need; the columns, types, retirement, usage and changes of many at once are additions.
import * as z from 'zod/mini';
import { managers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import {
  catalogChanges,
  catalogColumn,
  catalogDelta,
  catalogItem,
  catalogType,
  changedItems,
  changesOutcome,
  columnsInput,
  deletionOutcome,
  flatItem,
  itemInput,
  itemUsage,
  relationships,
  typeInput,
} from './schema.ts';

const ofItem = { names: { id: 'catalog item' }, params: z.object({ id }) } as const;
const ofType = { names: { id: 'catalog type' }, params: z.object({ id }) } as const;
/** A flat list of 100,000 items, or as many changes. */
const manyItems = 64 * 1024 * 1024;

export const readCatalog = call({
  id: 'catalog.read',
  method: 'GET',
  path: '/catalog',
  summary:
    'The items of the catalog as a tree, by name, retired ones included: for managers and admins all, for others what the forms that they see need. 304 where If-None-Match has its ETag',
  who: 'signed-in',
  scope: 'forms:read',
  reply: z.array(catalogItem),
});

export const readCatalogVersion = call({
  id: 'catalog.version',
  method: 'GET',
  path: '/catalog/version',
  summary: 'Which version of the catalog is in force: whoever has a copy of it need not read it again',
  who: 'signed-in',
  scope: 'forms:read',
  reply: z.object({
    /** Changes with every change of an item or a type. */
    version: z.string(),
  }),
});

export const readCatalogChanges = call({
  id: 'catalog.changes',
  method: 'GET',
  path: '/catalog/changes',
  summary:
    'What has changed in the catalog since the version `since`: items as they are now, and the ids of those that are gone. The whole tree instead without `since`, where that is too long ago, or for those who read a part of the catalog',
  who: 'signed-in',
  scope: 'forms:read',
  query: z.object({ since: z.optional(z.string().check(z.maxLength(100))) }),
  reply: catalogDelta,
});

export const listCatalogTypes = call({
  id: 'catalog.types',
  method: 'GET',
  path: '/catalog/types',
  summary: "The types of the catalog's items, by name",
  who: 'signed-in',
  scope: 'forms:read',
  reply: z.array(catalogType),
});

export const listCatalogColumns = call({
  id: 'catalog.columns',
  method: 'GET',
  path: '/catalog/columns',
  summary: "The company's own columns of the catalog, in their order",
  who: 'signed-in',
  scope: 'forms:read',
  reply: z.array(catalogColumn),
});

export const changeCatalogColumns = call({
  id: 'catalog.changeColumns',
  method: 'PUT',
  path: '/catalog/columns',
  summary: 'Replace the columns of the catalog. The values of a column that is left out are deleted',
  who: managers,
  scope: 'admin',
  audits: ['catalog_columns_changed'],
  body: columnsInput,
  reply: z.array(catalogColumn),
});

export const createCatalogItem = call({
  id: 'catalog.create',
  method: 'POST',
  path: '/catalog',
  summary: 'Add an item. 409 where its code is taken',
  who: managers,
  scope: 'admin',
  audits: ['catalog_item_created'],
  body: itemInput,
  reply: flatItem,
  status: 201,
  errors: [409],
});

export const changeCatalogItem = call({
  id: 'catalog.change',
  method: 'PUT',
  path: '/catalog/{id}',
  summary:
    'Change an item: its name, type, code and fields, and where it stands. 409 where its code is taken, or `version` is not the one in force',
  who: managers,
  scope: 'admin',
  audits: ['catalog_item_changed'],
  ...ofItem,
  body: itemInput,
  reply: flatItem,
  errors: [404, 409],
});

export const deleteCatalogItem = call({
  id: 'catalog.delete',
  method: 'DELETE',
  path: '/catalog/{id}',
  summary: 'Delete an item with all below it. What answers or forms name is retired instead',
  who: managers,
  scope: 'admin',
  audits: ['catalog_item_deleted', 'catalog_item_retired'],
  ...ofItem,
  reply: deletionOutcome,
  status: 200,
  errors: [404],
});

export const retireCatalogItem = call({
  id: 'catalog.retire',
  method: 'PUT',
  path: '/catalog/item/{id}/retire',
  summary: 'Retire an item with all below it: answers keep the name, and nobody can choose it any more',
  who: managers,
  scope: 'admin',
  audits: ['catalog_item_retired'],
  ...ofItem,
  reply: changedItems,
  errors: [404],
});

export const restoreCatalogItem = call({
  id: 'catalog.restore',
  method: 'PUT',
  path: '/catalog/item/{id}/restore',
  summary: 'Take back a retirement: of the item, of what was retired with it, and of the items above it',
  who: managers,
  scope: 'admin',
  audits: ['catalog_item_restored'],
  ...ofItem,
  reply: changedItems,
  errors: [404],
});

export const organizeCatalog = call({
  id: 'catalog.organize',
  method: 'PUT',
  path: '/catalog/organize',
  summary:
    'Move items below others: `relationships` has the parent by id, null for the top. All or nothing: 400 for a cycle, 409 where an item is gone',
  who: managers,
  scope: 'admin',
  audits: ['catalog_organized'],
  body: z.object({ relationships }),
  bodyLimit: manyItems,
  /** Those that were not there already. */
  reply: changedItems,
  errors: [409],
});

export const readCatalogUsage = call({
  id: 'catalog.usage',
  method: 'GET',
  path: '/catalog/item/{id}/usage',
  summary: 'Which forms and how many answers name an item, as far as the caller may see them',
  who: managers,
  scope: 'forms:read',
  ...ofItem,
  reply: itemUsage,
  errors: [404],
});

export const applyCatalogChanges = call({
  id: 'catalog.apply',
  method: 'POST',
  path: '/catalog/changes',
  summary:
    'Make many changes of the catalog as one, such as those of a file. All or nothing; 409 where the catalog has changed since the version that they were made for',
  who: managers,
  scope: 'admin',
  audits: ['catalog_changed'],
  body: catalogChanges,
  bodyLimit: manyItems,
  reply: changesOutcome,
  errors: [409],
});

export const createCatalogType = call({
  id: 'catalog.createType',
  method: 'POST',
  path: '/catalog/type',
  summary: 'Add a type. 409 where its name is taken',
  who: managers,
  scope: 'admin',
  audits: ['catalog_type_created'],
  body: typeInput,
  reply: catalogType,
  status: 201,
  errors: [409],
});

export const changeCatalogType = call({
  id: 'catalog.changeType',
  method: 'PUT',
  path: '/catalog/type/{id}',
  summary: 'Rename a type. 409 where its name is taken',
  who: managers,
  scope: 'admin',
  audits: ['catalog_type_changed'],
  ...ofType,
  body: typeInput,
  reply: catalogType,
  errors: [404, 409],
});

export const deleteCatalogType = call({
  id: 'catalog.deleteType',
  method: 'DELETE',
  path: '/catalog/type/{id}',
  summary: 'Delete a type. 409 where items are of it, or forms name it',
  who: managers,
  scope: 'admin',
  audits: ['catalog_type_deleted'],
  ...ofType,
  reply: 'empty',
  errors: [404, 409],
});
