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
  replaceInRows: {
    id: 'imports.web.repair.replaceInRows',
    defaultMessage:
      '{isEmpty, select, true {Replace an empty answer in {count, plural, one {# row} other {# rows}}} other {Replace "{text}" in {count, plural, one {# row} other {# rows}}}}',
  },
  replace: { id: 'imports.web.repair.replace', defaultMessage: 'Replace' },
  rowNumber: { id: 'imports.web.repair.rowNumber', defaultMessage: 'Row {csvRow, number}' },
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
  allCount: { id: 'imports.web.repair.allCount', defaultMessage: 'All {count, number}' },
  toFix: { id: 'imports.web.repair.toFix', defaultMessage: 'To fix {broken, number}' },
  readyCount: { id: 'imports.web.repair.readyCount', defaultMessage: 'Ready {ready, number}' },
  skippedCount: { id: 'imports.web.repair.skippedCount', defaultMessage: 'Skipped {skipped, number}' },
  repair: { id: 'imports.web.repair.repair', defaultMessage: 'Repair' },
  rowsToShow: { id: 'imports.web.repair.rowsToShow', defaultMessage: 'Rows to show' },
  theseAreFirstRowsOf: {
    id: 'imports.web.repair.theseAreFirstRowsOf',
    defaultMessage:
      'These are the first {count, plural, one {# row} other {# rows}} of {failedRows, plural, one {# row} other {# rows}}. The others follow once these are imported.',
  },
  noRowsAreInThis: { id: 'imports.web.repair.noRowsAreInThis', defaultMessage: 'No rows are in this state.' },
  sentOf: {
    id: 'imports.web.repair.sentOf',
    defaultMessage: 'Sent {sent, number} of {count, plural, one {# row} other {# rows}}',
  },
  rowsNeedFixing: {
    id: 'imports.web.repair.rowsNeedFixing',
    defaultMessage:
      '{broken, plural, =0 {No rows need fixing} one {# row needs fixing} other {# rows need fixing}}{ready, plural, =0 {} one {, # is ready} other {, # are ready}}{skipped, plural, =0 {} one {, # is skipped} other {, # are skipped}}.',
  },
  editOfRow: {
    id: 'imports.web.repair.editOfRow',
    defaultMessage: 'Edit {title} of row {csvRow}: {isEmpty, select, true {empty} other {{text}}}',
  },
  ofRow: { id: 'imports.web.repair.ofRow', defaultMessage: '{title} of row {csvRow}' },
  suchAs: { id: 'imports.web.repair.suchAs', defaultMessage: '{name}, such as <example>{first}</example>' },
  showMore: { id: 'imports.web.repair.showMore', defaultMessage: 'Show {count, number} more' },
  replaceAllWith: {
    id: 'imports.web.repair.replaceAllWith',
    defaultMessage:
      '{isEmpty, select, true {{count, plural, one {Replace an empty answer in 1 row with} other {Replace an empty answer in all # rows with}}} other {{count, plural, one {Replace "{text}" in 1 row with} other {Replace "{text}" in all # rows with}}}}',
  },
  whatReplaces: {
    id: 'imports.web.repair.whatReplaces',
    defaultMessage:
      '{isEmpty, select, true {{title}: what replaces an empty answer} other {{title}: what replaces "{text}"}}',
  },
  include: { id: 'imports.web.repair.include', defaultMessage: 'Include' },
  skip: { id: 'imports.web.repair.skip', defaultMessage: 'Skip' },
  includeRow: { id: 'imports.web.repair.includeRow', defaultMessage: 'Include row {row}' },
  skipRow: { id: 'imports.web.repair.skipRow', defaultMessage: 'Skip row {row}' },
});
