// The rows that are chosen in the table. They are forgotten when other rows come into view.
import { useCallback, useState } from 'react';
import { noRows, type RowSelection, withRows } from '#core/sheets/table/row-selection.ts';
import type { SheetClient } from '#web/sheets/engine/sheet-client.ts';

export type RowSelectionControl = {
  selection: RowSelection;
  choose(row: { id: string }, isChosen: boolean): void;
  /** The rows of the view from `from` up to, not with, `to`. */
  chooseRange(from: number, to: number, isChosen: boolean): void;
  clear(): void;
};

/** `shown` names which rows are in view: the same text as long as they are the same. */
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
        // The page is being left.
        () => undefined,
      );
    },
    [chooseIds, client],
  );
  const clear = useCallback(() => setSaved({ shown, selection: noRows }), [shown]);
  return { selection, choose, chooseRange, clear };
}
