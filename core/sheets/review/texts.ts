// What core/sheets/review says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  whatNeedsCorrecting: { id: 'sheets.review.whatNeedsCorrecting', defaultMessage: 'What needs correcting' },
  authorIsNotifiedCorrectsRow: {
    id: 'sheets.review.authorIsNotifiedCorrectsRow',
    defaultMessage: 'The author is notified, corrects the entry and sends it again.',
  },
  comment: { id: 'sheets.review.comment', defaultMessage: 'Comment' },
  optionalSavedWithReview: {
    id: 'sheets.review.optionalSavedWithReview',
    defaultMessage: 'Optional. Saved with the review.',
  },
  returnToAuthor: { id: 'sheets.review.returnToAuthor', defaultMessage: 'Return to author' },
  reopenReview: { id: 'sheets.review.reopenReview', defaultMessage: 'Reopen review' },
  noneOfTheseRowsCan: {
    id: 'sheets.review.noneOfTheseRowsCan',
    defaultMessage:
      'None of these entries can be {change, select, APPROVED {approved} REJECTED {rejected} RETURNED {returned for correction} PENDING {set back to pending} other {deleted}}.',
  },
  unnamedSheet: { id: 'sheets.review.unnamedSheet', defaultMessage: 'Unnamed sheet' },
  areYouSureYouWant: {
    id: 'sheets.review.areYouSureYouWant',
    defaultMessage:
      'Are you sure you want to permanently delete this row? This action cannot be undone! You can take it back for 24 hours.',
  },
  thisRowWasDeletedSuccessfully: {
    id: 'sheets.review.thisRowWasDeletedSuccessfully',
    defaultMessage: 'This row was deleted successfully',
  },
  rowsThatAndReviewsOf: {
    id: 'sheets.review.rowsThatAndReviewsOf',
    defaultMessage:
      'Entries that {deleted}, and reviews of several entries that {setBack} back to pending, in the last {hours} hours.',
  },
  returnedToYou: { id: 'sheets.review.returnedToYou', defaultMessage: 'Returned to you' },
  returnedBy: { id: 'sheets.review.returnedBy', defaultMessage: 'Returned by {userName}' },
  correctRow: { id: 'sheets.review.correctRow', defaultMessage: 'Correct the entry' },
  savedWithReviewIfYou: {
    id: 'sheets.review.savedWithReviewIfYou',
    defaultMessage: 'Saved with the review. If you return the entry, its author sees this.',
  },
  sendCorrection: { id: 'sheets.review.sendCorrection', defaultMessage: 'Send the correction' },
  correctionWasSentAndWaits: {
    id: 'sheets.review.correctionWasSentAndWaits',
    defaultMessage: 'The correction was sent and waits for its review.',
  },
  returnedToItsAuthorFor: {
    id: 'sheets.review.returnedToItsAuthorFor',
    defaultMessage: 'Returned to its author for correction.',
  },
  goToNextRowAfter: {
    id: 'sheets.review.goToNextRowAfter',
    defaultMessage: 'Go to the next entry after reviewing',
  },
  nothingLeftToReview: { id: 'sheets.review.nothingLeftToReview', defaultMessage: 'Nothing left to review' },
  allRowsHereHaveBeen: {
    id: 'sheets.review.allRowsHereHaveBeen',
    defaultMessage: 'All entries here have been reviewed.',
  },
  rejectRow: { id: 'sheets.review.rejectRow', defaultMessage: 'Reject the entry' },
  approveRow: { id: 'sheets.review.approveRow', defaultMessage: 'Approve the entry' },
  returnRowToItsAuthor: {
    id: 'sheets.review.returnRowToItsAuthor',
    defaultMessage: 'Return the entry to its author; Ctrl+Enter sends what was written',
  },
  nextRowInTableFirst: {
    id: 'sheets.review.nextRowInTableFirst',
    defaultMessage: 'Next entry; in the table, the first one',
  },
  previousRow: { id: 'sheets.review.previousRow', defaultMessage: 'Previous entry' },
  reviewingIsTurnedOffFor: {
    id: 'sheets.review.reviewingIsTurnedOffFor',
    defaultMessage: 'Reviewing is turned off for your company.',
  },
  toReview: { id: 'sheets.review.toReview', defaultMessage: 'To review' },
  rowsWaitingForReviewCould: {
    id: 'sheets.review.rowsWaitingForReviewCould',
    defaultMessage: 'The entries waiting for review could not be loaded. Please try again.',
  },
  noRowsAreWaitingFor: {
    id: 'sheets.review.noRowsAreWaitingFor',
    defaultMessage: 'No entries are waiting for your review.',
  },
  toReviewCount: { id: 'sheets.review.toReviewCount', defaultMessage: 'To review: {rows, number}' },
  youCanUndoThisFor: {
    id: 'sheets.review.youCanUndoThisFor',
    defaultMessage: 'You can undo this for {undoRetention} hours.',
  },
  thisRowExistsItWas: {
    id: 'sheets.review.thisRowExistsItWas',
    defaultMessage: 'This entry exists: it was already restored, or a device has sent it again.',
  },
  thisRowWasDeletedMore: {
    id: 'sheets.review.thisRowWasDeletedMore',
    defaultMessage: 'This entry was deleted more than {daysToRestore} days ago and is permanently gone.',
  },
  formOfThisRowWas: {
    id: 'sheets.review.formOfThisRowWas',
    defaultMessage: 'The form of this entry was deleted.',
  },
  sheetOfThisRowNo: {
    id: 'sheets.review.sheetOfThisRowNo',
    defaultMessage: 'The sheet of this entry no longer exists.',
  },
  sheetOfTheseRowsNo: {
    id: 'sheets.review.sheetOfTheseRowsNo',
    defaultMessage: 'A sheet of these entries no longer exists.',
  },
  thisRowWasNotKept: {
    id: 'sheets.review.thisRowWasNotKept',
    defaultMessage: 'This entry was not kept when it was deleted.',
  },
  nothingWasRestoredAuditLog: {
    id: 'sheets.review.nothingWasRestoredAuditLog',
    defaultMessage: 'Nothing was restored. The audit log still shows what it contained.',
  },
  reviewOf1RowIs: {
    id: 'sheets.review.reviewOf1RowIs',
    defaultMessage: 'The review of 1 entry is as before',
  },
  reviewsOfRowsAreAs: {
    id: 'sheets.review.reviewsOfRowsAreAs',
    defaultMessage: 'The reviews of {length, plural, one {# entry} other {# entries}} are as before',
  },
  undoChanges: { id: 'sheets.review.undoChanges', defaultMessage: 'Undo changes' },
  thereIsNothingToUndo: {
    id: 'sheets.review.thereIsNothingToUndo',
    defaultMessage: 'There is nothing to undo.',
  },
  goOn: {
    id: 'sheets.review.goOn',
    defaultMessage:
      '{change, select, APPROVED {Approve {count, plural, one {# entry} other {# entries}}} REJECTED {Reject {count, plural, one {# entry} other {# entries}}} RETURNED {Return {count, plural, one {# entry} other {# entries}}} PENDING {Reopen {count, plural, one {# review} other {# reviews}}} other {Delete {count, plural, one {# entry} other {# entries}}}}',
  },
  rowsWillBe: {
    id: 'sheets.review.rowsWillBe',
    defaultMessage:
      '{count, plural, one {# entry} other {# entries}} will be {change, select, APPROVED {approved} REJECTED {rejected} RETURNED {returned for correction} PENDING {set back to pending} other {deleted}}.',
  },
  rowsStay: {
    id: 'sheets.review.rowsStay',
    defaultMessage: '{count, plural, one {# entry stays as it is.} other {# entries stay as they are.}}',
  },
  rowsOfSheet: {
    id: 'sheets.review.rowsOfSheet',
    defaultMessage: '{sheet}: {count, plural, one {# entry} other {# entries}}',
  },
  rowsOfOtherSheets: {
    id: 'sheets.review.rowsOfOtherSheets',
    defaultMessage:
      '{count, plural, one {# other sheet} other {# other sheets}}: {rows, plural, one {# entry} other {# entries}}',
  },
  statusOfRows: {
    id: 'sheets.review.statusOfRows',
    defaultMessage:
      '{status, select, PENDING {{count, number} pending} APPROVED {{count, number} approved} REJECTED {{count, number} rejected} other {{count, number} returned}}',
  },
  rowsWere: {
    id: 'sheets.review.rowsWere',
    defaultMessage:
      '{count, plural, one {# entry was} other {# entries were}} {change, select, APPROVED {approved} REJECTED {rejected} RETURNED {returned for correction} PENDING {set back to pending} other {deleted}}',
  },
  rowsRestored: {
    id: 'sheets.review.rowsRestored',
    defaultMessage: '{count, plural, one {# entry was restored} other {# entries were restored}}',
  },
  restoredThoughTaken: {
    id: 'sheets.review.restoredThoughTaken',
    defaultMessage:
      '{count, plural, one {# entry was restored} other {# entries were restored}}. {clashing, plural, one {# has the answer of another entry} other {# have the answers of other entries}} to {questions}, which should be unique: edit or delete one of them',
  },
  rowsInForms: {
    id: 'sheets.review.rowsInForms',
    defaultMessage:
      '{count, plural, one {# entry} other {# entries}} in {forms, plural, one {# form} other {# forms}}',
  },
  returnedToYouCount: {
    id: 'sheets.review.returnedToYouCount',
    defaultMessage:
      '{count, plural, one {# entry was returned to you} other {# entries were returned to you}}',
  },
  approve: { id: 'sheets.review.approve', defaultMessage: 'Approve' },
  reject: { id: 'sheets.review.reject', defaultMessage: 'Reject' },
  wereDeleted: { id: 'sheets.review.wereDeleted', defaultMessage: 'were deleted' },
  wereSet: { id: 'sheets.review.wereSet', defaultMessage: 'were set' },
  youDeleted: { id: 'sheets.review.youDeleted', defaultMessage: 'you deleted' },
  youSet: { id: 'sheets.review.youSet', defaultMessage: 'you set' },
  changedBy: { id: 'sheets.review.changedBy', defaultMessage: 'By {who}, {changedAt}' },
});
