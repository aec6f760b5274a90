// What core/exports says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  file: { id: 'exports.file', defaultMessage: 'File' },
  format: { id: 'exports.format', defaultMessage: 'Format' },
  exportText: { id: 'exports.exportText', defaultMessage: 'Export' },
  days: { id: 'exports.days', defaultMessage: 'Days' },
  interval: { id: 'exports.interval', defaultMessage: 'Interval' },
  startDate: { id: 'exports.startDate', defaultMessage: 'Start date' },
  daysOfData: { id: 'exports.daysOfData', defaultMessage: 'Days of data' },
  unableToExportFormData: {
    id: 'exports.unableToExportFormData',
    defaultMessage: 'Unable to export form data. Please try again.',
  },
  exportSheets: {
    id: 'exports.exportSheets',
    defaultMessage: 'Export sheets',
  },
  unableToExportDataPlease: {
    id: 'exports.unableToExportDataPlease',
    defaultMessage: 'Unable to export data. Please try again.',
  },
  continueInBackground: { id: 'exports.continueInBackground', defaultMessage: 'Continue in the background' },
  exportIsReady: { id: 'exports.exportIsReady', defaultMessage: 'The export is ready.' },
  exportContinuesHereYouWill: {
    id: 'exports.exportContinuesHereYouWill',
    defaultMessage: 'The export continues here. You will be notified when its file is ready.',
  },
  exportCouldNotContinueIn: {
    id: 'exports.exportCouldNotContinueIn',
    defaultMessage: 'The export could not continue in the background. Please try again.',
  },
  exportWasCancelled: { id: 'exports.exportWasCancelled', defaultMessage: 'The export was canceled.' },
  exportCouldNotBeCancelled: {
    id: 'exports.exportCouldNotBeCancelled',
    defaultMessage: 'The export could not be canceled. Please try again.',
  },
  deleteThisExport: { id: 'exports.deleteThisExport', defaultMessage: 'Delete this export?' },
  willBeDeletedAndIts: {
    id: 'exports.willBeDeletedAndIts',
    defaultMessage:
      '"{jobName}" will be deleted, and its notification will no longer open it. The data is not affected.',
  },
  itWillBeRemovedFrom: {
    id: 'exports.itWillBeRemovedFrom',
    defaultMessage: 'It will be removed from this list.',
  },
  exportWasDeleted: { id: 'exports.exportWasDeleted', defaultMessage: 'The export was deleted.' },
  exportCouldNotBeDeleted: {
    id: 'exports.exportCouldNotBeDeleted',
    defaultMessage: 'The export could not be deleted. Please try again.',
  },
  downloadImages: { id: 'exports.downloadImages', defaultMessage: 'Download images' },
  errorOccurredWhileTryingTo: {
    id: 'exports.errorOccurredWhileTryingTo',
    defaultMessage: 'An error occurred while trying to download the images. Please try again.',
  },
  couldNotDeleteScheduledExport: {
    id: 'exports.couldNotDeleteScheduledExport',
    defaultMessage: 'Could not delete the scheduled export',
  },
  couldNotScheduleThisExport: {
    id: 'exports.couldNotScheduleThisExport',
    defaultMessage: 'Could not schedule this export.',
  },
  sendNow: { id: 'exports.sendNow', defaultMessage: 'Send now' },
  exportOfIsOnIts: {
    id: 'exports.exportOfIsOnIts',
    defaultMessage: 'The export of "{formName}" is on its way to you. The schedule stays as it is.',
  },
  exportCouldNotBeSent: {
    id: 'exports.exportCouldNotBeSent',
    defaultMessage: 'The export could not be sent. Please try again.',
  },
  yourScheduleHasBeenCreated: {
    id: 'exports.yourScheduleHasBeenCreated',
    defaultMessage: 'Your schedule has been created.',
  },
  yourScheduleHasBeenUpdated: {
    id: 'exports.yourScheduleHasBeenUpdated',
    defaultMessage: 'Your schedule has been updated.',
  },
  yourScheduleHasBeenDeleted: {
    id: 'exports.yourScheduleHasBeenDeleted',
    defaultMessage: 'Your schedule has been deleted.',
  },
  onlyApprovedRows: { id: 'exports.onlyApprovedRows', defaultMessage: 'Only approved entries' },
  imagesAsFilesAllIn: { id: 'exports.imagesAsFilesAllIn', defaultMessage: 'Images as files, all in a ZIP' },
  asZipWithManifestOf: {
    id: 'exports.asZipWithManifestOf',
    defaultMessage: 'As a ZIP, with a manifest of its contents',
  },
  rowsHiddenBySearchAre: {
    id: 'exports.rowsHiddenBySearchAre',
    defaultMessage: 'Entries hidden by the search are exported too.',
  },
  last7Days: { id: 'exports.last7Days', defaultMessage: 'Last 7 days' },
  last30Days: { id: 'exports.last30Days', defaultMessage: 'Last 30 days' },
  last90Days: { id: 'exports.last90Days', defaultMessage: 'Last 90 days' },
  thisYear: { id: 'exports.thisYear', defaultMessage: 'This year' },
  allTime: { id: 'exports.allTime', defaultMessage: 'All time' },
  otherDays: { id: 'exports.otherDays', defaultMessage: 'Other days' },
  includesBothDaysTimesIn: {
    id: 'exports.includesBothDaysTimesIn',
    defaultMessage: 'Includes both days. Times in {timeZone}.',
  },
  everyRowFromFirstTo: {
    id: 'exports.everyRowFromFirstTo',
    defaultMessage: 'Every entry, from the first to the last.',
  },
  whatIsExported: { id: 'exports.whatIsExported', defaultMessage: 'What is exported' },
  thisView: { id: 'exports.thisView', defaultMessage: 'This view' },
  thisViewRows: {
    id: 'exports.thisViewRows',
    defaultMessage: 'This view ({rows, plural, one {# entry} other {# entries}})',
  },
  downloadedImagesOf: {
    id: 'exports.downloadedImagesOf',
    defaultMessage:
      '{who} downloaded images of {hasForm, select, true {the form {form}} other {a form}}{hasHeld, select, true {: {held}} other {}}',
  },
  downloadedExportOf: {
    id: 'exports.downloadedExportOf',
    defaultMessage:
      '{who} downloaded an export of {hasForm, select, true {the form {form}} other {a form}}{hasHeld, select, true {: {held}} other {}}',
  },
  startedExportOf: {
    id: 'exports.startedExportOf',
    defaultMessage:
      '{who} started an export of {hasForm, select, true {the form {form}} other {a form}}{hasHeld, select, true {: {held}} other {}}',
  },
  scheduledExportOf: {
    id: 'exports.scheduledExportOf',
    defaultMessage: '{who} scheduled an export of {hasForm, select, true {the form {form}} other {a form}}',
  },
  changedScheduledExportOf: {
    id: 'exports.changedScheduledExportOf',
    defaultMessage:
      '{who} changed a scheduled export of {hasForm, select, true {the form {form}} other {a form}}',
  },
  deletedScheduledExportOf: {
    id: 'exports.deletedScheduledExportOf',
    defaultMessage:
      '{who} deleted a scheduled export of {hasForm, select, true {the form {form}} other {a form}}',
  },
  hadScheduledExportSentNow: {
    id: 'exports.hadScheduledExportSentNow',
    defaultMessage:
      '{who} had a scheduled export sent now, of {hasForm, select, true {the form {form}} other {a form}}',
  },
  scheduledExportOfWasSent: {
    id: 'exports.scheduledExportOfWasSent',
    defaultMessage:
      'A scheduled export of {hasForm, select, true {the form {form}} other {a form}} was sent to {who}{hasHeld, select, true {: {held}} other {}}',
  },
  scheduledExportOfCouldNot: {
    id: 'exports.scheduledExportOfCouldNot',
    defaultMessage:
      'A scheduled export of {hasForm, select, true {the form {form}} other {a form}} could not be sent to {who}',
  },
  csvForExcel: { id: 'exports.csvForExcel', defaultMessage: 'CSV for Excel' },
  nameOfSheet: { id: 'exports.nameOfSheet', defaultMessage: 'name of the sheet' },
  numberOfRowInIts: { id: 'exports.numberOfRowInIts', defaultMessage: 'number of the row in its sheet' },
  titleOfQuestion: { id: 'exports.titleOfQuestion', defaultMessage: 'title of the question' },
  numberOfImageInIts: {
    id: 'exports.numberOfImageInIts',
    defaultMessage: 'number of the image in its answer',
  },
  nameOfForm: { id: 'exports.nameOfForm', defaultMessage: 'name of the form' },
  whoSubmittedIt: { id: 'exports.whoSubmittedIt', defaultMessage: 'who submitted it' },
  dayOfSubmission: { id: 'exports.dayOfSubmission', defaultMessage: 'day of submission' },
  timeOfSubmission: { id: 'exports.timeOfSubmission', defaultMessage: 'time of submission' },
  pleaseEnterNameForImages: {
    id: 'exports.pleaseEnterNameForImages',
    defaultMessage: 'Please enter a name for the images',
  },
  atMostCharacters: { id: 'exports.atMostCharacters', defaultMessage: 'At most {imageNameLimit} characters' },
  isNotKnownUse: { id: 'exports.isNotKnownUse', defaultMessage: '{unknown} is not known: use {offered}' },
  yourExports: { id: 'exports.yourExports', defaultMessage: 'Your exports' },
  largeExportsArePreparedIn: {
    id: 'exports.largeExportsArePreparedIn',
    defaultMessage:
      'Large exports are prepared in the background. Files are kept for 7 days and only you can open them.',
  },
  noExportsYet: { id: 'exports.noExportsYet', defaultMessage: 'No exports yet' },
  exportsThatTakeLongerThan: {
    id: 'exports.exportsThatTakeLongerThan',
    defaultMessage: 'Exports that take longer than a few seconds appear here for 7 days.',
  },
  unableToLoadYourExports: {
    id: 'exports.unableToLoadYourExports',
    defaultMessage: 'Unable to load your exports',
  },
  fileCouldNotBeDownloaded: {
    id: 'exports.fileCouldNotBeDownloaded',
    defaultMessage: 'The file could not be downloaded. Please try again.',
  },
  waitingInQueue: { id: 'exports.waitingInQueue', defaultMessage: 'Waiting in the queue' },
  readingAnswers: { id: 'exports.readingAnswers', defaultMessage: 'Reading the answers' },
  drawingReport: { id: 'exports.drawingReport', defaultMessage: 'Drawing the report' },
  storingFile: { id: 'exports.storingFile', defaultMessage: 'Storing the file' },
  keptUntil: { id: 'exports.keptUntil', defaultMessage: 'Kept until' },
  rows: { id: 'exports.rows', defaultMessage: 'Rows' },
  size: { id: 'exports.size', defaultMessage: 'Size' },
  outcome: { id: 'exports.outcome', defaultMessage: 'Outcome' },
  replaceRowsWithSameRow: {
    id: 'exports.replaceRowsWithSameRow',
    defaultMessage:
      'Replace entries with the same Row ID by the new and changed ones, and remove the deleted ones. With a filter, some of them may be new to you: write or remove those as well.',
  },
  replaceRowsAndEntries: {
    id: 'exports.replaceRowsAndEntries',
    defaultMessage:
      'Replace entries with the same Row ID by the new and changed ones, and remove the deleted ones. With a filter, some of them may be new to you: write or remove those as well. Entries have the Row ID of their entry, or the Sheet ID of their sheet: remove all that you have with an ID that stands here, then add the ones here that have a number.',
  },
  entries: {
    id: 'exports.entries',
    defaultMessage: 'Entries',
    description: 'Repeated entries of rows, such as the damages of a vehicle',
  },
  eachLineIs: {
    id: 'exports.eachLineIs',
    defaultMessage: 'Each line is',
    description: 'The label of a choice: a row, or an entry of a question',
  },
  aRow: { id: 'exports.aRow', defaultMessage: 'An entry' },
  entryOf: { id: 'exports.entryOf', defaultMessage: 'An entry of "{question}"' },
  worksheetsOfEntries: {
    id: 'exports.worksheetsOfEntries',
    defaultMessage:
      'Repeated entries have {count, plural, one {a worksheet} other {# worksheets}} of their own, with a line for each.',
  },
  filesOfEntries: {
    id: 'exports.filesOfEntries',
    defaultMessage:
      'Repeated entries have {count, plural, one {a file} other {# files}} of their own, with a line for each.',
  },
  entriesOfRows: {
    id: 'exports.entriesOfRows',
    defaultMessage: 'The repeated entries of {count, plural, one {# entry} other {# entries}}',
  },
  entriesOf: {
    id: 'exports.entriesOf',
    defaultMessage: '{question}: {count, plural, one {# entry} other {# entries}}',
  },
  formId: { id: 'exports.formId', defaultMessage: 'Form id' },
  formVersion: { id: 'exports.formVersion', defaultMessage: 'Form version' },
  timeZone: { id: 'exports.timeZone', defaultMessage: 'Time zone' },
  onlyApproved: { id: 'exports.onlyApproved', defaultMessage: 'Only approved' },
  toApply: { id: 'exports.toApply', defaultMessage: 'To apply' },
  sheetsWithRows: { id: 'exports.sheetsWithRows', defaultMessage: 'Sheets with entries' },
  leftOut: { id: 'exports.leftOut', defaultMessage: 'Left out' },
  exportsServerPreparedForYou: {
    id: 'exports.exportsServerPreparedForYou',
    defaultMessage: 'exports the server prepared for you',
  },
  isNotPeriodSuchAs: {
    id: 'exports.isNotPeriodSuchAs',
    defaultMessage: '"{last}" is not a period such as 24h, 7d, 4w or 3m',
  },
  lastDayIsBeforeFirst: {
    id: 'exports.lastDayIsBeforeFirst',
    defaultMessage: 'The last day is before the first day',
  },
  isNotDateSuchAs: {
    id: 'exports.isNotDateSuchAs',
    defaultMessage: '"{text}" is not a date such as 2026-01-31',
  },
  chooseStartDate: { id: 'exports.chooseStartDate', defaultMessage: 'Choose a start date' },
  enterWholeNumberOfDays: {
    id: 'exports.enterWholeNumberOfDays',
    defaultMessage: 'Enter a whole number of days, up to {maximumScheduleDays, number}',
  },
  thisExportIsNotScheduled: {
    id: 'exports.thisExportIsNotScheduled',
    defaultMessage: 'This export is not scheduled.',
  },
  savingWillDeleteSchedule: {
    id: 'exports.savingWillDeleteSchedule',
    defaultMessage: 'Saving will delete the schedule.',
  },
  exportContainsDataFromPrevious: {
    id: 'exports.exportContainsDataFromPrevious',
    defaultMessage:
      'The export contains data from the previous {days, plural, one {# day} other {# days}}, up to when it is sent.',
  },
  exportContainsDayItIsSent: {
    id: 'exports.exportContainsDayItIsSent',
    defaultMessage: 'The export contains data from the previous 0 days: the day it is sent.',
  },
  thereIsNothingToExport: {
    id: 'exports.thereIsNothingToExport',
    defaultMessage: 'There is nothing to export.',
  },
  chooseForm: { id: 'exports.chooseForm', defaultMessage: 'Choose a form' },
  chooseOneForm: { id: 'exports.chooseOneForm', defaultMessage: 'Choose one form' },
  chooseEndDateThatIs: {
    id: 'exports.chooseEndDateThatIs',
    defaultMessage: 'Choose an end date that is not before the start date',
  },
  enterNumberOfDays: { id: 'exports.enterNumberOfDays', defaultMessage: 'Enter the number of days' },
  enterWholeDays: {
    id: 'exports.enterWholeDays',
    defaultMessage: 'Enter a whole number of days',
  },
  enterDaysOrFewer: {
    id: 'exports.enterDaysOrFewer',
    defaultMessage: 'Enter {maximumScheduleDays} days or fewer',
  },
  chooseStartDateAfter1970: {
    id: 'exports.chooseStartDateAfter1970',
    defaultMessage: 'Choose a start date after 1970',
  },
  chooseStartDateBeforeYear: {
    id: 'exports.chooseStartDateBeforeYear',
    defaultMessage: 'Choose a start date before the year 10000',
  },
  chooseDayWeekOrMonth: { id: 'exports.chooseDayWeekOrMonth', defaultMessage: 'Choose Day, Week or Month' },
  exporting: { id: 'exports.exporting', defaultMessage: 'Exporting...' },
  rowsAndImages: {
    id: 'exports.rowsAndImages',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} and the images',
  },
  rowsOfSize: {
    id: 'exports.rowsOfSize',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}, about {size}',
  },
  rowsOfSizeAndImages: {
    id: 'exports.rowsOfSizeAndImages',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}, about {size} and the images',
  },
  ready: { id: 'exports.ready', defaultMessage: 'Ready' },
  untilMoment: { id: 'exports.untilMoment', defaultMessage: 'until {moment}' },
  changesOfKind: {
    id: 'exports.changesOfKind',
    defaultMessage: '{count, number} {kind, select, new {new} changed {changed} other {deleted}}',
  },
  nothing: { id: 'exports.nothing', defaultMessage: 'Nothing' },
  leftOutOf: {
    id: 'exports.leftOutOf',
    defaultMessage:
      '{what, select, rows {{count, plural, one {# entry} other {# entries}}} sheets {{count, plural, one {# sheet} other {# sheets}}} images {{count, plural, one {# image} other {# images}}} files {{count, plural, one {# file} other {# files}}} other {{count, plural, one {# text} other {# texts}}}} ({why})',
  },
  exportSoManySheets: {
    id: 'exports.exportSoManySheets',
    defaultMessage: 'Export {count, plural, one {# sheet} other {# sheets}}',
  },
  everything: { id: 'exports.everything', defaultMessage: 'Everything' },
  waiting: { id: 'exports.waiting', defaultMessage: 'Waiting' },
  failed: { id: 'exports.failed', defaultMessage: 'Failed' },
  requested: { id: 'exports.requested', defaultMessage: 'Requested' },
  about: { id: 'exports.about', defaultMessage: 'About' },
  exported: { id: 'exports.exported', defaultMessage: 'Exported' },
  by: { id: 'exports.by', defaultMessage: 'By' },
  from: { id: 'exports.from', defaultMessage: 'From' },
  before: { id: 'exports.before', defaultMessage: 'Before' },
  filter: { id: 'exports.filter', defaultMessage: 'Filter' },
  changes: { id: 'exports.changes', defaultMessage: 'Changes' },
  images: { id: 'exports.images', defaultMessage: 'Images' },
  changed: { id: 'exports.changed', defaultMessage: 'Changed' },
  never: { id: 'exports.never', defaultMessage: 'Never' },
  day: { id: 'exports.day', defaultMessage: 'Day' },
  week: { id: 'exports.week', defaultMessage: 'Week' },
  month: { id: 'exports.month', defaultMessage: 'Month' },
  enter0DaysOrMore: { id: 'exports.enter0DaysOrMore', defaultMessage: 'Enter 0 days or more' },
  exportCount: {
    id: 'exports.exportCount',
    defaultMessage: '{count, plural, one {# export} other {# exports}}',
  },
  sheet: { id: 'exports.sheet', defaultMessage: 'Sheet' },
  user: { id: 'exports.user', defaultMessage: 'User' },
  alerts: { id: 'exports.alerts', defaultMessage: 'Alerts' },
  completed: { id: 'exports.completed', defaultMessage: 'Completed' },
  idsOfRows: { id: 'exports.idsOfRows', defaultMessage: 'IDs of entries and sheets' },
  change: { id: 'exports.change', defaultMessage: 'Change' },
  rowId: { id: 'exports.rowId', defaultMessage: 'Row ID' },
  sheetId: { id: 'exports.sheetId', defaultMessage: 'Sheet ID' },
  review: { id: 'exports.review', defaultMessage: 'Review' },
  reviewer: { id: 'exports.reviewer', defaultMessage: 'Reviewer' },
  reviewDate: { id: 'exports.reviewDate', defaultMessage: 'Review Date' },
  reviewComment: { id: 'exports.reviewComment', defaultMessage: 'Review Comment' },
  reasons: {
    id: 'exports.reasons',
    defaultMessage: 'Passed with a reason',
    description: 'The column of the rules that answers break, each with the reason for which it was accepted',
  },
});
