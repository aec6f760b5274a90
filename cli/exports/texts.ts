// What cli/exports says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  downloadedFileDiffersFromOne: {
    id: 'exports.cli.downloadedFileDiffersFromOne',
    defaultMessage: 'The downloaded file differs from the one on the server.',
  },
  runExportAgain: { id: 'exports.cli.runExportAgain', defaultMessage: 'Run the export again.' },
  downloadWasInterruptedFileIs: {
    id: 'exports.cli.downloadWasInterruptedFileIs',
    defaultMessage: 'The download was interrupted: the file is incomplete.',
  },
  downloadWasInterrupted: {
    id: 'exports.cli.downloadWasInterrupted',
    defaultMessage: 'The download was interrupted.',
  },
  fileNameIsRequired: { id: 'exports.cli.fileNameIsRequired', defaultMessage: 'A file name is required' },
  contactingServer: { id: 'exports.cli.contactingServer', defaultMessage: 'Contacting the server ...' },
  firstDayIsRequired: { id: 'exports.cli.firstDayIsRequired', defaultMessage: 'The first day is required' },
  lastDayIsRequired: { id: 'exports.cli.lastDayIsRequired', defaultMessage: 'The last day is required' },
  replaceFile: { id: 'exports.cli.replaceFile', defaultMessage: 'Replace the file?' },
  replace: { id: 'exports.cli.replace', defaultMessage: 'Replace' },
  stopExport: { id: 'exports.cli.stopExport', defaultMessage: 'Stop the export?' },
  noFileWillBeWritten: { id: 'exports.cli.noFileWillBeWritten', defaultMessage: 'No file will be written.' },
  stopExportKey: { id: 'exports.cli.stopExportKey', defaultMessage: 'Stop the export' },
  onlyRowsWhere: { id: 'exports.cli.onlyRowsWhere', defaultMessage: 'Only entries where {sentence}.' },
  exportIsRunningStopIt: {
    id: 'exports.cli.exportIsRunningStopIt',
    defaultMessage: 'The export is running. Stop it with esc, or wait for it to finish.',
  },
  isStateOfExportsFrom: {
    id: 'exports.cli.isStateOfExportsFrom',
    defaultMessage: '{path} is the state of exports from {server}.',
  },
  isStateOfExportsOf: {
    id: 'exports.cli.isStateOfExportsOf',
    defaultMessage: '{path} is the state of exports of another form, "{form}".',
  },
  isStateOfExportsOfOther: {
    id: 'exports.cli.isStateOfExportsOfOther',
    defaultMessage: '{path} is the state of exports of other entries: the sheets, filters or choices differ.',
  },
  isNotStateOfExport: {
    id: 'exports.cli.isNotStateOfExport',
    defaultMessage: '{path} is not the state of an export.',
  },
  useAnotherFileWithState: {
    id: 'exports.cli.useAnotherFileWithState',
    defaultMessage:
      'Use another file with --state, or remove this one: the next export then contains all entries.',
  },
  useAnotherStateFile: {
    id: 'exports.cli.useAnotherStateFile',
    defaultMessage: 'Use another file with --state.',
  },
  serverStillHasThisExport: {
    id: 'exports.cli.serverStillHasThisExport',
    defaultMessage:
      'The server still has this export. Cancel or delete it: formdeck export delete {job} --yes',
  },
  useOneOfFromAnd: {
    id: 'exports.cli.useOneOfFromAnd',
    defaultMessage: 'Use one of --from and --to, --last, or --all.',
  },
  incrementalCoversAllRowsWhatever: {
    id: 'exports.cli.incrementalCoversAllRowsWhatever',
    defaultMessage: '--incremental covers all entries, whatever their date.',
  },
  formDoesNotAskFor: {
    id: 'exports.cli.formDoesNotAskFor',
    defaultMessage: 'The form does not ask for images.',
  },
  thoseThatDo: { id: 'exports.cli.thoseThatDo', defaultMessage: 'Those that do: {offered}.' },
  noQuestionAsksForImages: {
    id: 'exports.cli.noQuestionAsksForImages',
    defaultMessage: 'No question "{named}" asks for images.',
  },
  moreThanOneQuestionIs: {
    id: 'exports.cli.moreThanOneQuestionIs',
    defaultMessage: 'More than one question is called "{named}".',
  },
  thisServerCannotExportChanges: {
    id: 'exports.cli.thisServerCannotExportChanges',
    defaultMessage: 'This server cannot export changes.',
  },
  belongsToLastRunWhich: {
    id: 'exports.cli.belongsToLastRunWhich',
    defaultMessage: '{file} belongs to the last run, which was interrupted.',
  },
  alreadyExistsAndChangesNever: {
    id: 'exports.cli.alreadyExistsAndChangesNever',
    defaultMessage: '{file} already exists, and changes never replace a file.',
  },
  putDateAndTimeInto: {
    id: 'exports.cli.putDateAndTimeInto',
    defaultMessage: 'Put {date} and {time} into --out, or remove the file once it has been read.',
  },
  formHasChangedNewColumns: {
    id: 'exports.cli.formHasChangedNewColumns',
    defaultMessage: 'The form has changed: new columns: {list}.',
  },
  formHasChangedColumnsRemoved: {
    id: 'exports.cli.formHasChangedColumnsRemoved',
    defaultMessage: 'The form has changed: columns removed: {list}.',
  },
  saveFile: { id: 'exports.cli.saveFile', defaultMessage: 'save the file' },
  leftOut: { id: 'exports.cli.leftOut', defaultMessage: 'Left out: {note}.' },
  itIsNotReadyYet: { id: 'exports.cli.itIsNotReadyYet', defaultMessage: 'It is not ready yet.' },
  thereIsNoFileThis: {
    id: 'exports.cli.thereIsNoFileThis',
    defaultMessage: 'There is no file: this export failed.',
  },
  savedInRows: {
    id: 'exports.cli.savedInRows',
    defaultMessage: 'Saved in {path}: {rows, plural, one {# entry} other {# entries}}, {bytes}',
  },
  exportIsNotReadyYet: {
    id: 'exports.cli.exportIsNotReadyYet',
    defaultMessage: 'The export is not ready yet.',
  },
  seeFormdeckExportList: {
    id: 'exports.cli.seeFormdeckExportList',
    defaultMessage: 'See `formdeck export list`.',
  },
  thisExportFailed: { id: 'exports.cli.thisExportFailed', defaultMessage: 'This export failed.' },
  thereIsNoFile: { id: 'exports.cli.thereIsNoFile', defaultMessage: 'There is no file.' },
  isNotReadyYet: { id: 'exports.cli.isNotReadyYet', defaultMessage: '"{jobName}" is not ready yet.' },
  fieldsAre: { id: 'exports.cli.fieldsAre', defaultMessage: 'Fields are {fileNameFields}.' },
  jsonAndOutExcludeEach: {
    id: 'exports.cli.jsonAndOutExcludeEach',
    defaultMessage: '--json and --out - exclude each other: both print on standard output.',
  },
  incrementalAndStateBelongTogether: {
    id: 'exports.cli.incrementalAndStateBelongTogether',
    defaultMessage: '--incremental and --state belong together.',
  },
  lockAndIncrementalExcludeEach: {
    id: 'exports.cli.lockAndIncrementalExcludeEach',
    defaultMessage: '--lock and --incremental exclude each other.',
  },
  omitLockFileLockBeside: {
    id: 'exports.cli.omitLockFileLockBeside',
    defaultMessage: 'Omit --lock: FILE.lock beside the file of --state prevents a second run.',
  },
  incrementalNeedsFilePipedOutput: {
    id: 'exports.cli.incrementalNeedsFilePipedOutput',
    defaultMessage: '--incremental needs a file: piped output cannot be fetched again.',
  },
  useNameThatEndsIn: {
    id: 'exports.cli.useNameThatEndsIn',
    defaultMessage: 'Use a name that ends in .xlsx, .csv or .zip, or set the format with --format.',
  },
  itsContentsAreListedIn: {
    id: 'exports.cli.itsContentsAreListedIn',
    defaultMessage: 'Its contents are listed in {manifest}.',
  },
  chooseIntervalThisExportIs: {
    id: 'exports.cli.chooseIntervalThisExportIs',
    defaultMessage: 'Choose an interval: this export is not scheduled.',
  },
  exportOfByEMail: { id: 'exports.cli.exportOfByEMail', defaultMessage: 'Export of {formName} by e-mail' },
  itIsSentToYou: {
    id: 'exports.cli.itIsSentToYou',
    defaultMessage: 'It is sent to you as an XLSX file. Times are in {timeZone}.',
  },
  nextOneIsDueAt: { id: 'exports.cli.nextOneIsDueAt', defaultMessage: 'The next one is due at {date}' },
  timeZone: { id: 'exports.cli.timeZone', defaultMessage: 'TIME ZONE' },
  youHaveNotScheduledExport: {
    id: 'exports.cli.youHaveNotScheduledExport',
    defaultMessage: 'You have not scheduled an export of any form.',
  },
  exportScheduleDelete: { id: 'exports.cli.exportScheduleDelete', defaultMessage: 'export schedule delete' },
  newScheduleNeedsEveryDay: {
    id: 'exports.cli.newScheduleNeedsEveryDay',
    defaultMessage: 'A new schedule needs --every day, week or month.',
  },
  startDoesNotTake: {
    id: 'exports.cli.startDoesNotTake',
    defaultMessage: '--start does not take "{start}".',
  },
  useDateAndTimeSuch: {
    id: 'exports.cli.useDateAndTimeSuch',
    defaultMessage: 'Use a date and time such as "2026-01-31 08:00".',
  },
  scheduleItWithFormdeckExport: {
    id: 'exports.cli.scheduleItWithFormdeckExport',
    defaultMessage:
      'Schedule it with `formdeck export schedule set {stringify} --every day`, or write a file with `formdeck export form`.',
  },
  noMoreExportsOfThis: {
    id: 'exports.cli.noMoreExportsOfThis',
    defaultMessage: 'No more exports of this form will be sent to you.',
  },
  deleteYourScheduleOfNo: {
    id: 'exports.cli.deleteYourScheduleOfNo',
    defaultMessage: 'Delete your schedule of "{form}"? No more exports of it will be sent to you.',
  },
  scheduleWasNotDeleted: {
    id: 'exports.cli.scheduleWasNotDeleted',
    defaultMessage: 'The schedule was not deleted.',
  },
  youHaveNotScheduledExportOf: {
    id: 'exports.cli.youHaveNotScheduledExportOf',
    defaultMessage: 'You have not scheduled the export of "{form}".',
  },
  maximumNumberOfSheetsYou: {
    id: 'exports.cli.maximumNumberOfSheetsYou',
    defaultMessage: 'The maximum number of sheets you can select is {maximumSelectedSheets}.',
  },
  giveSheetIdsOrForm: {
    id: 'exports.cli.giveSheetIdsOrForm',
    defaultMessage: 'Give sheet ids, or --form for all of its sheets, or --form and --view.',
  },
  thereIsNoSheetOr: {
    id: 'exports.cli.thereIsNoSheetOr',
    defaultMessage: 'There is no sheet {id}, or you do not have access to it.',
  },
  seeFormdeckSheetsList: {
    id: 'exports.cli.seeFormdeckSheetsList',
    defaultMessage: 'See `formdeck sheets list`.',
  },
  sheetsAreOfSeveralForms: {
    id: 'exports.cli.sheetsAreOfSeveralForms',
    defaultMessage: 'The sheets are of several forms: {names}.',
  },
  exportEachFormsSheetsSeparately: {
    id: 'exports.cli.exportEachFormsSheetsSeparately',
    defaultMessage: "Export each form's sheets separately.",
  },
  hasSheetsGiveIdsOf: {
    id: 'exports.cli.hasSheetsGiveIdsOf',
    defaultMessage:
      '"{form}" has {totalElements, plural, one {# sheet} other {# sheets}}. Give the ids of some, or export all entries with `formdeck export form`.',
  },
  hasNoSheets: { id: 'exports.cli.hasNoSheets', defaultMessage: '"{form}" has no sheets.' },
  rowsExported: {
    id: 'exports.cli.rowsExported',
    defaultMessage: '✓ {count, plural, one {# entry} other {# entries}} exported, {size}',
  },
  filesAreWrittenTo: {
    id: 'exports.cli.filesAreWrittenTo',
    defaultMessage: 'Files are written to {folder} unless the name includes another folder.',
  },
  exportedImages: {
    id: 'exports.cli.exportedImages',
    defaultMessage:
      'Exported {count, plural, one {# image} other {# images}}, {bytes, plural, one {# byte} other {# bytes}}.',
  },
  downloadedRows: {
    id: 'exports.cli.downloadedRows',
    defaultMessage: 'Downloaded {count, plural, one {# entry} other {# entries}}, {size}.',
  },
  wouldWrite: { id: 'exports.cli.wouldWrite', defaultMessage: 'Would write {file} ({format}, {days}).' },
  lineForEachEntry: {
    id: 'exports.cli.lineForEachEntry',
    defaultMessage: 'It has a line for each entry of {titles}.',
  },
  entriesHaveTables: {
    id: 'exports.cli.entriesHaveTables',
    defaultMessage:
      'Beside the entries, the repeated entries of these questions have a table each: {titles}.',
  },
  entriesIssue: { id: 'exports.cli.entriesIssue', defaultMessage: '--entries: {issue}.' },
  entriesAre: { id: 'exports.cli.entriesAre', defaultMessage: 'Repeated entries are {titles}.' },
  formHasNoEntries: {
    id: 'exports.cli.formHasNoEntries',
    defaultMessage: 'This form has no question of repeated entries.',
  },
  entriesNeedCsv: {
    id: 'exports.cli.entriesNeedCsv',
    defaultMessage: '--entries is for a CSV file: use --format csv or excel-csv, without --zip and --images.',
  },
  othersHaveAllEntries: {
    id: 'exports.cli.othersHaveAllEntries',
    defaultMessage:
      'A workbook has a worksheet with the entries of each such question, and a ZIP with CSV has a file for each. GeoJSON has none.',
  },
  exportedRows: {
    id: 'exports.cli.exportedRows',
    defaultMessage:
      'Exported {count, plural, one {# entry} other {# entries}}, {bytes, plural, one {# byte} other {# bytes}}.',
  },
  exportedEntries: {
    id: 'exports.cli.exportedEntries',
    defaultMessage:
      'Exported the repeated entries of {count, plural, one {# entry} other {# entries}}, {bytes, plural, one {# byte} other {# bytes}}.',
  },
  formsLookedAt: {
    id: 'exports.cli.formsLookedAt',
    defaultMessage: '{count, number} of {all, plural, one {# form} other {# forms}} looked at',
  },
  rowsDownloaded: {
    id: 'exports.cli.rowsDownloaded',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}: {size} downloaded',
  },
  imagesDownloaded: {
    id: 'exports.cli.imagesDownloaded',
    defaultMessage: '{count, plural, one {# image} other {# images}}: {size} downloaded',
  },
  alreadyExists: { id: 'exports.cli.alreadyExists', defaultMessage: '{path} already exists.' },
  from: { id: 'exports.cli.from', defaultMessage: 'From' },
  to: { id: 'exports.cli.to', defaultMessage: 'To' },
  thisExport: { id: 'exports.cli.thisExport', defaultMessage: '{label} this export?' },
  fromTo: { id: 'exports.cli.fromTo', defaultMessage: '{from} to {to}' },
  standardOutput: { id: 'exports.cli.standardOutput', defaultMessage: 'standard output' },
  sendNow: { id: 'exports.cli.sendNow', defaultMessage: 'send now' },
  interval: { id: 'exports.cli.interval', defaultMessage: 'Interval' },
  start: { id: 'exports.cli.start', defaultMessage: 'Start' },
  next: { id: 'exports.cli.next', defaultMessage: 'Next' },
  exportTab: { id: 'exports.cli.exportTab', defaultMessage: 'Export' },
  scheduleTab: { id: 'exports.cli.scheduleTab', defaultMessage: 'Schedule' },
  changesOfKind: {
    id: 'exports.cli.changesOfKind',
    defaultMessage:
      '{kind, select, new {{count, number} new} changed {{count, number} changed} other {{count, number} deleted}}',
  },
});
