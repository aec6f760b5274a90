// Bulk reviews and deletions of the selected rows, with undo. What can be taken back and leaves out none of them needs no
// question.
import { useState } from 'react';
import { deleteAll, reviewAllActions } from '#core/sheets/actions.ts';
import { previewChange, type RowsChange } from '#core/sheets/review/bulk-change.ts';
import type { OpenSheet } from '#web/sheets/use-open-sheet.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';
import type { RowSelectionControl } from './use-row-selection.ts';
import { useUndoOffers } from './use-undo-offers.ts';

export type RowsChangeControl = {
  /** The change that the user is asked about; null for none. */
  asksFor: RowsChange | null;
  isChanging: boolean;
  begin(change: RowsChange): void;
  go(change: RowsChange, rowIds: readonly string[], comment: string | null): void;
  cancel(): void;
};

export function useRowsChange(
  { view: { client, overview }, changed }: OpenSheet,
  { selection, clear }: RowSelectionControl,
): RowsChangeControl {
  const { form } = overview;
  const actor = useActor();
  const { run, isRunning } = useAction();
  const offers = useUndoOffers(form, changed);
  const [asksFor, setAsksFor] = useState<RowsChange | null>(null);
  const end = () => {
    setAsksFor(null);
    clear();
  };
  const go = async (change: RowsChange, rowIds: readonly string[], comment: string | null) => {
    if (change === 'DELETED') {
      const ended = await run(deleteAll, { form, rowIds }, { offer: offers.ofUndo });
      if (!ended.done) return;
      changed.onRemoved(rowIds);
      return end();
    }
    const ended = await run(
      reviewAllActions[change],
      { form, rowIds, comment },
      { offer: ({ undo }) => offers.ofUndo(undo) ?? offers.ofReview(rowIds, change) },
    );
    if (!ended.done) return;
    changed.onReviewed(ended.result);
    end();
  };
  const begin = async (change: RowsChange) => {
    if (change !== 'APPROVED') return setAsksFor(change);
    const rows = await client.call('rowsAmong', [[...selection]]);
    const { rowIds, left } = previewChange(actor, { form, rows }, change);
    if (left.length > 0 || rowIds.length === 0) return setAsksFor(change);
    await go(change, rowIds, null);
  };
  return {
    asksFor,
    isChanging: isRunning,
    begin: (change) => void begin(change),
    go: (change, rowIds, comment) => void go(change, rowIds, comment),
    cancel: () => setAsksFor(null),
  };
}
