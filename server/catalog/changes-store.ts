// What has changed in the catalog since a version of it, as long as that is worth telling.
import type { Actor } from '#core/actor.ts';
import type { CatalogDelta } from '#core/catalog/schema.ts';
import { neededItems } from '#core/catalog/needed-items.ts';
import { treeOf } from '#core/catalog/tree.ts';
import type { Tx } from '#server/db/transaction.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import { jsonText, type Reply } from '#server/http/mount.ts';
import { itemsById, listItems } from './store.ts';
import { treeJson } from './tree-json.ts';
import { readVersion, versionOf } from './version.ts';

/** With more of them the whole tree is less work, for both sides. */
const mostChanged = 5_000;

/** What has changed since a version; the whole tree where that is not known any more, or a part of the catalog is read. */
export async function changesSince(
  tx: Tx,
  actor: Actor,
  since: string | undefined,
): Promise<CatalogDelta | Reply> {
  const { companyId } = actor;
  const { need, version } = await readVersion(tx, actor);
  if (since === version) return { version, tree: null, items: [], deleted: [] };
  // Of a part it would have to be said what has come to it, and what has gone from it.
  const ids = need === 'all' && since !== undefined ? await changedItems(tx, companyId, since) : null;
  if (ids === null) {
    if (need === 'all')
      return jsonText(
        `{"version":"${version}","tree":${await treeJson(tx, companyId, pauseFor(actor))},"items":[],"deleted":[]}`,
      );
    const tree = treeOf(neededItems(await listItems(tx, companyId), need));
    return { version, tree, items: [], deleted: [] };
  }
  const items = await itemsById(tx, companyId, ids);
  const there = new Set(items.map(({ id }) => id));
  return { version, tree: null, items, deleted: ids.filter((id) => !there.has(id)) };
}

/** The items that changes since a version were about; null: not known, or too many. */
async function changedItems(tx: Tx, companyId: string, since: string): Promise<string[] | null> {
  const states = await tx.raw<{ number: number; revision: string }>(
    'select number, revision from catalog_changes where company_id = $1 order by number desc',
    [companyId],
  );
  const known = states.find(({ revision }) => versionOf(companyId, revision, 'all') === since);
  if (known === undefined) return null;
  const changes = await tx.raw<{ ids: string[] | null }>(
    'select item_ids as ids from catalog_changes where company_id = $1 and number > $2',
    [companyId, known.number],
  );
  const ids = new Set<string>();
  for (const change of changes) {
    if (change.ids === null || ids.size > mostChanged) return null;
    for (const id of change.ids) ids.add(id);
  }
  return [...ids];
}
