// What core/sheets says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  takenAt: {
    id: 'sheets.takenAt',
    defaultMessage: 'Taken at {place}',
    description: 'Of a photo; latitude and longitude.',
  },
  reviewedBy: {
    id: 'sheets.reviewedBy',
    defaultMessage:
      '{status, select, APPROVED {Approved} REJECTED {Rejected} RETURNED {Returned} other {Pending}} by {name}',
  },
  reviewedByAt: {
    id: 'sheets.reviewedByAt',
    defaultMessage:
      '{status, select, APPROVED {Approved} REJECTED {Rejected} RETURNED {Returned} other {Pending}} by {name}, {when}',
  },
  nothingWasChanged: { id: 'sheets.nothingWasChanged', defaultMessage: 'Nothing was changed.' },
  filterBy: { id: 'sheets.filterBy', defaultMessage: 'Filter by' },
  rowsSubmitted: { id: 'sheets.rowsSubmitted', defaultMessage: 'Entries sent' },
  question: { id: 'sheets.question', defaultMessage: 'Question' },
  alerts: { id: 'sheets.alerts', defaultMessage: 'Alerts' },
  noItemsMatch: { id: 'sheets.noItemsMatch', defaultMessage: 'No items match.' },
  optionalSavedInHistory: {
    id: 'sheets.optionalSavedInHistory',
    defaultMessage: 'Optional. Saved in the history.',
  },
  unnamedSheet: { id: 'sheets.unnamedSheet', defaultMessage: 'Unnamed sheet' },
  maximumNumberOfSheetsYou: {
    id: 'sheets.maximumNumberOfSheetsYou',
    defaultMessage: 'The maximum number of sheets you can select is {maximumSelectedSheets}.',
  },
  noSheetsMatch: { id: 'sheets.noSheetsMatch', defaultMessage: 'No sheets match.' },
  rows: { id: 'sheets.rows', defaultMessage: 'Entries' },
  columns: { id: 'sheets.columns', defaultMessage: 'Columns' },
  sortBy: { id: 'sheets.sortBy', defaultMessage: 'Sort by' },
  pointsOfChart: { id: 'sheets.pointsOfChart', defaultMessage: 'Points of the chart' },
  errorOccurredWhileDeletingThis: {
    id: 'sheets.errorOccurredWhileDeletingThis',
    defaultMessage: 'An error occurred while deleting this row. Please try again.',
  },
  errorOccurredWhileDeletingThese: {
    id: 'sheets.errorOccurredWhileDeletingThese',
    defaultMessage: 'An error occurred while deleting these entries. Please try again.',
  },
  thisCouldNotBeUndone: { id: 'sheets.thisCouldNotBeUndone', defaultMessage: 'This could not be undone.' },
  thereWasErrorWhileSubmitting: {
    id: 'sheets.thereWasErrorWhileSubmitting',
    defaultMessage: 'There was an error while submitting your review. Please try again.',
  },
  yourAnswersCouldNotBe: {
    id: 'sheets.yourAnswersCouldNotBe',
    defaultMessage: 'Your answers could not be saved! Please try again.',
  },
  deleteThisRow: { id: 'sheets.deleteThisRow', defaultMessage: 'Delete this entry?' },
  restore: { id: 'sheets.restore', defaultMessage: 'Restore' },
  theseRowsCouldNotBe: {
    id: 'sheets.theseRowsCouldNotBe',
    defaultMessage: 'These entries could not be restored',
  },
  thisRowCouldNotBe: { id: 'sheets.thisRowCouldNotBe', defaultMessage: 'This entry could not be restored' },
  activity: { id: 'sheets.activity', defaultMessage: 'Activity' },
  filterSheets: { id: 'sheets.filterSheets', defaultMessage: 'Filter Sheets' },
  filterBySheetName: { id: 'sheets.filterBySheetName', defaultMessage: 'Filter by Sheet Name' },
  filterByForm: { id: 'sheets.filterByForm', defaultMessage: 'Filter by Form' },
  filterByUser: { id: 'sheets.filterByUser', defaultMessage: 'Filter by User' },
  applyFilters: { id: 'sheets.applyFilters', defaultMessage: 'Apply Filters' },
  clearFilters: { id: 'sheets.clearFilters', defaultMessage: 'Clear Filters' },
  noSheetsToShow: { id: 'sheets.noSheetsToShow', defaultMessage: 'No sheets to show' },
  sheetsAppearHereOnceSomebody: {
    id: 'sheets.sheetsAppearHereOnceSomebody',
    defaultMessage: 'Sheets appear here once somebody has filled in a form.',
  },
  noSheetsMatchTheseFilters: {
    id: 'sheets.noSheetsMatchTheseFilters',
    defaultMessage: 'No sheets match these filters.',
  },
  thereWasProblemPleaseTry: {
    id: 'sheets.thereWasProblemPleaseTry',
    defaultMessage: 'There was a problem! Please try again.',
  },
  publishedForms: { id: 'sheets.publishedForms', defaultMessage: 'Published forms' },
  unpublishedForms: { id: 'sheets.unpublishedForms', defaultMessage: 'Unpublished forms' },
  archivedForms: { id: 'sheets.archivedForms', defaultMessage: 'Archived forms' },
  thisQuestionIsRequired: {
    id: 'sheets.thisQuestionIsRequired',
    defaultMessage: 'This question is required',
  },
  thisQuestionAcceptsOnlyOne: {
    id: 'sheets.thisQuestionAcceptsOnlyOne',
    defaultMessage: 'This question accepts only one answer',
  },
  pleaseEnterNumber: { id: 'sheets.pleaseEnterNumber', defaultMessage: 'Please enter a number' },
  reasonForChange: { id: 'sheets.reasonForChange', defaultMessage: 'Reason for Change' },
  yourImageWasNotUploaded: {
    id: 'sheets.yourImageWasNotUploaded',
    defaultMessage: 'Your image was not uploaded. Only JPEG files are supported.',
  },
  yourImageWasNotUploadedPlease: {
    id: 'sheets.yourImageWasNotUploadedPlease',
    defaultMessage: 'Your image was not uploaded. Please try again.',
  },
  changedAnswerIn: {
    id: 'sheets.changedAnswerIn',
    defaultMessage: '{who} changed an answer in {hasForm, select, true {the form {form}} other {a form}}',
  },
  passedRuleIn: {
    id: 'sheets.passedRuleIn',
    defaultMessage: '{who} passed a rule in {hasForm, select, true {the form {form}} other {a form}}',
  },
  approvedRowOf: {
    id: 'sheets.approvedRowOf',
    defaultMessage: '{who} approved an entry of {hasForm, select, true {the form {form}} other {a form}}',
  },
  rejectedRowOf: {
    id: 'sheets.rejectedRowOf',
    defaultMessage: '{who} rejected an entry of {hasForm, select, true {the form {form}} other {a form}}',
  },
  reopenedReviewOfRowOf: {
    id: 'sheets.reopenedReviewOfRowOf',
    defaultMessage:
      '{who} reopened the review of an entry of {hasForm, select, true {the form {form}} other {a form}}',
  },
  returnedRowToItsAuthor: {
    id: 'sheets.returnedRowToItsAuthor',
    defaultMessage:
      '{who} returned an entry to its author in {hasForm, select, true {the form {form}} other {a form}}',
  },
  correctedReturnedRowOf: {
    id: 'sheets.correctedReturnedRowOf',
    defaultMessage:
      '{who} corrected a returned entry of {hasForm, select, true {the form {form}} other {a form}}',
  },
  restoredDeletedRowOf: {
    id: 'sheets.restoredDeletedRowOf',
    defaultMessage:
      '{who} restored a deleted entry of {hasForm, select, true {the form {form}} other {a form}}',
  },
  deletedRowOf: {
    id: 'sheets.deletedRowOf',
    defaultMessage: '{who} deleted an entry of {hasForm, select, true {the form {form}} other {a form}}',
  },
  rowsShowUpHere: {
    id: 'sheets.rowsShowUpHere',
    defaultMessage:
      '{who, select, you {Entries show up here as soon as you fill in the form.} other {Entries show up here as soon as somebody fills in the form.}}',
  },
  thisFormIsArchivedSo: {
    id: 'sheets.thisFormIsArchivedSo',
    defaultMessage: 'This form is archived, so nobody can fill it in.',
  },
  thisFormIsNotPublished: {
    id: 'sheets.thisFormIsNotPublished',
    defaultMessage: 'This form is not published yet, so nobody can fill it in.',
  },
  unableToLoadSheet: { id: 'sheets.unableToLoadSheet', defaultMessage: 'Unable to load sheet' },
  loadingDashboard: { id: 'sheets.loadingDashboard', defaultMessage: 'Loading dashboard...' },
  viewData: { id: 'sheets.viewData', defaultMessage: 'View Data' },
  filterData: { id: 'sheets.filterData', defaultMessage: 'Filter Data' },
  onlyApproved: { id: 'sheets.onlyApproved', defaultMessage: 'Only approved' },
  selectSheets: { id: 'sheets.selectSheets', defaultMessage: 'Select Sheets' },
  exportAllFormData: { id: 'sheets.exportAllFormData', defaultMessage: 'Export all form data' },
  sheetContext: { id: 'sheets.sheetContext', defaultMessage: 'Sheet Context' },
  showDetails: { id: 'sheets.showDetails', defaultMessage: 'Show details' },
  hideDetails: { id: 'sheets.hideDetails', defaultMessage: 'Hide details' },
  showAll: { id: 'sheets.showAll', defaultMessage: 'Show all' },
  thisIsAnsweredOnceFor: {
    id: 'sheets.thisIsAnsweredOnceFor',
    defaultMessage: 'This is answered once for the whole sheet: change it in Sheet Context.',
  },
  youHaveNoVisibleWidgets: {
    id: 'sheets.youHaveNoVisibleWidgets',
    defaultMessage: 'You have no visible widgets',
  },
  thereIsNoDataTo: { id: 'sheets.thereIsNoDataTo', defaultMessage: 'There is no data to display!' },
  thereAreNoRowsTo: { id: 'sheets.thereAreNoRowsTo', defaultMessage: 'There are no entries to display.' },
  thisCell: { id: 'sheets.thisCell', defaultMessage: 'This cell' },
  openRow: { id: 'sheets.openRow', defaultMessage: 'Open the entry' },
  clearFiltersButton: { id: 'sheets.clearFiltersButton', defaultMessage: 'Clear filters' },
  filterInThisLinkCannot: {
    id: 'sheets.filterInThisLinkCannot',
    defaultMessage: 'The filter in this link cannot be read',
  },
  linkMayHaveBeenCut: {
    id: 'sheets.linkMayHaveBeenCut',
    defaultMessage:
      'The link may have been cut off or changed. Ask whoever sent it for a new one, or go on without the filter: you will see all entries.',
  },
  filterInThisLinkNo: {
    id: 'sheets.filterInThisLinkNo',
    defaultMessage: 'The filter in this link no longer fits the form',
  },
  showWithoutFilter: { id: 'sheets.showWithoutFilter', defaultMessage: 'Show without the filter' },
  removeFilter: { id: 'sheets.removeFilter', defaultMessage: 'Remove the filter: {condition}' },
  applyFiltersButton: { id: 'sheets.applyFiltersButton', defaultMessage: 'Apply filters' },
  noRowsMatchFilters: { id: 'sheets.noRowsMatchFilters', defaultMessage: 'No entries match the filters.' },
  showAllRows: { id: 'sheets.showAllRows', defaultMessage: 'Show all entries' },
  waitingForReviewer: { id: 'sheets.waitingForReviewer', defaultMessage: 'Waiting for a reviewer' },
  thisRowIsNoLonger: { id: 'sheets.thisRowIsNoLonger', defaultMessage: 'This entry is no longer here.' },
  yourBrowserDidNotAllow: {
    id: 'sheets.yourBrowserDidNotAllow',
    defaultMessage: 'Your browser did not allow copying.',
  },
  discardChanges: { id: 'sheets.discardChanges', defaultMessage: 'Discard changes?' },
  yourChangesHaveNotBeen: {
    id: 'sheets.yourChangesHaveNotBeen',
    defaultMessage: 'Your changes have not been saved.',
  },
  discard: { id: 'sheets.discard', defaultMessage: 'Discard' },
  keepEditing: { id: 'sheets.keepEditing', defaultMessage: 'Keep editing' },
  leaveWithoutApplying: { id: 'sheets.leaveWithoutApplying', defaultMessage: 'Leave without applying?' },
  yourChangesWillBeLost: { id: 'sheets.yourChangesWillBeLost', defaultMessage: 'Your changes will be lost.' },
  leave: { id: 'sheets.leave', defaultMessage: 'Leave' },
  home: { id: 'sheets.home', defaultMessage: 'Home' },
  onlyPendingRowsCanBe: {
    id: 'sheets.onlyPendingRowsCanBe',
    defaultMessage: 'Only pending entries can be approved or rejected.',
  },
  thisRowWasAlreadyReturned: {
    id: 'sheets.thisRowWasAlreadyReturned',
    defaultMessage: 'This entry was already returned to its author.',
  },
  onlyPendingRowsCanBeReturned: {
    id: 'sheets.onlyPendingRowsCanBeReturned',
    defaultMessage: 'Only pending entries can be returned.',
  },
  onlyReviewedAndReturnedRows: {
    id: 'sheets.onlyReviewedAndReturnedRows',
    defaultMessage: 'Only reviewed and returned entries can be set back to pending.',
  },
  youAreNotReviewerOf: {
    id: 'sheets.youAreNotReviewerOf',
    defaultMessage: 'You are not a reviewer of this form.',
  },
  thisFormHasNoReviewers: {
    id: 'sheets.thisFormHasNoReviewers',
    defaultMessage: 'This form has no reviewers.',
  },
  onlyAuthorOfRowMay: {
    id: 'sheets.onlyAuthorOfRowMay',
    defaultMessage: 'Only the author of an entry may correct it.',
  },
  thisRowNoLongerNeeds: {
    id: 'sheets.thisRowNoLongerNeeds',
    defaultMessage: 'This entry no longer needs correction.',
  },
  onlyAdministratorsMayEditAnswers: {
    id: 'sheets.onlyAdministratorsMayEditAnswers',
    defaultMessage: 'Only administrators may edit answers or delete entries.',
  },
  calculatedCannotBeEdited: {
    id: 'sheets.calculatedCannotBeEdited',
    defaultMessage: 'This answer is calculated. Edit those that it is calculated from.',
  },
  signatureCannotBeEdited: {
    id: 'sheets.signatureCannotBeEdited',
    defaultMessage: 'A signature cannot be edited.',
  },
  onlyAdministratorsMayRestoreDeleted: {
    id: 'sheets.onlyAdministratorsMayRestoreDeleted',
    defaultMessage: 'Only administrators may restore deleted entries.',
  },
  yourRoleDoesNotAllow: {
    id: 'sheets.yourRoleDoesNotAllow',
    defaultMessage: 'Your role does not allow exports.',
  },
  atMostSheets: { id: 'sheets.atMostSheets', defaultMessage: 'At most {maximumSummarySheets} sheets' },
  chooseApprovedRejectedOrPending: {
    id: 'sheets.chooseApprovedRejectedOrPending',
    defaultMessage: 'Choose APPROVED, REJECTED or PENDING',
  },
  sayWhatNeedsCorrecting: {
    id: 'sheets.sayWhatNeedsCorrecting',
    defaultMessage: 'Say what needs correcting',
  },
  chooseAtLeastOneRow: { id: 'sheets.chooseAtLeastOneRow', defaultMessage: 'Choose at least one entry' },
  atMostRowsAtOnce: {
    id: 'sheets.atMostRowsAtOnce',
    defaultMessage: 'At most {maximumRowsPerRequest, number} entries at once',
  },
  chooseAtLeastOneSheet: { id: 'sheets.chooseAtLeastOneSheet', defaultMessage: 'Choose at least one sheet' },
  showSoManyRows: {
    id: 'sheets.showSoManyRows',
    defaultMessage: 'Show {count, plural, one {# entry} other {# entries}}',
  },
  rowsCopied: {
    id: 'sheets.rowsCopied',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} copied',
  },
  cellsCopied: {
    id: 'sheets.cellsCopied',
    defaultMessage: '{count, plural, one {# cell} other {# cells}} copied',
  },
  images: { id: 'sheets.images', defaultMessage: '{count, plural, one {# image} other {# images}}' },
  signatures: {
    id: 'sheets.signatures',
    defaultMessage: '{count, plural, one {# signature} other {# signatures}}',
  },
  image: { id: 'sheets.image', defaultMessage: 'Image' },
  signature: { id: 'sheets.signature', defaultMessage: 'Signature' },
  filters: { id: 'sheets.filters', defaultMessage: 'Filters' },
  view: { id: 'sheets.view', defaultMessage: 'View' },
  loading: { id: 'sheets.loading', defaultMessage: 'Loading...' },
  updatedBy: { id: 'sheets.updatedBy', defaultMessage: 'Updated {time} by {userName}' },
  itemsSelected: { id: 'sheets.itemsSelected', defaultMessage: '{count} items selected' },
  pending: { id: 'sheets.pending', defaultMessage: 'Pending' },
  approved: { id: 'sheets.approved', defaultMessage: 'Approved' },
  rejected: { id: 'sheets.rejected', defaultMessage: 'Rejected' },
  returned: { id: 'sheets.returned', defaultMessage: 'Returned' },
  dashboard: { id: 'sheets.dashboard', defaultMessage: 'Dashboard' },
  export: { id: 'sheets.export', defaultMessage: 'Export…' },
  sheet: { id: 'sheets.sheet', defaultMessage: 'Sheet' },
  filter: { id: 'sheets.filter', defaultMessage: 'Filter' },
  recentSheets: { id: 'sheets.recentSheets', defaultMessage: 'recent sheets' },
  notAnswered: { id: 'sheets.notAnswered', defaultMessage: '{count, number} not answered' },
  giveReasonForChange: {
    id: 'sheets.giveReasonForChange',
    defaultMessage: 'If it is right, give a reason for the change.',
  },
  passedFor: {
    id: 'sheets.passedFor',
    defaultMessage: '{message} Passed by {who}, {moment}: {reason}',
    description:
      'A rule that an answer breaks, such as "At most 100.", and the reason for which it was accepted',
  },
});
