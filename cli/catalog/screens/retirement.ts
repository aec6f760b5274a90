// One key retires an item, and takes that back.
import { restoreCatalogItem, retireCatalogItem } from '#core/catalog/actions.ts';
import type { FlatItem } from '#core/catalog/schema.ts';
import type { App } from '#cli/app/use-app.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';

/** The binding for the item. */
export function retirementOf({ actionKey }: App, item: FlatItem | null): KeyBinding {
  return item?.retired === true
    ? actionKey('rest', restoreCatalogItem, item)
    : actionKey('rest', retireCatalogItem, item);
}
