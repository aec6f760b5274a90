// The version of the catalog that somebody reads: by it they know that their copy is in force.
import { createHash } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { type CatalogNeed, catalogNeedOf } from '#core/catalog/needed-items.ts';
import { readsWholeCatalog } from '#core/catalog/policy.ts';
import type { Tx } from '#server/db/transaction.ts';
import { catalogQuestions, readRevision } from './store.ts';

/** What of the catalog the actor reads, and a name for the state that it is in. */
export async function readVersion(tx: Tx, actor: Actor): Promise<{ need: CatalogNeed; version: string }> {
  const [revision, need] = await Promise.all([readRevision(tx, actor.companyId), needOf(tx, actor)]);
  return { need, version: versionOf(actor.companyId, revision, need) };
}

/** The name of a state of the catalog, for those who need this much of it. */
export function versionOf(companyId: string, revision: string, need: CatalogNeed): string {
  const hash = createHash('sha256').update(JSON.stringify([companyId, revision, need]));
  return hash.digest('hex').slice(0, 32);
}

async function needOf(tx: Tx, actor: Actor): Promise<CatalogNeed> {
  return readsWholeCatalog(actor) ? 'all' : catalogNeedOf(await catalogQuestions(tx, actor));
}
