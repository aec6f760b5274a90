// What cli/imports says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  filesBelongToOne: {
    id: 'imports.cli.filesBelongToOne',
    defaultMessage: '--files belongs to one file; of a folder, each table with files is a ZIP of its own.',
  },
  sentShare: { id: 'imports.cli.sentShare', defaultMessage: 'Files: {percent}% sent' },
  filesOfRepairAlone: {
    id: 'imports.cli.filesOfRepairAlone',
    defaultMessage: '--files sends what is missing and excludes --file and --dry-run.',
  },
  filesOfRepairFirst: {
    id: 'imports.cli.filesOfRepairFirst',
    defaultMessage: 'Bring the files first, then repair what is left.',
  },
  filesAndKeyExclude: {
    id: 'imports.cli.filesAndKeyExclude',
    defaultMessage:
      'Photos and files come in with new rows only: a ZIP or --files, and --key exclude each other.',
  },
  importTableAlone: {
    id: 'imports.cli.importTableAlone',
    defaultMessage: 'Import the table without its files, or without --key.',
  },
  doneInto: { id: 'imports.cli.doneInto', defaultMessage: '{done} into {formName}.' },
  allImportedDataWillBe: {
    id: 'imports.cli.allImportedDataWillBe',
    defaultMessage: 'All imported data will be lost.',
  },
  importWasNotCanceled: {
    id: 'imports.cli.importWasNotCanceled',
    defaultMessage: 'The import was not canceled.',
  },
  importSuccessfullyCanceled: {
    id: 'imports.cli.importSuccessfullyCanceled',
    defaultMessage: 'Import successfully canceled',
  },
  rowDate: { id: 'imports.cli.rowDate', defaultMessage: 'Row date' },
  timeOfImport: { id: 'imports.cli.timeOfImport', defaultMessage: 'the time of the import' },
  clockChanges: { id: 'imports.cli.clockChanges', defaultMessage: 'Clock changes' },
  fileHasNoColumns: { id: 'imports.cli.fileHasNoColumns', defaultMessage: 'The file has no columns.' },
  whatIsWrong: { id: 'imports.cli.whatIsWrong', defaultMessage: 'WHAT IS WRONG' },
  firstOnes: { id: 'imports.cli.firstOnes', defaultMessage: 'FIRST ONES' },
  moreProblemsOfOtherKinds: {
    id: 'imports.cli.moreProblemsOfOtherKinds',
    defaultMessage: '{furtherFailures, number} more problems of other kinds are not shown.',
  },
  rowsThatAreStillFailed: {
    id: 'imports.cli.rowsThatAreStillFailed',
    defaultMessage: 'Rows that are still failed will be dropped.',
  },
  fileAndSetExcludeEach: {
    id: 'imports.cli.fileAndSetExcludeEach',
    defaultMessage: '--file and --set exclude each other.',
  },
  useFileSetSkippedHour: {
    id: 'imports.cli.useFileSetSkippedHour',
    defaultMessage:
      'Use --file, --files, --set, --reason, --skipped-hour, --double-hour, --skip-failed or --complete.',
  },
  wouldBeSent: { id: 'imports.cli.wouldBeSent', defaultMessage: 'Would be sent: {parts}.' },
  convertedByRows: {
    id: 'imports.cli.convertedByRows',
    defaultMessage: 'Converted by "{transform}": {rows, plural, one {# row} other {# rows}}.',
  },
  fileReadsStandardInputPipe: {
    id: 'imports.cli.fileReadsStandardInputPipe',
    defaultMessage: '--file - reads standard input: pipe a file into it.',
  },
  isNotFile: { id: 'imports.cli.isNotFile', defaultMessage: '{path} is not a file.' },
  fieldsAre: { id: 'imports.cli.fieldsAre', defaultMessage: 'Fields are {fields}.' },
  needsName: { id: 'imports.cli.needsName', defaultMessage: '{option} needs a name.' },
  nameGivesMoreThanCharacters: {
    id: 'imports.cli.nameGivesMoreThanCharacters',
    defaultMessage: '--name gives more than {maximumSheetName} characters.',
  },
  whichCsvFile: { id: 'imports.cli.whichCsvFile', defaultMessage: 'Which CSV file?' },
  pathsBeginIn: { id: 'imports.cli.pathsBeginIn', defaultMessage: 'Paths begin in {folder}' },
  readFile: { id: 'imports.cli.readFile', defaultMessage: 'read the file' },
  noCsvFileWorkbookOr: {
    id: 'imports.cli.noCsvFileWorkbookOr',
    defaultMessage: 'No CSV file, workbook or folder starts with this.',
  },
  readingFile: { id: 'imports.cli.readingFile', defaultMessage: 'Reading the file: {floor}%' },
  withEmptyOkFileWith: {
    id: 'imports.cli.withEmptyOkFileWith',
    defaultMessage: 'With --empty-ok a file with only a header is not a failure.',
  },
  cannotBeKey: { id: 'imports.cli.cannotBeKey', defaultMessage: '"{question}" cannot be a key.' },
  chooseOneWithMapHeader: {
    id: 'imports.cli.chooseOneWithMapHeader',
    defaultMessage: 'Choose one with --map "Header={question}".',
  },
  keyMustBeQuestionWith: {
    id: 'imports.cli.keyMustBeQuestionWith',
    defaultMessage: 'A key must be a question with a text, a number, a date or one option.',
  },
  chooseOneWith: { id: 'imports.cli.chooseOneWith', defaultMessage: 'Choose one with {map}.' },
  noRowsWereImportedCancel: {
    id: 'imports.cli.noRowsWereImportedCancel',
    defaultMessage: 'No rows were imported. Cancel it with: formdeck import cancel {id} --yes',
  },
  undoneBy: { id: 'imports.cli.undoneBy', defaultMessage: 'Undone by {userName}' },
  fixThemFormdeckImportContinue: {
    id: 'imports.cli.fixThemFormdeckImportContinue',
    defaultMessage:
      'Fix them: formdeck import continue {shortId} --set "Question:wrong=right", or see formdeck import continue --help',
  },
  fixThemInThenFormdeck: {
    id: 'imports.cli.fixThemInThenFormdeck',
    defaultMessage: 'Fix them in {failedFile}, then: formdeck import continue {shortId} --file {failedFile2}',
  },
  timeoutAndNoWaitExclude: {
    id: 'imports.cli.timeoutAndNoWaitExclude',
    defaultMessage: '--timeout and --no-wait exclude each other.',
  },
  completeAndNoWaitExclude: {
    id: 'imports.cli.completeAndNoWaitExclude',
    defaultMessage: '--complete and --no-wait exclude each other: failed rows are only known at the end.',
  },
  completeAndNoFailedFile: {
    id: 'imports.cli.completeAndNoFailedFile',
    defaultMessage: '--complete and --no-failed-file exclude each other: the rows would be lost.',
  },
  clearBlankAppliesToExisting: {
    id: 'imports.cli.clearBlankAppliesToExisting',
    defaultMessage: '--clear-blank applies to existing rows: choose their key with --key.',
  },
  nothingWasImported: { id: 'imports.cli.nothingWasImported', defaultMessage: 'Nothing was imported.' },
  nothingWasChanged: { id: 'imports.cli.nothingWasChanged', defaultMessage: 'Nothing was changed.' },
  fileHasNoRowsNothing: {
    id: 'imports.cli.fileHasNoRowsNothing',
    defaultMessage: 'The file has no rows: nothing was imported.',
  },
  sameFileIsAlreadyBeing: {
    id: 'imports.cli.sameFileIsAlreadyBeing',
    defaultMessage: 'The same file is already being imported, as import {found}.',
  },
  waitForItFormdeckImport: {
    id: 'imports.cli.waitForItFormdeckImport',
    defaultMessage: 'Wait for it: formdeck import status {found} --wait',
  },
  repairThemWithFormdeckImport: {
    id: 'imports.cli.repairThemWithFormdeckImport',
    defaultMessage:
      'Repair them with: formdeck import continue {id}, or cancel that import to import the file anew: formdeck import cancel {id}',
  },
  withoutOnceItIsImported: {
    id: 'imports.cli.withoutOnceItIsImported',
    defaultMessage: 'Without --once it is imported again.',
  },
  stopSendingFile: { id: 'imports.cli.stopSendingFile', defaultMessage: 'Stop sending the file?' },
  nothingHasBeenImportedYet: {
    id: 'imports.cli.nothingHasBeenImportedYet',
    defaultMessage: 'Nothing has been imported yet. Your choices stay as they are.',
  },
  stop: { id: 'imports.cli.stop', defaultMessage: 'Stop' },
  columnSettingsCouldNotBe: {
    id: 'imports.cli.columnSettingsCouldNotBe',
    defaultMessage: 'The column settings could not be saved for a later repair: {why}',
  },
  pleaseWait: { id: 'imports.cli.pleaseWait', defaultMessage: 'Please wait...' },
  enterShowsDashboardOfNew: {
    id: 'imports.cli.enterShowsDashboardOfNew',
    defaultMessage: 'Enter shows the dashboard of the new sheet, t its rows.',
  },
  noImportIsRunningOr: {
    id: 'imports.cli.noImportIsRunningOr',
    defaultMessage: 'No import is running or needs fixing.',
  },
  waitTimeoutAndFailedOut: {
    id: 'imports.cli.waitTimeoutAndFailedOut',
    defaultMessage: '--wait, --timeout and --failed-out need the id of an import.',
  },
  nameEitherImportOrForm: {
    id: 'imports.cli.nameEitherImportOrForm',
    defaultMessage: 'Name either an import or a form.',
  },
  importIsStillRunningAfter: {
    id: 'imports.cli.importIsStillRunningAfter',
    defaultMessage: 'The import is still running after {timeout} s.',
  },
  importIsPaused: { id: 'imports.cli.importIsPaused', defaultMessage: 'The import is paused. {why}' },
  itContinuesOnServerCheck: {
    id: 'imports.cli.itContinuesOnServerCheck',
    defaultMessage: 'It continues on the server. Check its progress: formdeck import status {id} --wait',
  },
  workbookHasSeveralWorksheets: {
    id: 'imports.cli.workbookHasSeveralWorksheets',
    defaultMessage: 'The workbook has several worksheets: {all}.',
  },
  workbookHasNoWorksheet: {
    id: 'imports.cli.workbookHasNoWorksheet',
    defaultMessage: 'The workbook has no worksheet "{worksheet}".',
  },
  chooseOneWithWorksheet: {
    id: 'imports.cli.chooseOneWithWorksheet',
    defaultMessage: 'Choose one with --worksheet: {all}.',
  },
  rowsChecked: {
    id: 'imports.cli.rowsChecked',
    defaultMessage: '{count, plural, one {# row} other {# rows}} checked',
  },
  fileOfBytes: {
    id: 'imports.cli.fileOfBytes',
    defaultMessage: '{file} ({size, plural, one {# byte} other {# bytes}})',
  },
  skippedRows: {
    id: 'imports.cli.skippedRows',
    defaultMessage: '{count, plural, one {# row} other {# rows}} with skipped times',
  },
  doubleRows: {
    id: 'imports.cli.doubleRows',
    defaultMessage: '{count, plural, one {# row} other {# rows}} with times that come twice',
  },
  datesCouldAlsoBe: {
    id: 'imports.cli.datesCouldAlsoBe',
    defaultMessage: 'The dates of "{header}" could also be {formats}.',
  },
  notWritten: {
    id: 'imports.cli.notWritten',
    defaultMessage: 'The failed rows could not be written to {path}: {why}',
  },
  notWrittenNotDropped: {
    id: 'imports.cli.notWrittenNotDropped',
    defaultMessage: 'The failed rows could not be written to {path}: {why} They were not dropped.',
  },
  failedAndWritten: {
    id: 'imports.cli.failedAndWritten',
    defaultMessage:
      '{count, plural, one {# row failed and was written to {path}, with the reasons; --complete drops it.} other {# rows failed and were written to {path}, with the reasons; --complete drops them.}}',
  },
  datesReadAs: {
    id: 'imports.cli.datesReadAs',
    defaultMessage: 'The dates of "{header}" are read as {format}.',
  },
  datesReadAsLike: {
    id: 'imports.cli.datesReadAsLike',
    defaultMessage:
      'The dates of "{header}" are read as {format}, as those of "{like}"; --date-format says otherwise.',
  },
  moreChanged: {
    id: 'imports.cli.moreChanged',
    defaultMessage: '... and {more, plural, one {# more changed row} other {# more changed rows}}.',
  },
  moreConflicts: {
    id: 'imports.cli.moreConflicts',
    defaultMessage: '... and {more, plural, one {# more conflict} other {# more conflicts}}.',
  },
  file: { id: 'imports.cli.file', defaultMessage: 'File' },
  encoding: { id: 'imports.cli.encoding', defaultMessage: 'Encoding' },
  delimiter: { id: 'imports.cli.delimiter', defaultMessage: 'Delimiter' },
  rows: { id: 'imports.cli.rows', defaultMessage: 'Rows' },
  okWouldFail: {
    id: 'imports.cli.okWouldFail',
    defaultMessage: '{totalRows, number}: {okRows, number} ok, {failedRows, number} would fail',
  },
  dateOfRow: { id: 'imports.cli.dateOfRow', defaultMessage: '(date of the row)' },
  notUsed: { id: 'imports.cli.notUsed', defaultMessage: '(not used)' },
  theRow: { id: 'imports.cli.theRow', defaultMessage: '(the row)' },
  repaired: { id: 'imports.cli.repaired', defaultMessage: '{repaired, number} repaired' },
  skipped: { id: 'imports.cli.skipped', defaultMessage: '{skipped, number} skipped' },
  dropped: { id: 'imports.cli.dropped', defaultMessage: '{dropped, number} dropped' },
  pendingImport: { id: 'imports.cli.pendingImport', defaultMessage: 'pending import' },
  ctrlLShowsIt: { id: 'imports.cli.ctrlLShowsIt', defaultMessage: '{text}. Ctrl-L shows it.' },
  columnIsTakenForScore: {
    id: 'imports.cli.columnIsTakenForScore',
    defaultMessage: 'Column "{column}" is taken for "{title}" (score {score}); use --map to change it.',
  },
  notImportedBecauseUseMap: {
    id: 'imports.cli.notImportedBecauseUseMap',
    defaultMessage:
      '{takesFiles, select, true {Not imported, because {reason}: {named}. Name the folder of the files with --files.} other {Not imported, because {reason}: {named}. Use --map to choose a question.}}',
  },
  mapHeader: { id: 'imports.cli.mapHeader', defaultMessage: '--map "Header={question}"' },
  useOrItemsPath: {
    id: 'imports.cli.useOrItemsPath',
    defaultMessage: 'Use {map} or --items "{question}=path".',
  },
  import: { id: 'imports.cli.import', defaultMessage: 'Import' },
  changes: { id: 'imports.cli.changes', defaultMessage: 'Changes' },
  sheet: { id: 'imports.cli.sheet', defaultMessage: 'Sheet' },
  andMore: { id: 'imports.cli.andMore', defaultMessage: '... and {count, number} more.' },
  importedFailed: {
    id: 'imports.cli.importedFailed',
    defaultMessage: '{completedRows, number} imported, {failedRows, number} failed',
  },
  importedFailedDropped: {
    id: 'imports.cli.importedFailedDropped',
    defaultMessage:
      '{completedRows, number} imported, {failedRows, number} failed, {droppedRows, number} dropped',
  },
  nameWhatToImport: { id: 'imports.cli.nameWhatToImport', defaultMessage: 'Name what to import.' },
  useFileForOneFile: {
    id: 'imports.cli.useFileForOneFile',
    defaultMessage: 'Name a file, or a folder for all of its files.',
  },
  moveToAndFailedDir: {
    id: 'imports.cli.moveToAndFailedDir',
    defaultMessage: '--move-to and --failed-dir belong to a folder.',
  },
  useFailedOutForOne: {
    id: 'imports.cli.useFailedOutForOne',
    defaultMessage: 'Use --failed-out for one file.',
  },
  nameEitherFolderOrFile: {
    id: 'imports.cli.nameEitherFolderOrFile',
    defaultMessage: 'Name either a folder or a file with --file.',
  },
  failedOutBelongsToOne: {
    id: 'imports.cli.failedOutBelongsToOne',
    defaultMessage: '--failed-out belongs to one file.',
  },
  useFailedDirForFiles: {
    id: 'imports.cli.useFailedDirForFiles',
    defaultMessage: 'Use --failed-dir for the files of a folder.',
  },
  folderNeedsFailedDirFor: {
    id: 'imports.cli.folderNeedsFailedDirFor',
    defaultMessage: 'A folder needs --failed-dir, for the rows that fail.',
  },
  orUseNoFailedFile: { id: 'imports.cli.orUseNoFailedFile', defaultMessage: 'Or use --no-failed-file.' },
  failedDirAndNoFailed: {
    id: 'imports.cli.failedDirAndNoFailed',
    defaultMessage: '--failed-dir and --no-failed-file exclude each other.',
  },
  folderAndNoWaitExclude: {
    id: 'imports.cli.folderAndNoWaitExclude',
    defaultMessage: 'A folder and --no-wait exclude each other: what came in is only known at the end.',
  },
  saveMappingBelongsToOne: {
    id: 'imports.cli.saveMappingBelongsToOne',
    defaultMessage: '--save-mapping belongs to one file.',
  },
  saveItOnceWithFormdeck: {
    id: 'imports.cli.saveItOnceWithFormdeck',
    defaultMessage: 'Save it once with formdeck import mappings save.',
  },
  thisFileWasImportedBefore: {
    id: 'imports.cli.thisFileWasImportedBefore',
    defaultMessage:
      'This file was imported before, as import {id} on {createdAt}: its rows will be imported again. --once skips such a file.',
  },
  skippedSameFileIsAlready: {
    id: 'imports.cli.skippedSameFileIsAlready',
    defaultMessage: 'Skipped: the same file is already import {id} ({state}: {outcome}). {next}',
  },
  sentOf: { id: 'imports.cli.sentOf', defaultMessage: '{sent} of {size}' },
  cancelImport: { id: 'imports.cli.cancelImport', defaultMessage: 'cancel import' },
  xCancelsIt: { id: 'imports.cli.xCancelsIt', defaultMessage: '{unfitAdvice} X cancels it.' },
  uUndoesIt: { id: 'imports.cli.uUndoesIt', defaultMessage: '{until} U undoes it.' },
  sending: { id: 'imports.cli.sending', defaultMessage: 'Sending {file}' },
});
