// formdeck catalog retire and restore.
import { type OneName, oneNamed } from '#cli/command/finder.ts';
import { actionVerb } from '#cli/resource/thing-verbs.ts';
import type { Context } from '#cli/context.ts';
import { restoreCatalogItem, retireCatalogItem } from '#core/catalog/actions.ts';
import { findItem, placedItems } from '#core/catalog/find-item.ts';
import { readCatalogWorld } from '#core/catalog/file/apply-file.ts';

export const retire = actionVerb({
  effect: { undo: 'catalog restore' },
  options: oneNamed,
  find: itemNamed,
  action: retireCatalogItem,
  json: ({ ids }, { id }) => ({ id, retired: ids }),
});

export const restore = actionVerb({
  effect: { undo: 'catalog retire' },
  options: oneNamed,
  find: itemNamed,
  action: restoreCatalogItem,
  json: ({ ids }, { id }) => ({ id, restored: ids }),
});

async function itemNamed({ sendAgain }: Context, { named }: OneName) {
  return findItem(placedItems((await readCatalogWorld(sendAgain)).tree), named).item;
}
