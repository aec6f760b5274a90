// The calls on the catalog (spec 3, section 7 "Catalog"). Everybody may read it, to fill in forms and to read answers.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { catalogItem, catalogType } from './schema.ts';

export const readCatalog = call({
  id: 'catalog.read',
  method: 'GET',
  path: '/catalog',
  summary: 'The items of the catalog as a tree, by name',
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

export const listCatalogTypes = call({
  id: 'catalog.types',
  method: 'GET',
  path: '/catalog/types',
  summary: "The types of the catalog's items, by name",
  who: 'signed-in',
  scope: 'forms:read',
  reply: z.array(catalogType),
});
