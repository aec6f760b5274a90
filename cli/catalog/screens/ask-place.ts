// Asks below which item something should stand.
import { formatItemPath } from '#core/catalog/file/item-path.ts';
import type { IndexedItem, ItemIndex } from '#core/catalog/item-index.ts';
import { catalogTexts } from '#core/catalog/labels.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { chooseNamed } from '#cli/terminal/input/choose-named.ts';

const top = 'top';

/** The id of the parent, null for the top; undefined if cancelled. What is retired, and what is moved, are left out. */
export async function askPlace(
  dialogs: Dialogs,
  index: ItemIndex,
  {
    title,
    moved,
    current = moved?.parentId ?? null,
  }: { title: string; moved: { id: string; parentId: string | null } | null; current?: string | null },
): Promise<string | null | undefined> {
  const things = placesIn(index.top, moved?.id);
  const chosen = await chooseNamed(dialogs, {
    title,
    things: [{ id: top, name: catalogTexts.top }, ...things],
    current: [current ?? top],
    isOne: true,
  });
  const [id] = chosen ?? [];
  if (id === undefined) return undefined;
  return id === top ? null : id;
}

/** Items with their paths, parents before children, without the branches of what is moved or retired. */
function placesIn(
  items: readonly IndexedItem[],
  movedId: string | undefined,
  above: readonly string[] = [],
): { id: string; name: string }[] {
  return items
    .filter(({ id, retired }) => id !== movedId && !retired)
    .flatMap(({ id, name, children }) => {
      const names = [...above, name];
      return [{ id, name: formatItemPath(names) }, ...placesIn(children, movedId, names)];
    });
}
