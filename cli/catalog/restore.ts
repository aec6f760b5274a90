// formdeck catalog restore.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { restoreCatalogItem } from '#core/catalog/actions.ts';
import { findItem, placedItems } from '#core/catalog/find-item.ts';
import { readCatalogWorld } from '#core/catalog/file/apply-file.ts';

export const restore = verb({
  effect: { undo: 'catalog retire' },
  options: (_: object, [item = '']) => ({ named: item }),

  async run(context: Context, { named }) {
    const { item } = findItem(placedItems((await readCatalogWorld(context.sendAgain)).tree), named);
    const done = await restoreCatalogItem.run(context.send, item);
    return { id: item.id, ids: done.ids, said: restoreCatalogItem.done?.(item, done) ?? '' };
  },

  print: (output, { said }) => output.say(said),
  json: ({ id, ids }) => ({ id, restored: ids }),
});
