// The selected rows of the table. The selection is cleared when other rows come into view.
import { useCallback, useState } from 'react';
import { noRows, type RowSelection, withRows } from '#core/sheets/table/row-selection.ts';
import type { SheetClient } from '#web/sheets/engine/sheet-client.ts';

export type RowSelectionControl = {
  selection: RowSelection;
  choose(row: { id: string }, isChosen: boolean): void;
  /** The view's rows from `from` to `to`, excluded. */
  chooseRange(from: number, to: number, isChosen: boolean): void;
  clear(): void;
};

/** `shown` is a key of the rows in view, which changes with them. */
export function useRowSelection(client: SheetClient, shown: string): RowSelectionControl {
  const [saved, setSaved] = useState({ shown, selection: noRows });
  const selection = saved.shown === shown ? saved.selection : noRows;
  const chooseIds = useCallback(
    (ids: readonly string[], isChosen: boolean) =>
      setSaved((before) => ({
        shown,
        selection: withRows(before.shown === shown ? before.selection : noRows, ids, isChosen),
      })),
    [shown],
  );
  const choose = useCallback<RowSelectionControl['choose']>(
    ({ id }, isChosen) => chooseIds([id], isChosen),
    [chooseIds],
  );
  const chooseRange = useCallback<RowSelectionControl['chooseRange']>(
    (from, to, isChosen) => {
      client.call('ids', [from, to]).then(
        (ids) => chooseIds(ids, isChosen),
        // The page is being closed.
        () => undefined,
      );
    },
    [chooseIds, client],
  );
  const clear = useCallback(() => setSaved({ shown, selection: noRows }), [shown]);
  return { selection, choose, chooseRange, clear };
}
