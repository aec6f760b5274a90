// The catalog, as the commands read it.
import type { Context } from '#cli/context.ts';
import {
  listCatalogColumns,
  listCatalogTypes,
  readCatalog,
  readCatalogVersion,
} from '#core/catalog/calls.ts';
import type { CatalogWorld } from '#core/catalog/file/plan-catalog.ts';

/** Its version was read before it, so that a change in between is noticed. */
export async function readWorld({ sendAgain }: Context): Promise<CatalogWorld & { version: string }> {
  const { version } = await sendAgain(readCatalogVersion, {});
  const [tree, types, columns] = await Promise.all([
    sendAgain(readCatalog, {}),
    sendAgain(listCatalogTypes, {}),
    sendAgain(listCatalogColumns, {}),
  ]);
  return { tree, types, columns, version };
}
