// The last move or deletion on the catalog's screen, which U takes back.
import { organizeCatalog, undoCatalogDeletion } from '#core/catalog/actions.ts';
import { branch, type IndexedItem } from '#core/catalog/item-index.ts';
import type { Relationships } from '#core/catalog/moves.ts';
import type { DeletionOutcome, FlatItem } from '#core/catalog/schema.ts';
import { treeTexts } from '#core/catalog/tree-texts.ts';
import { useApp } from '#cli/app/use-app.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';

type LastChange =
  | { kind: 'move'; back: Relationships }
  | { kind: 'delete'; items: readonly FlatItem[]; outcome: DeletionOutcome };

export function useUndo() {
  const { perform } = useApp();
  const [last, setLast] = useScreenState<LastChange | null>('last change', null);
  return {
    off: last === null ? treeTexts.undone : undefined,
    noteMove: (back: Relationships) => setLast({ kind: 'move', back }),
    /** Notes the deletion of an item, which it is given before. */
    noteDeletion(node: IndexedItem) {
      const items = branch(node).map(({ item }) => item);
      return (outcome: DeletionOutcome) =>
        setLast({ kind: 'delete', items, outcome: newlyDone(items, outcome) });
    },
    run: async () => {
      if (last === null) return;
      const isDone =
        last.kind === 'move'
          ? await perform(organizeCatalog, last.back)
          : await perform(undoCatalogDeletion, last);
      if (isDone) setLast(null);
    },
  };
}

/** What was retired already stays so. */
function newlyDone(items: readonly FlatItem[], { deleted, retired }: DeletionOutcome): DeletionOutcome {
  const before = new Set(items.filter((item) => item.retired).map(({ id }) => id));
  return { deleted, retired: retired.filter((id) => !before.has(id)) };
}
