// What core/imports says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  comparedWithForm: {
    id: 'imports.comparedWithForm',
    defaultMessage:
      'Other rows of the form must not have the same answers to {questions}. They are compared once the file is imported.',
  },
  whichWorksheet: { id: 'imports.whichWorksheet', defaultMessage: 'Which worksheet?' },
  nothingCanBeImportedHere: {
    id: 'imports.nothingCanBeImportedHere',
    defaultMessage: 'Nothing can be imported here',
  },
  column: { id: 'imports.column', defaultMessage: 'Column' },
  noColumn: { id: 'imports.noColumn', defaultMessage: 'No column' },
  failedToUploadFile: { id: 'imports.failedToUploadFile', defaultMessage: 'Failed to upload the file' },
  failedRows: { id: 'imports.failedRows', defaultMessage: 'Failed rows' },
  row: { id: 'imports.row', defaultMessage: 'Row' },
  onlyManagersAndAdminsMay: {
    id: 'imports.onlyManagersAndAdminsMay',
    defaultMessage: 'Only managers and admins may import data.',
  },
  cancelImport: { id: 'imports.cancelImport', defaultMessage: 'Cancel Import' },
  deleteImportedRows: { id: 'imports.deleteImportedRows', defaultMessage: 'Delete imported rows' },
  cancelImportOf: {
    id: 'imports.cancelImportOf',
    defaultMessage: 'Cancel the import of {originalFileName}?',
  },
  areYouSureYouWant: {
    id: 'imports.areYouSureYouWant',
    defaultMessage: 'Are you sure you want to cancel? All imported data will be lost!',
  },
  keepIt: { id: 'imports.keepIt', defaultMessage: 'Keep it' },
  importSuccessfullyCanceled: {
    id: 'imports.importSuccessfullyCanceled',
    defaultMessage: 'Import successfully canceled',
  },
  importCancelFailed: { id: 'imports.importCancelFailed', defaultMessage: 'Import cancel failed.' },
  importFixedRows: { id: 'imports.importFixedRows', defaultMessage: 'Import fixed rows' },
  repairOrSkipRowFirst: { id: 'imports.repairOrSkipRowFirst', defaultMessage: 'Repair or skip a row first.' },
  unableToContinueImportPlease: {
    id: 'imports.unableToContinueImportPlease',
    defaultMessage: 'Unable to import the fixed rows. Please try again.',
  },
  leaveOutFailedRows: { id: 'imports.leaveOutFailedRows', defaultMessage: 'Leave out failed rows' },
  leaveOutRows: {
    id: 'imports.leaveOutRows',
    defaultMessage:
      '{repaired, plural, =0 {{leftOut, plural, one {Leave out # row} other {Leave out # rows}}} other {Import {repaired, number} and leave out {leftOut, number}}}',
  },
  completeImportOf: {
    id: 'imports.completeImportOf',
    defaultMessage: 'End the import of {originalFileName}?',
  },
  rowsImportedSomeOfRepaired: {
    id: 'imports.rowsImportedSomeOfRepaired',
    defaultMessage:
      '{completedRows, plural, one {# row} other {# rows}} imported; some of the repaired rows were rejected. Fix them, or leave them out.',
  },
  unableToCompleteImportPlease: {
    id: 'imports.unableToCompleteImportPlease',
    defaultMessage: 'Unable to leave out the rows. Please try again.',
  },
  importIsDoneRowsImported: {
    id: 'imports.importIsDoneRowsImported',
    defaultMessage:
      'The import is done: {completedRows, plural, one {# row} other {# rows}} imported{droppedRows, plural, =0 {.} one {, # was left out.} other {, # were left out.}}',
  },
  irrelevant: {
    id: 'imports.irrelevant',
    defaultMessage:
      'Answers to questions that a row is not asked with its other answers are left out: {questions}.',
  },
  irrelevantOf: {
    id: 'imports.irrelevantOf',
    defaultMessage:
      '"{question}" ({count, plural, one {row {first, number}} other {# rows, the first is row {first, number}}})',
    description: 'An item of the list of answers that are left out',
  },
  entriesWithoutFiles: {
    id: 'imports.entriesWithoutFiles',
    defaultMessage:
      'Photos, recordings and files are not imported: entries come in without their answers to {questions}.',
  },
  irrelevantMore: {
    id: 'imports.irrelevantMore',
    defaultMessage: '{more, plural, one {# more question} other {# more questions}}',
    description: 'The end of a list of questions',
  },
  leaveOutRowsThatFailed: {
    id: 'imports.leaveOutRowsThatFailed',
    defaultMessage: 'Leave out {leftOut, plural, one {# row} other {# rows}} that failed.',
  },
  importAndLeaveOut: {
    id: 'imports.importAndLeaveOut',
    defaultMessage:
      'Import {repaired, plural, one {# repaired row} other {# repaired rows}} and leave out {leftOut, number}.',
  },
  rowsThatAreLeftOut: {
    id: 'imports.rowsThatAreLeftOut',
    defaultMessage: 'Rows that are left out cannot be fixed afterwards.',
  },
  dateInFormatIsRequired: {
    id: 'imports.dateInFormatIsRequired',
    defaultMessage: 'A date in the format {format} is required',
  },
  columnHasNoDatesIn: {
    id: 'imports.columnHasNoDatesIn',
    defaultMessage: 'The column "{header}" has no dates in the first rows: choose another column.',
  },
  datesInAreInUnknown: {
    id: 'imports.datesInAreInUnknown',
    defaultMessage:
      'The dates in "{header}" are in an unknown format: enter the format, or choose another column.',
  },
  chooseDateFormat: {
    id: 'imports.chooseDateFormat',
    defaultMessage: '{ambiguity}: choose the date format.',
  },
  itIsCalculated: { id: 'imports.itIsCalculated', defaultMessage: 'It is calculated from other answers.' },
  itsDefaultIsForFilling: {
    id: 'imports.itsDefaultIsForFilling',
    defaultMessage: 'Its default "{text}" is for filling in: the rows come in without an answer.',
  },
  noColumnAnswersForFilling: {
    id: 'imports.noColumnAnswersForFilling',
    defaultMessage:
      'No column answers {named}: {answer} {are} for filling in, and the rows come in without an answer.',
  },
  rowsWouldBeImportedWould: {
    id: 'imports.rowsWouldBeImportedWould',
    defaultMessage:
      '{okRows, plural, one {# row} other {# rows}} would be imported, {failedRows, number} would fail.',
  },
  repairedImportInto: {
    id: 'imports.repairedImportInto',
    defaultMessage:
      '{who} repaired an import into {hasForm, select, true {the form {form}} other {a form}}{hasHeld, select, true {: {held}} other {}}',
  },
  completedImportInto: {
    id: 'imports.completedImportInto',
    defaultMessage:
      '{who} completed an import into {hasForm, select, true {the form {form}} other {a form}}{hasHeld, select, true {: {held}} other {}}',
  },
  canceledImportInto: {
    id: 'imports.canceledImportInto',
    defaultMessage:
      '{who} canceled an import into {hasForm, select, true {the form {form}} other {a form}}{hasHeld, select, true {: {held}} other {}}',
  },
  neitherFixEachRowBy: { id: 'imports.neitherFixEachRowBy', defaultMessage: 'Neither: fix each row by hand' },
  earlierOfTwo: { id: 'imports.earlierOfTwo', defaultMessage: 'The earlier of the two' },
  laterOfTwo: { id: 'imports.laterOfTwo', defaultMessage: 'The later of the two' },
  skippedHour: { id: 'imports.skippedHour', defaultMessage: 'Skipped hour' },
  doubleHour: { id: 'imports.doubleHour', defaultMessage: 'Double hour' },
  hourIssue: {
    id: 'imports.hourIssue',
    defaultMessage:
      '{kind, select, skipped {"{text}" does not exist in {timeZone}, where the clocks skipped that hour: enter {earlier} or {later}, or choose "{label}" ({option}) for all such times} other {"{text}" comes twice in {timeZone}, where the clocks went back: enter {earlier} or {later}, or choose "{label}" ({option}) for all such times}}',
  },
  hourIssues: {
    id: 'imports.hourIssues',
    defaultMessage:
      '{kind, select, skipped {"{text}" and others do not exist in {timeZone}, where the clocks skipped that hour: enter {earlier} or {later}, or choose "{label}" ({option}) for all such times} other {"{text}" and others come twice in {timeZone}, where the clocks went back: enter {earlier} or {later}, or choose "{label}" ({option}) for all such times}}',
  },
  skippedHours: {
    id: 'imports.skippedHours',
    defaultMessage:
      '{skipped, select, EARLIER {Skipped times are the earlier of the two} other {Skipped times are the later of the two}}',
  },
  doubleHours: {
    id: 'imports.doubleHours',
    defaultMessage:
      '{double, select, EARLIER {Times that come twice are the earlier of the two} other {Times that come twice are the later of the two}}',
  },
  skippedAndDoubleHours: {
    id: 'imports.skippedAndDoubleHours',
    defaultMessage:
      '{skipped, select, EARLIER {Skipped times are the earlier of the two, {double, select, EARLIER {times that come twice are the earlier of the two} other {times that come twice are the later of the two}}} other {Skipped times are the later of the two, {double, select, EARLIER {times that come twice are the earlier of the two} other {times that come twice are the later of the two}}}}',
  },
  unableToCheckFileChoose: {
    id: 'imports.unableToCheckFileChoose',
    defaultMessage: 'Unable to check the file. Choose it again.',
  },
  itCouldNotBeOpened: {
    id: 'imports.itCouldNotBeOpened',
    defaultMessage: 'It could not be opened. Choose it again.',
  },
  importHadAlreadyStartedWith: {
    id: 'imports.importHadAlreadyStartedWith',
    defaultMessage:
      'The import had already started with your first settings. Your changes since then are not in it.',
  },
  columnIsUsedTwice: {
    id: 'imports.columnIsUsedTwice',
    defaultMessage: 'The column "{header}" is used twice',
  },
  doubtChooseDateFormat: {
    id: 'imports.doubtChooseDateFormat',
    defaultMessage: '{doubt}: choose the date format',
  },
  chooseWhichOfThemIt: {
    id: 'imports.chooseWhichOfThemIt',
    defaultMessage: '{openShape}: choose which of them it names',
  },
  firstCellsNamesCell1: {
    id: 'imports.firstCellsNamesCell1',
    defaultMessage: 'The first {count} cells: "{first}" names cell 1',
  },
  lastCellsNamesCell: {
    id: 'imports.lastCellsNamesCell',
    defaultMessage: 'The last {count} cells: "{first}" names cell {surplus}',
  },
  matchAtLeastOneColumn: {
    id: 'imports.matchAtLeastOneColumn',
    defaultMessage: 'Match at least one column with a question',
  },
  isNotDateFormat: { id: 'imports.isNotDateFormat', defaultMessage: '"{format}" is not a date format' },
  notInThisFormatDates: {
    id: 'imports.notInThisFormatDates',
    defaultMessage:
      'Not in this format: {count, number} of the first {all, number} dates, such as "{first}".',
  },
  pastImportsAndUndoingThem: {
    id: 'imports.pastImportsAndUndoingThem',
    defaultMessage: 'past imports, and undoing them',
  },
  historyOfFiles: { id: 'imports.historyOfFiles', defaultMessage: 'history of files' },
  atMostCharacters: { id: 'imports.atMostCharacters', defaultMessage: 'At most {limit, number} characters' },
  answersToQuestionOfThis: {
    id: 'imports.answersToQuestionOfThis',
    defaultMessage: 'Answers to a question of this type cannot be imported',
  },
  hasTimeBesideDay: {
    id: 'imports.hasTimeBesideDay',
    defaultMessage: '"{text}" has a time, and this question asks for a day',
  },
  isNotDateInFormat: {
    id: 'imports.isNotDateInFormat',
    defaultMessage: '"{text}" is not a date in the format {format}',
  },
  isOneOptionOrSeveral: {
    id: 'imports.isOneOptionOrSeveral',
    defaultMessage: '"{text}" is one option or several: put each option in quotation marks',
  },
  mappedIsNotDateFormat: {
    id: 'imports.mappedIsNotDateFormat',
    defaultMessage: '"{dateFormat}" is not a date format',
  },
  formHasNoQuestion: { id: 'imports.formHasNoQuestion', defaultMessage: 'The form has no question "{name}"' },
  formHasSeveralQuestionsUse: {
    id: 'imports.formHasSeveralQuestionsUse',
    defaultMessage: 'The form has several questions "{name}": use the id of the one you mean',
  },
  takesFiles: {
    id: 'imports.takesFiles',
    defaultMessage: '"{question}" takes files: import a ZIP with the table and its files',
  },
  cannotBeImported: { id: 'imports.cannotBeImported', defaultMessage: '"{question}" cannot be imported' },
  questionIsUsedTwice: {
    id: 'imports.questionIsUsedTwice',
    defaultMessage: 'The question "{question}" is used twice',
  },
  fileHasNoColumn: { id: 'imports.fileHasNoColumn', defaultMessage: 'The file has no column "{name}"' },
  onlyAdministratorsMayChangeExisting: {
    id: 'imports.onlyAdministratorsMayChangeExisting',
    defaultMessage: 'Only administrators may change existing rows by an import.',
  },
  thisImportCanNoLonger: {
    id: 'imports.thisImportCanNoLonger',
    defaultMessage: 'This import can no longer be canceled.',
  },
  onlyImportThatHasEnded: {
    id: 'imports.onlyImportThatHasEnded',
    defaultMessage: 'Only an import that has ended with failed rows can be repaired.',
  },
  rowsHadBeenImported: {
    id: 'imports.rowsHadBeenImported',
    defaultMessage: '{completedRows, plural, one {# row} other {# rows}} had been imported',
  },
  serverContinuesWhileYouDo: {
    id: 'imports.serverContinuesWhileYouDo',
    defaultMessage:
      'The server continues while you do something else. You can find it again in the list of forms.',
  },
  noRowsWereImportedCancel: {
    id: 'imports.noRowsWereImportedCancel',
    defaultMessage: 'No rows were imported. Cancel the import, fix the file, and import it again.',
  },
  doneRowsLeftOut: { id: 'imports.doneRowsLeftOut', defaultMessage: 'Done, rows left out' },
  nothingCameIn: { id: 'imports.nothingCameIn', defaultMessage: 'Nothing came in' },
  importingSomeRowsFailed: {
    id: 'imports.importingSomeRowsFailed',
    defaultMessage: 'Importing, some rows failed',
  },
  someRowsNeedFixing: { id: 'imports.someRowsNeedFixing', defaultMessage: 'Some rows need fixing' },
  fileCouldNotBeImported: {
    id: 'imports.fileCouldNotBeImported',
    defaultMessage: 'The file could not be imported',
  },
  couldNotBeImported: {
    id: 'imports.couldNotBeImported',
    defaultMessage: '{originalFileName} could not be imported',
  },
  thisImportHasBeenCanceled: {
    id: 'imports.thisImportHasBeenCanceled',
    defaultMessage: 'This import has been canceled',
  },
  orItIsOneThat: { id: 'imports.orItIsOneThat', defaultMessage: 'Or it is one that you have no access to.' },
  noColumnAnswersRequiredQuestion: {
    id: 'imports.noColumnAnswersRequiredQuestion',
    defaultMessage: 'No column answers the required question "{title}", so no row can be imported',
  },
  noColumnAnswersNeededGroup: {
    id: 'imports.noColumnAnswersNeededGroup',
    defaultMessage:
      'No column answers a question of the group "{name}", which needs at least one answer, so no row can be imported',
  },
  noColumnAnswersThisRequired: {
    id: 'imports.noColumnAnswersThisRequired',
    defaultMessage: 'No column answers this required question, so no row can be imported',
  },
  requiredQuestionCannotBeImported: {
    id: 'imports.requiredQuestionCannotBeImported',
    defaultMessage:
      'No column names files for the required question "{title}": the rows come in without an answer to it.',
  },
  itsQuestionCannotBeImported: {
    id: 'imports.itsQuestionCannotBeImported',
    defaultMessage: 'its question cannot be imported',
  },
  itsQuestionIsNotAnswered: {
    id: 'imports.itsQuestionIsNotAnswered',
    defaultMessage: 'its question is not answered by it',
  },
  itsQuestionBelongsToSetup: {
    id: 'imports.itsQuestionBelongsToSetup',
    defaultMessage: 'its question belongs to the setup of the sheet',
  },
  noQuestionMatches: { id: 'imports.noQuestionMatches', defaultMessage: 'no question matches' },
  fileMustBePicked: { id: 'imports.fileMustBePicked', defaultMessage: 'A file must be picked' },
  sheetNeedsName: { id: 'imports.sheetNeedsName', defaultMessage: 'A sheet needs a name' },
  sheetNameTooLong: {
    id: 'imports.sheetNameTooLong',
    defaultMessage: 'At most {maximumSheetName} characters',
  },
  unableToUndoImportOf: {
    id: 'imports.unableToUndoImportOf',
    defaultMessage: 'Unable to undo the import of {originalFileName}.',
  },
  undoImport: { id: 'imports.undoImport', defaultMessage: 'Undo import' },
  undoImportOf: { id: 'imports.undoImportOf', defaultMessage: 'Undo the import of {originalFileName}?' },
  undoWithAllChanges: { id: 'imports.undoWithAllChanges', defaultMessage: 'Undo with all changes' },
  onlyManagersAndAdminsMayUndo: {
    id: 'imports.onlyManagersAndAdminsMayUndo',
    defaultMessage: 'Only managers and admins may undo an import.',
  },
  thisImportIsAlreadyUndone: {
    id: 'imports.thisImportIsAlreadyUndone',
    defaultMessage: 'This import is already undone.',
  },
  onlyFinishedImportCanBe: {
    id: 'imports.onlyFinishedImportCanBe',
    defaultMessage: 'Only a finished import can be undone. Cancel this one instead.',
  },
  thisImportCanNoLongerBe: {
    id: 'imports.thisImportCanNoLongerBe',
    defaultMessage:
      'This import can no longer be undone: it is more than {daysToUndo} days old, or its sheet is gone.',
  },
  onlyAdministratorsMayDeleteWhat: {
    id: 'imports.onlyAdministratorsMayDeleteWhat',
    defaultMessage: '{changed} Only administrators may delete what people have changed: ask one to undo it.',
  },
  rowsChangedSinceImport: {
    id: 'imports.rowsChangedSinceImport',
    defaultMessage:
      '{changed, plural, one {# row was changed since the import.} other {# rows were changed since the import.}}',
  },
  setupOfSheetWasFilled: {
    id: 'imports.setupOfSheetWasFilled',
    defaultMessage: 'The setup of the sheet was filled in, or it was completed.',
  },
  rowsFilledInByPeople: {
    id: 'imports.rowsFilledInByPeople',
    defaultMessage:
      '{added, plural, one {# row was filled in by people.} other {# rows were filled in by people.}}',
  },
  noRowIsAsIt: { id: 'imports.noRowIsAsIt', defaultMessage: 'No row is as it was imported.' },
  thisCannotBeUndone: {
    id: 'imports.thisCannotBeUndone',
    defaultMessage: 'This cannot be undone.',
  },
  nothingWasCanceledCompleteImport: {
    id: 'imports.nothingWasCanceledCompleteImport',
    defaultMessage:
      'Nothing was canceled. Complete the import, then undo it: you will see first what would be removed.',
  },
  nothingWasUndoneUndoIt: {
    id: 'imports.nothingWasUndoneUndoIt',
    defaultMessage: 'Nothing was undone. Undo it with the changed rows, or leave the import as it is.',
  },
  moreRowsHaveChangedIn: {
    id: 'imports.moreRowsHaveChangedIn',
    defaultMessage:
      'More rows have changed in the meantime: {now, plural, one {# row} other {# rows}} instead of {shown, plural, one {# row} other {# rows}}.',
  },
  nothingWasUndoneLookAt: {
    id: 'imports.nothingWasUndoneLookAt',
    defaultMessage: 'Nothing was undone. Look at the import again, then decide.',
  },
  undoingImportOfRows: {
    id: 'imports.undoingImportOfRows',
    defaultMessage:
      'Undoing the import of {originalFileName}: {completedRows, plural, one {# row} other {# rows}}.',
  },
  importOfIsUndone: {
    id: 'imports.importOfIsUndone',
    defaultMessage: 'The import of {originalFileName} is undone.',
  },
  undidItOn: { id: 'imports.undidItOn', defaultMessage: '{userName} undid it on {at}' },
  whatHappenedToItsRows: { id: 'imports.whatHappenedToItsRows', defaultMessage: 'What happened to its rows' },
  thisImportCanBeUndone: {
    id: 'imports.thisImportCanBeUndone',
    defaultMessage: 'This import can be undone until {until}',
  },
  goneWithSheet: {
    id: 'imports.goneWithSheet',
    defaultMessage: 'Its sheet and its rows were deleted. The same file can be imported again.',
  },
  goneRows: {
    id: 'imports.goneRows',
    defaultMessage:
      'Its new rows were deleted, and the others have their earlier answers back. The same file can be imported again.',
  },
  rowsImportedSomeToFix: {
    id: 'imports.rowsImportedSomeToFix',
    defaultMessage:
      '{came, plural, one {# row} other {# rows}} imported; {failed, plural, one {# row still needs} other {# rows still need}} to be fixed.',
  },
  importRepaired: {
    id: 'imports.importRepaired',
    defaultMessage: 'Import {count, plural, one {# repaired row} other {# repaired rows}}.',
  },
  allRowsFit: {
    id: 'imports.allRowsFit',
    defaultMessage:
      '{partly, select, true {All of the first} other {All}} {total, plural, one {# row} other {# rows}} {isUpdate, select, true {can be read} other {will be imported}}.',
  },
  someRowsFit: {
    id: 'imports.someRowsFit',
    defaultMessage:
      '{okRows, number} of {partly, select, true {the first } other {}}{total, plural, one {# row} other {# rows}} {isUpdate, select, true {can be read} other {will be imported}}; {failedRows, plural, one {# needs fixing} other {# need fixing}}:',
  },
  rowsDone: {
    id: 'imports.rowsDone',
    defaultMessage:
      '{count, number} of {all, plural, one {# row} other {# rows}}{failedRows, plural, =0 {} other {, # failed}}',
  },
  failureOfRows: {
    id: 'imports.failureOfRows',
    defaultMessage:
      '{hasTitle, select, true {{title}: } other {}}{message} ({count, plural, one {# row} other {# rows}})',
  },
  noRowHasSuchTime: {
    id: 'imports.noRowHasSuchTime',
    defaultMessage:
      'No row of the {partly, select, true {first } other {}}{total, plural, one {# row} other {# rows}} has a time that {kind, select, skipped {does not exist} other {comes twice}} in {timeZone}.',
  },
  rowsHaveSuchTime: {
    id: 'imports.rowsHaveSuchTime',
    defaultMessage:
      '{rows, number} of {partly, select, true {the first } other {}}{total, plural, one {# row} other {# rows}} {rows, plural, one {has} other {have}} a time that {kind, select, skipped {does not exist} other {comes twice}} in {timeZone}, such as "{text}".',
  },
  neither: { id: 'imports.neither', defaultMessage: 'neither' },
  theEarlier: { id: 'imports.theEarlier', defaultMessage: 'the earlier' },
  theLater: { id: 'imports.theLater', defaultMessage: 'the later' },
  rowsGetEarlierAnswersBack: {
    id: 'imports.rowsGetEarlierAnswersBack',
    defaultMessage:
      '{count, plural, one {# row gets its earlier answers back.} other {# rows get their earlier answers back.}}',
  },
  rowsKeepAnswers: {
    id: 'imports.rowsKeepAnswers',
    defaultMessage:
      '{count, plural, one {# row keeps answers that people have changed since.} other {# rows keep answers that people have changed since.}}',
  },
  rowsEdited: {
    id: 'imports.rowsEdited',
    defaultMessage: '{count, plural, one {# row was edited since.} other {# rows were edited since.}}',
  },
  rowsReviewed: {
    id: 'imports.rowsReviewed',
    defaultMessage: '{count, plural, one {# row was reviewed since.} other {# rows were reviewed since.}}',
  },
  rowsDeleted: {
    id: 'imports.rowsDeleted',
    defaultMessage: '{count, plural, one {# row was deleted since.} other {# rows were deleted since.}}',
  },
  rowsAsImported: {
    id: 'imports.rowsAsImported',
    defaultMessage: '{count, plural, one {# row is as imported.} other {# rows are as imported.}}',
  },
  peoplesChangesAreLost: {
    id: 'imports.peoplesChangesAreLost',
    defaultMessage: "People's changes are lost too; the audit log keeps what those rows contained.",
  },
  undoDeletesSheet: {
    id: 'imports.undoDeletesSheet',
    defaultMessage: 'The undo deletes the sheet with all its rows.',
  },
  rowsIn: { id: 'imports.rowsIn', defaultMessage: '{count, plural, one {# row} other {# rows}} in' },
  leftOutCount: { id: 'imports.leftOutCount', defaultMessage: '{count, number} left out' },
  rowsImported: {
    id: 'imports.rowsImported',
    defaultMessage: '{count, plural, one {# row} other {# rows}} imported',
  },
  rowsWithCounts: {
    id: 'imports.rowsWithCounts',
    defaultMessage: '{count, plural, one {# row} other {# rows}}: {counts}',
  },
  rowsOfFileLeftOut: {
    id: 'imports.rowsOfFileLeftOut',
    defaultMessage:
      '{count, plural, one {# row of {originalFileName} was left out.} other {# rows of {originalFileName} were left out.}}',
  },
  wholeFile: { id: 'imports.wholeFile', defaultMessage: 'The whole file {originalFileName}.' },
  percentAndDone: { id: 'imports.percentAndDone', defaultMessage: '{percent}%: {done}' },
  waiting: { id: 'imports.waiting', defaultMessage: 'Waiting: {delay}' },
  importing: { id: 'imports.importing', defaultMessage: 'Importing' },
  completing: { id: 'imports.completing', defaultMessage: 'Completing' },
  done: { id: 'imports.done', defaultMessage: 'Done' },
  canceling: { id: 'imports.canceling', defaultMessage: 'Canceling' },
  canceled: { id: 'imports.canceled', defaultMessage: 'Canceled' },
  undone: { id: 'imports.undone', defaultMessage: 'Undone' },
  toFix: { id: 'imports.toFix', defaultMessage: '{count} to fix' },
  running: { id: 'imports.running', defaultMessage: '{count} running' },
  pendingImports: { id: 'imports.pendingImports', defaultMessage: '{count} pending imports: {parts}' },
  importingFile: { id: 'imports.importingFile', defaultMessage: 'Importing {originalFileName}: {percent}%' },
  rowsOfFileToFix: {
    id: 'imports.rowsOfFileToFix',
    defaultMessage:
      '{count, plural, one {# row of {originalFileName} to fix} other {# rows of {originalFileName} to fix}}',
  },
  rowsWithSuchTimes: {
    id: 'imports.rowsWithSuchTimes',
    defaultMessage:
      '{count, plural, one {# row} other {# rows}} with {kind, select, skipped {skipped times} other {times that come twice}} in {timeZone}',
  },
  importedFileInto: {
    id: 'imports.importedFileInto',
    defaultMessage:
      '{who} imported {hasName, select, true {{name}} other {a file}} into {hasForm, select, true {the form {form}} other {a form}}',
  },
  undidImportInto: {
    id: 'imports.undidImportInto',
    defaultMessage:
      '{who} undid the import of {hasName, select, true {{name}} other {a file}} into {hasForm, select, true {the form {form}} other {a form}}{hasRows, select, true { ({rows})} other {}}',
  },
  canBe: { id: 'imports.canBe', defaultMessage: '"{text}" can be {days}' },
  dayOrDay: { id: 'imports.dayOrDay', defaultMessage: '{before} or {next}' },
  reasonForRows: { id: 'imports.reasonForRows', defaultMessage: 'Reason for rows that break a rule' },
  reasonForRowsMeans: {
    id: 'imports.reasonForRowsMeans',
    defaultMessage:
      'Some rules of the form may be passed with a reason. It is stored with each row that breaks one; without it such rows fail.',
  },
});
