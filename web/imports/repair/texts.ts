// What web/imports/repair says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  dateOfRow: { id: 'imports.web.repair.dateOfRow', defaultMessage: 'Date of row {csvRow}' },
  date: { id: 'imports.web.repair.date', defaultMessage: 'Date ({dateFormat})' },
  showLess: { id: 'imports.web.repair.showLess', defaultMessage: 'Show less' },
  showAllValues: { id: 'imports.web.repair.showAllValues', defaultMessage: 'Show all values' },
  choose: { id: 'imports.web.repair.choose', defaultMessage: 'Choose' },
  fixInBulk: { id: 'imports.web.repair.fixInBulk', defaultMessage: 'Fix in bulk' },
  replaceValueInEveryRow: {
    id: 'imports.web.repair.replaceValueInEveryRow',
    defaultMessage: 'Replace a value in every row.',
  },
  emptyAnswer: { id: 'imports.web.repair.emptyAnswer', defaultMessage: 'an empty answer' },
  replaceInRows: {
    id: 'imports.web.repair.replaceInRows',
    defaultMessage: 'Replace {what} in {count, plural, one {# row} other {# rows}}',
  },
  replace: { id: 'imports.web.repair.replace', defaultMessage: 'Replace' },
  row: { id: 'imports.web.repair.row', defaultMessage: 'Row {csvRow, number}' },
  acceptRowAsShown: {
    id: 'imports.web.repair.acceptRowAsShown',
    defaultMessage: 'Accept row {csvRow} as shown',
  },
  importRowAsItIs: {
    id: 'imports.web.repair.importRowAsItIs',
    defaultMessage: 'Import the row as it is shown',
  },
  accept: { id: 'imports.web.repair.accept', defaultMessage: 'Accept' },
  needsFixing: { id: 'imports.web.repair.needsFixing', defaultMessage: 'Needs fixing' },
  ready: { id: 'imports.web.repair.ready', defaultMessage: 'Ready' },
  skipped: { id: 'imports.web.repair.skipped', defaultMessage: 'Skipped' },
  loadingFailedRows: {
    id: 'imports.web.repair.loadingFailedRows',
    defaultMessage: 'Loading the failed rows...',
  },
  unableToLoadFailedRows: {
    id: 'imports.web.repair.unableToLoadFailedRows',
    defaultMessage: 'Unable to load the failed rows',
  },
  all: { id: 'imports.web.repair.all', defaultMessage: 'All {count, number}' },
  toFix: { id: 'imports.web.repair.toFix', defaultMessage: 'To fix {broken, number}' },
  ready2: { id: 'imports.web.repair.ready2', defaultMessage: 'Ready {ready, number}' },
  skipped2: { id: 'imports.web.repair.skipped2', defaultMessage: 'Skipped {skipped, number}' },
  repair: { id: 'imports.web.repair.repair', defaultMessage: 'Repair' },
  rowsToShow: { id: 'imports.web.repair.rowsToShow', defaultMessage: 'Rows to show' },
  theseAreFirstRowsOf: {
    id: 'imports.web.repair.theseAreFirstRowsOf',
    defaultMessage:
      'These are the first {count, plural, one {# row} other {# rows}} of {failedRows, plural, one {# row} other {# rows}}. The others follow once these are imported.',
  },
  noRowsAreInThis: { id: 'imports.web.repair.noRowsAreInThis', defaultMessage: 'No rows are in this state.' },
  noRowsNeedFixing: { id: 'imports.web.repair.noRowsNeedFixing', defaultMessage: 'No rows need fixing' },
});
