// What stands beside the message that rows were reviewed or deleted, and takes it back: a review is set back to pending,
// the rest the server has kept.
import { useMemo } from 'react';
import { reviewAllActions, undoChange } from '#core/sheets/actions.ts';
import type { RowUndo } from '#core/sheets/review/row-undo.ts';
import { mayChangeRows } from '#core/sheets/review/bulk-change.ts';
import type { ReviewedRows, ReviewStatus } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { Offer } from '#web/ui/notices/offered-message.tsx';
import { useAction } from '#web/ui/use-action.ts';

export type RowsChanged = {
  onReviewed(reviewed: ReviewedRows): void;
  onRemoved(rowIds: readonly string[]): void;
  /** Rows are as they were before: what is shown is to be read anew. */
  onUndone(): void;
};

export type UndoOffers = {
  /** After rows were given this review. */
  ofReview(rowIds: readonly string[], change: ReviewStatus): Offer | undefined;
  /** After a change that the server can undo; null where it cannot. */
  ofUndo(undo: Pick<RowUndo, 'id'> | null): Offer | undefined;
};

export function useUndoOffers(
  form: Pick<SheetOverview['form'], 'reviewers'>,
  { onReviewed, onUndone }: Omit<RowsChanged, 'onRemoved'>,
): UndoOffers {
  const actor = useActor();
  const { run } = useAction();
  return useMemo(() => {
    const offer = (work: () => Promise<void>): Offer => ({
      label: undoChange.label,
      onChoose: () => void work(),
    });
    const ofUndo: UndoOffers['ofUndo'] = (undo) =>
      undo === null
        ? undefined
        : offer(async () => {
            if ((await run(undoChange, undo)).done) onUndone();
          });
    const setBack = async (rowIds: readonly string[]) => {
      const rows = { form, rowIds, comment: null };
      const ended = await run(reviewAllActions.PENDING, rows, { offer: ({ undo }) => ofUndo(undo) });
      if (ended.done) onReviewed(ended.result);
    };
    return {
      ofUndo,
      ofReview: (rowIds, change) =>
        change !== 'PENDING' && mayChangeRows(actor, form, 'PENDING').yes
          ? offer(() => setBack(rowIds))
          : undefined,
    };
  }, [actor, form, onReviewed, onUndone, run]);
}
