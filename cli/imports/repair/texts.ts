// What cli/imports/repair says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisImportIsStillRunning: {
    id: 'imports.cli.repair.thisImportIsStillRunning',
    defaultMessage: 'This import is still running.',
  },
  waitForItFormdeckImport: {
    id: 'imports.cli.repair.waitForItFormdeckImport',
    defaultMessage: 'Wait for it: formdeck import status {id} --wait',
  },
  dateOfRow: { id: 'imports.cli.repair.dateOfRow', defaultMessage: 'Date of the row' },
  fineButOtherCellsAre: {
    id: 'imports.cli.repair.fineButOtherCellsAre',
    defaultMessage: 'fine, but other cells are not',
  },
  wholeRow: { id: 'imports.cli.repair.wholeRow', defaultMessage: 'The row' },
  rowTitle: { id: 'imports.cli.repair.rowTitle', defaultMessage: 'Row {csvRow, number}: {title}' },
  rowWhatShouldChange: {
    id: 'imports.cli.repair.rowWhatShouldChange',
    defaultMessage: 'Row {csvRow, number}: what should change?',
  },
  replaceWhichValueInAll: {
    id: 'imports.cli.repair.replaceWhichValueInAll',
    defaultMessage: 'Replace which value in all rows?',
  },
  noAnswer: { id: 'imports.cli.repair.noAnswer', defaultMessage: 'No answer' },
  loadingCatalog: { id: 'imports.cli.repair.loadingCatalog', defaultMessage: 'Loading the catalog...' },
  rowsChangedUUndoesIt: {
    id: 'imports.cli.repair.rowsChangedUUndoesIt',
    defaultMessage: '{rows, plural, one {# row} other {# rows}} changed; U undoes it.',
  },
  leaveRepair: { id: 'imports.cli.repair.leaveRepair', defaultMessage: 'Leave the repair?' },
  yourRepairsHaveNotBeen: {
    id: 'imports.cli.repair.yourRepairsHaveNotBeen',
    defaultMessage:
      'Your repairs have not been sent, could not be saved on this computer, and would be lost.',
  },
  leave: { id: 'imports.cli.repair.leave', defaultMessage: 'Leave' },
  replaceValue: { id: 'imports.cli.repair.replaceValue', defaultMessage: 'replace a value' },
  allValuesAreValidNow: {
    id: 'imports.cli.repair.allValuesAreValidNow',
    defaultMessage: 'All values are valid now.',
  },
  nextToFix: { id: 'imports.cli.repair.nextToFix', defaultMessage: 'next to fix' },
  nothingLeftToFix: { id: 'imports.cli.repair.nothingLeftToFix', defaultMessage: 'Nothing left to fix.' },
  thereIsNothingToUndo: {
    id: 'imports.cli.repair.thereIsNothingToUndo',
    defaultMessage: 'There is nothing to undo.',
  },
  sendingRepairs: { id: 'imports.cli.repair.sendingRepairs', defaultMessage: 'Sending the repairs' },
  noRowsLeftToFix: { id: 'imports.cli.repair.noRowsLeftToFix', defaultMessage: 'No rows left to fix.' },
  nothingToFixAnyMore: {
    id: 'imports.cli.repair.nothingToFixAnyMore',
    defaultMessage: 'Nothing left to fix',
  },
  rowPrompt: { id: 'imports.cli.repair.rowPrompt', defaultMessage: 'Row {csvRow, number}, {item}: ' },
  question: { id: 'imports.cli.repair.question', defaultMessage: 'Question' },
  value: { id: 'imports.cli.repair.value', defaultMessage: 'Value' },
  whatIsWrong: { id: 'imports.cli.repair.whatIsWrong', defaultMessage: 'What is wrong' },
  lineRepeatsRow: {
    id: 'imports.cli.repair.lineRepeatsRow',
    defaultMessage: 'Line {line} below the header of {path} repeats the row {csvRow}',
  },
  lineHasNoNumber: {
    id: 'imports.cli.repair.lineHasNoNumber',
    defaultMessage: 'Line {line} below the header of {path} has no number in "{column}"',
  },
  fileHasNoColumn: {
    id: 'imports.cli.repair.fileHasNoColumn',
    defaultMessage: 'The file has no column "{failedFileColumns}"',
  },
  useFileOfFailedRows: {
    id: 'imports.cli.repair.useFileOfFailedRows',
    defaultMessage: 'Use the file of failed rows that `import run` has written, not the whole file.',
  },
  isNotDateInFormat: {
    id: 'imports.cli.repair.isNotDateInFormat',
    defaultMessage: '"{text}" is not a date in the format {dateFormat}',
  },
  isInColumnWithoutName: {
    id: 'imports.cli.repair.isInColumnWithoutName',
    defaultMessage: '"{text}" is in a column without a name',
  },
  inSet: { id: 'imports.cli.repair.inSet', defaultMessage: 'In --set "{text}".' },
  noFailedRowContainsValue: {
    id: 'imports.cli.repair.noFailedRowContainsValue',
    defaultMessage: 'No failed row contains the value that --set "{text}" replaces.',
  },
  ignoredBecauseTheyHaveNot: {
    id: 'imports.cli.repair.ignoredBecauseTheyHaveNot',
    defaultMessage:
      'Ignored, because they have not failed or no longer do: {count, plural, one {# row} other {# rows}} of the file.',
  },
  setIsNotUnderstood: {
    id: 'imports.cli.repair.setIsNotUnderstood',
    defaultMessage: '--set "{text}" is not understood.',
  },
  writeSetQuestionTitleWrong: {
    id: 'imports.cli.repair.writeSetQuestionTitleWrong',
    defaultMessage: 'Write --set "Question title:wrong=right".',
  },
  noRowsWereDroppedRepaired: {
    id: 'imports.cli.repair.noRowsWereDroppedRepaired',
    defaultMessage: 'No rows were dropped. Repaired rows were imported.',
  },
  emptyIn: { id: 'imports.cli.repair.emptyIn', defaultMessage: 'empty in {title}' },
  valueIn: { id: 'imports.cli.repair.valueIn', defaultMessage: '"{text}" in {title}' },
  replaceNothing: {
    id: 'imports.cli.repair.replaceNothing',
    defaultMessage: '{title}: replace with what for nothing in {count, plural, one {# row} other {# rows}}?',
  },
  repaired: { id: 'imports.cli.repair.repaired', defaultMessage: '{count, number} repaired' },
  leftOut: { id: 'imports.cli.repair.leftOut', defaultMessage: '{count, number} left out' },
  rowsToFix: {
    id: 'imports.cli.repair.rowsToFix',
    defaultMessage: '{count, plural, one {# row} other {# rows}} to fix',
  },
  theseAreTheFirst: {
    id: 'imports.cli.repair.theseAreTheFirst',
    defaultMessage: 'These are the first {read, number} of {failed, number}.',
  },
  alreadyImported: {
    id: 'imports.cli.repair.alreadyImported',
    defaultMessage: '{count, number} of {all, plural, one {# row} other {# rows}} already imported.',
  },
  continuesImport: {
    id: 'imports.cli.repair.continuesImport',
    defaultMessage: 'ctrl-s continues the import.',
  },
  replaceWithWhat: {
    id: 'imports.cli.repair.replaceWithWhat',
    defaultMessage: '{title}: replace with what for "{text}" in {count, plural, one {# row} other {# rows}}?',
  },
  isLeftOut: { id: 'imports.cli.repair.isLeftOut', defaultMessage: 'left out' },
  suchAs: { id: 'imports.cli.repair.suchAs', defaultMessage: 'such as {first}' },
  takeIn: { id: 'imports.cli.repair.takeIn', defaultMessage: 'take in' },
  leaveOut: { id: 'imports.cli.repair.leaveOut', defaultMessage: 'leave out' },
  completeImport: {
    id: 'imports.cli.repair.completeImport',
    defaultMessage: 'complete without failed rows',
  },
  continueImport: { id: 'imports.cli.repair.continueImport', defaultMessage: 'import fixed rows' },
  otherCells: { id: 'imports.cli.repair.otherCells', defaultMessage: 'other cells' },
  writtenAs: { id: 'imports.cli.repair.writtenAs', defaultMessage: 'Written as {format}.' },
  reason: { id: 'imports.cli.repair.reason', defaultMessage: 'Reason' },
});
