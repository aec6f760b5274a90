// Reviews rows, one or many, and keeps what undoes it for `U`.
import type { WholeForm } from '#core/forms/calls.ts';
import { reviewAllActions } from '#core/sheets/actions.ts';
import { mayChangeRows } from '#core/sheets/review/bulk-change.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import type { App } from '#cli/app/use-app.ts';
import type { SheetView } from './sheet-view.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RowsReview = {
  form: WholeForm;
  rowIds: readonly string[];
  state: ReviewStatus;
  comment: string | null;
};

/** Whether the actor may take back a review by setting its rows back to pending. */
export function mayUndoReview({ actor }: App, form: WholeForm): boolean {
  return mayChangeRows(actor, form, 'PENDING').yes;
}

/** A message with the key that undoes what it is about. */
export function withUndo(text = ''): string {
  return t(m.uUndoesIt, { text });
}

/** Reviews the rows, and says how many it changed; false if it failed. */
export function reviewRows(app: App, view: SheetView, review: RowsReview): Promise<boolean> {
  const { form, rowIds, state, comment } = review;
  const action = reviewAllActions[state];
  const isUndone = state !== 'PENDING' && mayUndoReview(app, form);
  return app.perform(
    {
      ...action,
      async run(send, thing) {
        const reviewed = await action.run(send, thing);
        view.reviewRows(reviewed);
        const undo = reviewed.undo === null ? null : { id: reviewed.undo.id };
        view.undoable.value = isUndone ? { rowIds: reviewed.rowIds } : undo;
        return reviewed;
      },
      done: (thing, reviewed) => {
        const text = action.done?.(thing, reviewed);
        return isUndone || reviewed.undo !== null ? withUndo(text) : (text ?? '');
      },
    },
    { form, rowIds, comment },
  );
}
