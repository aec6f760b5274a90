// The actions on single rows and on many rows, with the texts of spec 2, section 8.
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import type { Form } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import * as calls from './calls.ts';
import { mayEditAnswers, mayRestoreRows, mayReturn, mayReviewAs, type RowReview } from './policy.ts';
import {
  type RestoredRows,
  restoredText,
  type RowUndo,
  type UndoneRows,
  undoneText,
} from './review/row-undo.ts';
import { changedText, changeLabels, deleteRowTexts, mayChangeRows } from './review/bulk-change.ts';
import type { ReviewedRows, ReviewStatus, ReviewState, Row, Sheet } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type ReviewedRow = {
  row: Pick<Row, 'id' | 'sheetId' | 'reviewState'> & Omit<RowReview, 'reviewState'>;
  form: Pick<Form, 'reviewers'>;
  comment: string | null;
};

const touches = [['sheets'], ['audit']] as const;

function review(id: string, state: ReviewState) {
  return action<ReviewedRow, Row>({
    id,
    label: changeLabels[state],
    may: (actor, reviewed) => mayReviewAs(actor, reviewed, state),
    run: (send, { row, comment }) =>
      send(calls.reviewRow, { params: { id: row.sheetId, rowId: row.id }, body: { state, comment } }),
    done: () => changedText(1, state),
    failed: reviewFailed,
    touches,
  });
}

export const approve = review('sheets.approve', 'APPROVED');
export const reject = review('sheets.reject', 'REJECTED');
/** Sets a reviewed or returned row back to pending. */
export const reopen = review('sheets.reopen', 'PENDING');

/** Returns a row to its author for correction; the comment says what to correct. */
export const returnRow = action<ReviewedRow, Row>({
  id: 'sheets.return',
  label: changeLabels.RETURNED,
  may: (actor, { form, row }) => mayReturn(actor, form, row),
  run: (send, { row, comment }) =>
    send(calls.returnRow, { params: { id: row.sheetId, rowId: row.id }, body: { comment: comment ?? '' } }),
  done: () => changedText(1, 'RETURNED'),
  failed: reviewFailed,
  touches,
});

export type ChosenRows = {
  /** The form of the rows. */
  form: Pick<Form, 'reviewers'>;
  rowIds: readonly string[];
};

function reviewAll(id: string, state: ReviewState) {
  return action<ChosenRows & { comment: string | null }, ReviewedRows>({
    id,
    label: changeLabels[state],
    may: (actor, { form }) => mayChangeRows(actor, form, state),
    run: (send, { rowIds, comment }) =>
      send(calls.reviewRows, { body: { rowIds: [...rowIds], state, comment } }),
    done: (_, { rowIds }) => changedText(rowIds.length, state),
    failed: reviewFailed,
    touches,
  });
}

/** Bulk reviews. The confirmation's texts come from `previewTexts` of review/bulk-change.ts. */
export const reviewAllActions = {
  APPROVED: reviewAll('sheets.approveAll', 'APPROVED'),
  REJECTED: reviewAll('sheets.rejectAll', 'REJECTED'),
  PENDING: reviewAll('sheets.reopenAll', 'PENDING'),
  RETURNED: action<ChosenRows & { comment: string | null }, ReviewedRows>({
    id: 'sheets.returnAll',
    label: changeLabels.RETURNED,
    may: (actor, { form }) => mayChangeRows(actor, form, 'RETURNED'),
    run: (send, { rowIds, comment }) =>
      send(calls.returnRows, { body: { rowIds: [...rowIds], comment: comment ?? '' } }),
    done: (_, { rowIds }) => changedText(rowIds.length, 'RETURNED'),
    failed: reviewFailed,
    touches,
  }),
} as const satisfies Record<ReviewStatus, unknown>;

export const deleteAll = action<ChosenRows, RowUndo>({
  id: 'sheets.deleteAll',
  label: changeLabels.DELETED,
  danger: true,
  may: (actor, { form }) => mayChangeRows(actor, form, 'DELETED'),
  run: (send, { rowIds }) => send(calls.deleteRows, { body: { rowIds: [...rowIds] } }),
  done: ({ rowIds }) => changedText(rowIds.length, 'DELETED'),
  failed: ({ rowIds }) =>
    rowIds.length === 1 ? t(m.errorOccurredWhileDeletingThis) : t(m.errorOccurredWhileDeletingThese),
  touches,
});

/** Restores what a bulk change removed. The change's own reply says whether this is offered. */
export const undoChange = action<Pick<RowUndo, 'id'>, UndoneRows>({
  id: 'sheets.undo',
  label: t(common.undo),
  may: () => yes,
  run: (send, { id }) => send(calls.undoRows, { params: { id } }),
  done: (_, undone) => undoneText(undone),
  failed: () => t(m.thisCouldNotBeUndone),
  touches,
});

function reviewFailed(): string {
  return t(m.thereWasErrorWhileSubmitting);
}

export type AnswerEdit = {
  sheetId: string;
  /** Null for a context question. */
  rowId: string | null;
  question: Question;
  values: readonly string[];
  /** 'Reason for Change' */
  comment: string | null;
};

/** Returns the updated row, or the updated sheet for a context question. */
export const saveAnswer = action<AnswerEdit, Row | Sheet>({
  id: 'sheets.saveAnswers',
  label: t(common.save),
  may: (actor, { question }) => mayEditAnswers(actor, question),
  run: (send, { sheetId, rowId, question, values, comment }) =>
    send(calls.saveAnswers, {
      params: { id: sheetId },
      body: {
        questionId: question.id,
        rowId,
        answers: values.filter((value) => value.trim() !== ''),
        comment,
      },
    }),
  failed: () => t(m.yourAnswersCouldNotBe),
  touches,
});

export const deleteRow = action<Pick<Row, 'id'>, RowUndo>({
  id: 'sheets.deleteRow',
  label: t(common.delete),
  danger: true,
  confirmation: () => ({
    title: t(m.deleteThisRow),
    text: deleteRowTexts.question,
    confirm: t(common.delete),
  }),
  may: (actor) => mayEditAnswers(actor),
  // The bulk call is used because its reply includes the undo.
  run: (send, { id }) => send(calls.deleteRows, { body: { rowIds: [id] } }),
  done: () => deleteRowTexts.done,
  failed: () => t(m.errorOccurredWhileDeletingThis),
  touches,
});

export type DeletedRow = {
  sheetId: string;
  rowId: string;
  /** All rows that were deleted with it come back too. */
  together: boolean;
};

/** Brings a deleted row back, as it was. */
export const restoreRow = action<DeletedRow, RestoredRows>({
  id: 'sheets.restoreRow',
  label: t(m.restore),
  may: (actor) => mayRestoreRows(actor),
  run: (send, { sheetId, rowId, together }) =>
    send(calls.restoreRow, { params: { id: sheetId, rowId }, body: { together } }),
  done: (_, restored) => restoredText(restored),
  failed: ({ together }) => (together ? t(m.theseRowsCouldNotBe) : t(m.thisRowCouldNotBe)),
  touches,
});
