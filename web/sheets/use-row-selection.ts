// The rows that are chosen in the table. They are forgotten when other rows come into view.
import { useCallback, useState } from 'react';
import { noRows, type RowSelection, withRows } from '#core/sheets/row-selection.ts';
import type { SheetClient } from './sheet-client.ts';

export type RowSelectionControl = {
  selection: RowSelection;
  /** The rows of the view from `from` up to, not with, `to`. */
  choose(from: number, to: number, isChosen: boolean): void;
  clear(): void;
};

/** `shown` names which rows are in view: the same text as long as they are the same. */
export function useRowSelection(client: SheetClient, shown: string): RowSelectionControl {
  const [kept, setKept] = useState({ shown, selection: noRows });
  const selection = kept.shown === shown ? kept.selection : noRows;
  const choose = useCallback(
    (from: number, to: number, isChosen: boolean) => {
      client.call('ids', [from, to]).then(
        (ids) =>
          setKept((before) => ({
            shown,
            selection: withRows(before.shown === shown ? before.selection : noRows, ids, isChosen),
          })),
        // The page is being left.
        () => undefined,
      );
    },
    [client, shown],
  );
  const clear = useCallback(() => setKept({ shown, selection: noRows }), [shown]);
  return { selection, choose, clear };
}
