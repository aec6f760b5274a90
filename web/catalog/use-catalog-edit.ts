// Changes of the tree: shown at once, sent one after the other, taken back where the server refuses them, and undone.
import { useCallback, useRef, useState } from 'react';
import {
  deleteCatalogItem,
  organizeCatalog,
  restoreCatalogItem,
  retireCatalogItem,
  undoCatalogDeletion,
} from '#core/catalog/actions.ts';
import {
  branch,
  type IndexedItem,
  type ItemIndex,
  type PendingChange,
  topmost,
} from '#core/catalog/item-index.ts';
import { movesBack, planMoves, type Relationships } from '#core/catalog/moves.ts';
import type { DeletionOutcome, FlatItem } from '#core/catalog/schema.ts';
import { treeTexts } from '#core/catalog/tree-texts.ts';
import { notifyWarning, withdrawOffer } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/use-action.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

type Undo =
  | { kind: 'move'; back: Relationships }
  | { kind: 'delete'; items: readonly FlatItem[]; outcome: DeletionOutcome };

export type CatalogEdit = {
  /** On their way to the server, in their order. */
  pending: readonly PendingChange[];
  /** False if they cannot be moved there; the reason is said. */
  move(index: ItemIndex, ids: readonly string[], parentId: string | null): boolean;
  remove(node: IndexedItem): void;
  retire(node: IndexedItem): void;
  restore(node: IndexedItem): void;
  undo(): void;
};

export function useCatalogEdit(): CatalogEdit {
  const { run } = useAction();
  const [pending, setPending] = useState<readonly PendingChange[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const undos = useRef<Undo[]>([]);

  /** In turn: a second move of an item must not overtake the first. */
  const inTurn = useCallback((change: PendingChange | null, work: () => Promise<unknown>) => {
    if (change !== null) setPending((all) => [...all, change]);
    last.current = last.current.then(work).finally(() => {
      if (change !== null) setPending((all) => all.filter((each) => each !== change));
    });
  }, []);

  const undo = useCallback(() => {
    const done = undos.current.pop();
    if (done === undefined) {
      notifyWarning(treeTexts.undone);
      return;
    }
    withdrawOffer();
    const again = (ended: { done: boolean }) => {
      // What has failed can be tried again.
      if (!ended.done) undos.current.push(done);
    };
    if (done.kind === 'move')
      inTurn({ kind: 'move', relationships: done.back }, () => run(organizeCatalog, done.back).then(again));
    else inTurn(null, () => run(undoCatalogDeletion, done).then(again));
  }, [inTurn, run]);

  const offer = () => ({ label: t(common.undo), onChoose: undo });
  return {
    pending,
    undo,
    move: (index, ids, parentId) => {
      const all = Object.fromEntries(topmost(index, ids).map((id) => [id, parentId]));
      const { moves, issues } = planMoves(index.nodes, all);
      if (issues[0] !== undefined) {
        notifyWarning(issues[0].message);
        return false;
      }
      if (moves.size === 0) return true;
      const relationships = Object.fromEntries(moves);
      const back = movesBack(index.nodes, moves);
      inTurn({ kind: 'move', relationships }, async () => {
        const ended = await run(organizeCatalog, relationships, { offer });
        if (ended.done) undos.current.push({ kind: 'move', back });
      });
      return true;
    },
    remove: (node) => {
      const items = branch(node).map(({ item, parentId }) => ({ ...item, parentId }));
      inTurn({ kind: 'delete', id: node.id }, async () => {
        const ended = await run(deleteCatalogItem, { id: node.id, name: node.name }, { offer });
        if (ended.done) undos.current.push({ kind: 'delete', items, outcome: ended.result });
      });
    },
    retire: (node) => inTurn(null, () => run(retireCatalogItem, { id: node.id, name: node.name })),
    restore: (node) => inTurn(null, () => run(restoreCatalogItem, { id: node.id, name: node.name })),
  };
}
