// The undo buttons in messages about reviewed or deleted rows: a review is set back to pending, everything else is
// undone on the server.
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
  /** The rows were restored: refetch. */
  onUndone(): void;
};

export type UndoOffers = {
  /** After rows were given this review status. */
  ofReview(rowIds: readonly string[], change: ReviewStatus): Offer | undefined;
  /** After a change that the server can undo; null if it cannot. */
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
