// Applies a file of the catalog: all of its changes as one request, for the catalog that they were planned for.
import {
  applyCatalogChanges,
  changeCatalogColumns,
  listCatalogColumns,
  listCatalogTypes,
  readCatalog,
  readCatalogVersion,
} from '#core/catalog/calls.ts';
import type { Send } from '#core/send.ts';
import { type CatalogPlan, type CatalogWorld, planCatalog, type PlanOptions } from './plan-catalog.ts';

export type VersionedWorld = CatalogWorld & { version: string };

/** The catalog as files are compared with it. Its version is read first, so that a change in between is noticed. */
export async function readCatalogWorld(send: Send): Promise<VersionedWorld> {
  const { version } = await send(readCatalogVersion, {});
  const [tree, types, columns] = await Promise.all([
    send(readCatalog, {}),
    send(listCatalogTypes, {}),
    send(listCatalogColumns, {}),
  ]);
  return { tree, types, columns, version };
}

/**
 * Makes the changes of a plan, or none of them.
 * @throws AppError `conflict` if the catalog has changed since the plan was made
 */
export async function applyCatalogFile(
  send: Send,
  {
    text,
    plan,
    world,
    options,
  }: { text: string; plan: CatalogPlan; world: VersionedWorld; options: PlanOptions },
): Promise<void> {
  let toSend = plan;
  let { version } = world;
  if (plan.newColumns.length > 0) {
    const added = plan.newColumns.map((name) => ({ name }));
    await send(changeCatalogColumns, { body: { columns: [...world.columns, ...added] } });
    // Only now the new columns have keys.
    const next = await readCatalogWorld(send);
    toSend = planCatalog(text, next, options);
    ({ version } = next);
  }
  await send(applyCatalogChanges, { body: { ...toSend.changes, version } });
}
