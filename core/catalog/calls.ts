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
  foundItems,
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
    'Get the catalog as a tree, by name, retired items included: all of it for managers and admins, for others what the forms they can see need. 304 if If-None-Match has its ETag',
  who: 'signed-in',
  scope: 'forms:read',
  reply: z.array(catalogItem),
});

export const readCatalogVersion = call({
  id: 'catalog.version',
  method: 'GET',
  path: '/catalog/version',
  summary: 'Get the current version of the catalog, to see whether a copy is up to date',
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
    'Get what has changed in the catalog since version `since`: the changed items, and the ids of removed ones. Returns the whole tree without `since`, if that was too long ago, or to callers who can see only a part of the catalog',
  who: 'signed-in',
  scope: 'forms:read',
  query: z.object({ since: z.optional(z.string().check(z.maxLength(100))) }),
  reply: catalogDelta,
});

export const searchCatalogItems = call({
  id: 'catalog.search',
  method: 'GET',
  path: '/catalog/items',
  summary:
    'Search the catalog: the items with every word of `search` in their path, type, code or columns, those below others behind them, and how many there are. Retired ones with `retired=true`; others than managers and admins find what the forms they can see need',
  who: 'signed-in',
  scope: 'forms:read',
  query: z.object({
    search: z.string().check(z.maxLength(500)),
    /** The id of a type: only its items. */
    type: z.optional(id),
    retired: z.optional(z.enum(['true', 'false'])),
    /** The maximum number of items in the reply; default: all. */
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  }),
  reply: foundItems,
});

export const listCatalogTypes = call({
  id: 'catalog.types',
  method: 'GET',
  path: '/catalog/types',
  summary:
    'List the types of catalog items, by name: all, or to callers who can see only a part of the catalog, its types',
  who: 'signed-in',
  scope: 'forms:read',
  reply: z.array(catalogType),
});

export const listCatalogColumns = call({
  id: 'catalog.columns',
  method: 'GET',
  path: '/catalog/columns',
  summary: "List the company's own catalog columns, in their order",
  who: 'signed-in',
  scope: 'forms:read',
  reply: z.array(catalogColumn),
});

export const changeCatalogColumns = call({
  id: 'catalog.changeColumns',
  method: 'PUT',
  path: '/catalog/columns',
  summary: "Replace the catalog's columns. The values of a column that is left out are deleted",
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
  summary: 'Add an item. 409 if its code is taken',
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
    'Change an item: its name, type, code, fields and parent. 409 if its code is taken, or `version` is out of date',
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
  summary: 'Delete an item and everything below it. Items that answers or forms use are retired instead',
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
  summary: 'Retire an item and everything below it: answers keep the name, and nobody can choose it any more',
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
  summary: 'Restore a retired item, with everything retired with it and the items above it',
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
    'Move items below others: `relationships` has the parent by id, null for the top. All or nothing: 400 for a cycle, 409 if an item is gone',
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
  summary: 'Get which forms and how many answers use an item, as far as the caller may see them',
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
    'Make many changes to the catalog at once, such as those of a file. All or nothing; 409 if the catalog has changed since the version they are based on',
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
  summary: 'Add a type. 409 if its name is taken',
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
  summary: 'Rename a type. 409 if its name is taken',
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
  summary: 'Delete a type. 409 if items have it, or forms use it',
  who: managers,
  scope: 'admin',
  audits: ['catalog_type_deleted'],
  ...ofType,
  reply: 'empty',
  errors: [404, 409],
});
