// Reviews and deletes many rows at once, and offers to take a review back.
import { useCallback } from 'react';
import { deleteAll, reviewAllActions } from '#core/sheets/actions.ts';
import { mayChangeRows, type RowsChange } from '#core/sheets/rows-at-once.ts';
import type { ReviewedRows } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/sheet-data.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';

export type RowsChanged = {
  onReviewed(reviewed: ReviewedRows): void;
  onRemoved(rowIds: readonly string[]): void;
};
/** Resolves to whether it was done. */
export type ChangeRows = (
  change: RowsChange,
  rowIds: readonly string[],
  comment: string | null,
) => Promise<boolean>;

export function useRowsChange(
  form: SheetOverview['form'],
  { onReviewed, onRemoved }: RowsChanged,
): { changeRows: ChangeRows; isChanging: boolean } {
  const actor = useActor();
  const { run, isRunning } = useAction();
  const changeRows = useCallback<ChangeRows>(
    async (change, rowIds, comment) => {
      if (change === 'DELETED') {
        const ended = await run(deleteAll, { form, rowIds });
        if (ended.done) onRemoved(rowIds);
        return ended.done;
      }
      const isUndone = change !== 'PENDING' && mayChangeRows(actor, form, 'PENDING').yes;
      const offer = (reviewed: ReviewedRows) => ({
        label: 'Undo',
        onChoose: () => void changeRows('PENDING', reviewed.rowIds, null),
      });
      const options = isUndone ? { offer } : {};
      const ended = await run(reviewAllActions[change], { form, rowIds, comment }, options);
      if (ended.done) onReviewed(ended.result);
      return ended.done;
    },
    [actor, form, onRemoved, onReviewed, run],
  );
  return { changeRows, isChanging: isRunning };
}
