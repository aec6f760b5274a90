// Bulk reviews and deletions, with undo.
import { useCallback } from 'react';
import { deleteAll, reviewAllActions } from '#core/sheets/actions.ts';
import type { RowsChange } from '#core/sheets/review/bulk-change.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { useAction } from '#web/ui/use-action.ts';
import { type RowsChanged, useUndoOffers } from './use-undo-offers.ts';

/** Resolves to whether it succeeded. */
export type ChangeRows = (
  change: RowsChange,
  rowIds: readonly string[],
  comment: string | null,
) => Promise<boolean>;

export function useRowsChange(
  form: SheetOverview['form'],
  { onReviewed, onRemoved, onUndone }: RowsChanged,
): { changeRows: ChangeRows; isChanging: boolean } {
  const { run, isRunning } = useAction();
  const offers = useUndoOffers(form, { onReviewed, onUndone });
  const changeRows = useCallback<ChangeRows>(
    async (change, rowIds, comment) => {
      if (change === 'DELETED') {
        const ended = await run(deleteAll, { form, rowIds }, { offer: offers.ofUndo });
        if (ended.done) onRemoved(rowIds);
        return ended.done;
      }
      const ended = await run(
        reviewAllActions[change],
        { form, rowIds, comment },
        { offer: ({ undo }) => offers.ofUndo(undo) ?? offers.ofReview(rowIds, change) },
      );
      if (ended.done) onReviewed(ended.result);
      return ended.done;
    },
    [form, offers, onRemoved, onReviewed, run],
  );
  return { changeRows, isChanging: isRunning };
}
