// What can be done with a row, with the words of spec 2, section 8.
import { action } from '#core/action.ts';
import type { Form } from '#core/forms/schema.ts';
import { deleteRow as deleteRowCall, reviewRow } from './calls.ts';
import { mayEditAnswers, mayReview } from './policy.ts';
import type { Row } from './schema.ts';

export type ReviewedRow = {
  row: Pick<Row, 'id' | 'sheetId' | 'reviewState'>;
  form: Pick<Form, 'reviewers'>;
  comment: string | null;
};

const touches = [['sheets'], ['audit']] as const;

function review(id: string, label: string, state: 'APPROVED' | 'REJECTED') {
  return action<ReviewedRow, Row>({
    id,
    label,
    may: (actor, { form, row }) => mayReview(actor, form, row),
    run: (send, { row, comment }) =>
      send(reviewRow, { params: { id: row.sheetId, rowId: row.id }, body: { state, comment } }),
    failed: () => 'There was an error while submitting your review. Please try again.',
    touches,
  });
}

export const approve = review('sheets.approve', 'Approve', 'APPROVED');
export const reject = review('sheets.reject', 'Reject', 'REJECTED');

export const deleteRow = action<Pick<Row, 'id' | 'sheetId'>, unknown>({
  id: 'sheets.deleteRow',
  label: 'Delete',
  danger: true,
  confirmation: () => ({
    title: 'Delete this row?',
    text: 'Are you sure you want to permanently delete this row? This action cannot be undone!',
    confirm: 'Delete',
  }),
  may: (actor) => mayEditAnswers(actor),
  run: (send, { id, sheetId }) => send(deleteRowCall, { params: { id: sheetId, rowId: id } }),
  done: () => 'This row was deleted successfully',
  failed: () => 'An error occurred while deleting this row. Please try again.',
  touches,
});
