// The calls on the catalog.
import * as calls from '#core/catalog/calls.ts';
import { treeOf } from '#core/catalog/tree.ts';
import { on } from '#server/http/mount.ts';
import * as store from './store.ts';

export const catalogRoutes = [
  on(calls.readCatalog, async ({ actor, tx }) => treeOf(await store.listItems(tx, actor.companyId))),

  on(calls.readCatalogVersion, async ({ actor, tx }) => ({
    version: await store.catalogVersion(tx, actor.companyId),
  })),

  on(calls.listCatalogTypes, async ({ actor, tx }) => store.listTypes(tx, actor.companyId)),
];
