// What cli/rows says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  withinNeedsNear: {
    id: 'rows.cli.withinNeedsNear',
    defaultMessage:
      '--within and --place say more of --near: give a place with it, such as --near "-36.85, 174.76".',
  },
  withinIsNoDistance: {
    id: 'rows.cli.withinIsNoDistance',
    defaultMessage:
      '"{within}" is not a distance: write m, km, mi or nmi after the number, such as --within 5km.',
  },
  formAsksForNoPlace: { id: 'rows.cli.formAsksForNoPlace', defaultMessage: 'This form asks for no place.' },
  questionAsksForNoPlace: {
    id: 'rows.cli.questionAsksForNoPlace',
    defaultMessage: 'The question of --place does not ask for a place.',
  },
  anyDoesNotReachWithin: {
    id: 'rows.cli.anyDoesNotReachWithin',
    defaultMessage: '--within cannot be used with filters of which entries pass any.',
  },
  giveEitherSheetOrForm: {
    id: 'rows.cli.giveEitherSheetOrForm',
    defaultMessage: 'Give either a sheet or --form.',
  },
  nameIsForNewSheet: {
    id: 'rows.cli.nameIsForNewSheet',
    defaultMessage: '--name is for a new sheet: use it with --form.',
  },
  answerIsForNewSheet: {
    id: 'rows.cli.answerIsForNewSheet',
    defaultMessage: '--answer is for a new sheet: use it with --form.',
  },
  noRowWasAddedSee: {
    id: 'rows.cli.noRowWasAddedSee',
    defaultMessage: 'No entry was added. See `formdeck forms show` for the questions.',
  },
  fileHasNoRows: { id: 'rows.cli.fileHasNoRows', defaultMessage: 'The file has no rows.' },
  nothingWasAddedToSheet: {
    id: 'rows.cli.nothingWasAddedToSheet',
    defaultMessage:
      'Nothing was added: {present, plural, one {# entry} other {# entries}} had been added before, to sheet {sheetId}.',
  },
  rowsOfAddedToSheet: {
    id: 'rows.cli.rowsOfAddedToSheet',
    defaultMessage:
      '{rows, plural, one {# entry} other {# entries}} of {count, number} added to sheet {sheetId}.',
  },
  sheetWasStartedAndIs: {
    id: 'rows.cli.sheetWasStartedAndIs',
    defaultMessage: 'Sheet {sheetId} was started and is empty: use it instead of --form next time.',
  },
  giveRowIdsForIds: {
    id: 'rows.cli.giveRowIdsForIds',
    defaultMessage: 'Give entry ids, - for ids on standard input, or --sheet or --form.',
  },
  rowIdsAndExcludeEach: {
    id: 'rows.cli.rowIdsAndExcludeEach',
    defaultMessage: 'Entry ids and {conditions} exclude each other.',
  },
  useIdsAloneOrChoose: {
    id: 'rows.cli.useIdsAloneOrChoose',
    defaultMessage: 'Use ids alone, or choose entries of --sheet or --form with filters.',
  },
  nothingWasChanged: { id: 'rows.cli.nothingWasChanged', defaultMessage: 'Nothing was changed.' },
  toDoSoFormdeckRows: {
    id: 'rows.cli.toDoSoFormdeckRows',
    defaultMessage: 'To do so: formdeck rows undo {undos}',
  },
  rowsWereChangedBeforeThat: {
    id: 'rows.cli.rowsWereChangedBeforeThat',
    defaultMessage:
      '{count, plural, one {# entry} other {# entries}} were changed before that. Run it again for the others.',
  },
  perNeedsQuestionThatAsks: {
    id: 'rows.cli.perNeedsQuestionThatAsks',
    defaultMessage: '--per needs a question that asks for a date, and "{question}" does not.',
  },
  withoutByRowsAreCounted: {
    id: 'rows.cli.withoutByRowsAreCounted',
    defaultMessage: 'Without --by, entries are counted by when they were sent.',
  },
  noRowsMatch: { id: 'rows.cli.noRowsMatch', defaultMessage: 'No entries match.' },
  noneOfRowsHasAnswer: {
    id: 'rows.cli.noneOfRowsHasAnswer',
    defaultMessage: 'None of the entries has an answer.',
  },
  rowsWouldBeDeleted: {
    id: 'rows.cli.rowsWouldBeDeleted',
    defaultMessage: '{rows, plural, one {# entry} other {# entries}} would be deleted.',
  },
  countAndIdsExcludeEach: {
    id: 'rows.cli.countAndIdsExcludeEach',
    defaultMessage: '--count and --ids exclude each other.',
  },
  giveRowIdsForIdsOn: {
    id: 'rows.cli.giveRowIdsForIdsOn',
    defaultMessage: 'Give entry ids, - for ids on standard input, or --sheet.',
  },
  thereAreNoRowsTo: { id: 'rows.cli.thereAreNoRowsTo', defaultMessage: 'There are no entries to print.' },
  thatIsRowsPrintThem: {
    id: 'rows.cli.thatIsRowsPrintThem',
    defaultMessage: 'That is {count, plural, one {# entry} other {# entries}}. Print them in several files.',
  },
  formHasNoQuestion: {
    id: 'rows.cli.formHasNoQuestion',
    defaultMessage: '{option}: the form has no question "{title}".',
  },
  seeFormdeckFormsShowFor: {
    id: 'rows.cli.seeFormdeckFormsShowFor',
    defaultMessage: 'See `formdeck forms show` for the questions.',
  },
  severalQuestionsAreCalled: {
    id: 'rows.cli.severalQuestionsAreCalled',
    defaultMessage: '{option}: several questions are called "{title}".',
  },
  useIdOfOne: { id: 'rows.cli.useIdOfOne', defaultMessage: 'Use the id of one: {value}.' },
  giveOneOfRowsFor: {
    id: 'rows.cli.giveOneOfRowsFor',
    defaultMessage: 'Give one of the entries for --together.',
  },
  restoredBeforeThat: {
    id: 'rows.cli.restoredBeforeThat',
    defaultMessage: 'Restored before that: {restored}',
  },
  thereAreNoDeletedRows: {
    id: 'rows.cli.thereAreNoDeletedRows',
    defaultMessage: 'There are no deleted entries that can be restored.',
  },
  noRowWithIdWas: { id: 'rows.cli.noRowWithIdWas', defaultMessage: 'No entry with the id {id} was deleted.' },
  review: { id: 'rows.cli.review', defaultMessage: 'The review' },
  useApprovedRejectedReturnedOr: {
    id: 'rows.cli.useApprovedRejectedReturnedOr',
    defaultMessage: 'Use approved, rejected, returned or pending.',
  },
  rowsWouldBeChanged: {
    id: 'rows.cli.rowsWouldBeChanged',
    defaultMessage: '{rows, plural, one {# entry} other {# entries}} would be changed.',
  },
  toUndo: { id: 'rows.cli.toUndo', defaultMessage: 'To undo it: formdeck rows review pending {rowIds}' },
  standardInput: { id: 'rows.cli.standardInput', defaultMessage: 'Standard input' },
  rowsOfThisFileAre: {
    id: 'rows.cli.rowsOfThisFileAre',
    defaultMessage: 'Rows of this file are already in other sheets.',
  },
  thisRowIsAlreadyIn: {
    id: 'rows.cli.thisRowIsAlreadyIn',
    defaultMessage: 'This entry is already in sheet {sheetId}',
  },
  giveSheetToAddTo: {
    id: 'rows.cli.giveSheetToAddTo',
    defaultMessage: 'Give the sheet to add to instead of --form, or give the entries new ids.',
  },
  sheetForTheseRowsWas: {
    id: 'rows.cli.sheetForTheseRowsWas',
    defaultMessage: 'A sheet for these entries was started before, with different setup answers.',
  },
  useSameAnswerAnotherName: {
    id: 'rows.cli.useSameAnswerAnotherName',
    defaultMessage: 'Use the same --answer, another --name, or the sheet instead of --form.',
  },
  addAnswerQuestionAnswer: {
    id: 'rows.cli.addAnswerQuestionAnswer',
    defaultMessage: 'Add --answer "Question=answer".',
  },
  answersChangedBeforeThat: {
    id: 'rows.cli.answersChangedBeforeThat',
    defaultMessage: '{before, plural, one {# answer} other {# answers}} changed before that.',
  },
  nothingToChangeRowHas: {
    id: 'rows.cli.nothingToChangeRowHas',
    defaultMessage: 'Nothing to change: the entry has these answers already.',
  },
  isAnsweredTwice: {
    id: 'rows.cli.isAnsweredTwice',
    defaultMessage: 'is answered twice: give several values in one answer, with ; between them',
  },
  formHasNoSuchQuestion: {
    id: 'rows.cli.formHasNoSuchQuestion',
    defaultMessage: 'the form has no such question',
  },
  answerWasNotUnderstood: {
    id: 'rows.cli.answerWasNotUnderstood',
    defaultMessage: 'An answer was not understood.',
  },
  seeFormdeckFormsShowForQuestions: {
    id: 'rows.cli.seeFormdeckFormsShowForQuestions',
    defaultMessage: 'See `formdeck forms show` for the questions and their options.',
  },
  unnamedSheet: { id: 'rows.cli.unnamedSheet', defaultMessage: 'Unnamed sheet' },
  giveOneRow: { id: 'rows.cli.giveOneRow', defaultMessage: 'Give one entry.' },
  writeQuestionAnswer: { id: 'rows.cli.writeQuestionAnswer', defaultMessage: 'Write Question=answer' },
  formDoesNotAskThis: {
    id: 'rows.cli.formDoesNotAskThis',
    defaultMessage: 'The form does not ask this when a sheet is started',
  },
  undoneBeforeThat: { id: 'rows.cli.undoneBeforeThat', defaultMessage: 'Undone before that: {undone}' },
  undoApprovalsAndRejectionsBy: {
    id: 'rows.cli.undoApprovalsAndRejectionsBy',
    defaultMessage: '{empty} Undo approvals and rejections by entry:',
  },
  formdeckRowsReviewPendingRow: {
    id: 'rows.cli.formdeckRowsReviewPendingRow',
    defaultMessage: 'formdeck rows review pending ROW ...',
  },
  setupOfSheet: { id: 'rows.cli.setupOfSheet', defaultMessage: 'Setup of the sheet' },
  noteOfRow: {
    id: 'rows.cli.noteOfRow',
    defaultMessage: '{path}: {message}.',
    description: 'line 3: the answer to "Length" is left out.',
  },
  moreNotes: {
    id: 'rows.cli.moreNotes',
    defaultMessage:
      '{count, plural, one {# more answer is} other {# more answers are}} left out; --json names all.',
  },
  added: {
    id: 'rows.cli.added',
    defaultMessage:
      'Added {rows, plural, one {# entry} other {# entries}} to sheet {sheetId}{alerts, plural, =0 {} one {; # alert fired} other {; # alerts fired}}.',
  },
  addedBefore: {
    id: 'rows.cli.addedBefore',
    defaultMessage:
      'Added {rows, plural, one {# entry} other {# entries}} to sheet {sheetId}; {present, plural, one {# entry} other {# entries}} had been added before{alerts, plural, =0 {} one {; # alert fired} other {; # alerts fired}}.',
  },
  rowsAdded: {
    id: 'rows.cli.rowsAdded',
    defaultMessage: '{count, number} of {all, plural, one {# entry} other {# entries}} added',
  },
  willDelete: {
    id: 'rows.cli.willDelete',
    defaultMessage:
      '{ids, plural, =0 {This will delete all matching entries.} one {This will delete entry {id}.} other {This will delete # entries.}}',
  },
  willReview: {
    id: 'rows.cli.willReview',
    defaultMessage:
      '{ids, plural, =0 {This will review all matching entries.} one {This will review entry {id}.} other {This will review # entries.}}',
  },
  rowsDone: {
    id: 'rows.cli.rowsDone',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} done',
  },
  rowsLeft: {
    id: 'rows.cli.rowsLeft',
    defaultMessage: '{count, plural, one {# entry left as it is.} other {# entries left as they are.}}',
  },
  savedRows: {
    id: 'rows.cli.savedRows',
    defaultMessage: 'Saved {count, plural, one {# entry} other {# entries}}, {size}.',
  },
  rowsRead: {
    id: 'rows.cli.rowsRead',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} read',
  },
  answersChanged: {
    id: 'rows.cli.answersChanged',
    defaultMessage: '{count, plural, one {# answer} other {# answers}} changed: {titles}.',
  },
  lineOf: { id: 'rows.cli.lineOf', defaultMessage: 'Line {line} of {name}' },
  writeItAsAnswer: { id: 'rows.cli.writeItAsAnswer', defaultMessage: 'write Question=answer' },
  row: { id: 'rows.cli.row', defaultMessage: 'Entry' },
  sheet: { id: 'rows.cli.sheet', defaultMessage: 'Sheet' },
  by: { id: 'rows.cli.by', defaultMessage: 'By' },
  created: { id: 'rows.cli.created', defaultMessage: 'Created' },
  changed: { id: 'rows.cli.changed', defaultMessage: 'Changed' },
  reviewField: { id: 'rows.cli.reviewField', defaultMessage: 'Review' },
  comment: { id: 'rows.cli.comment', defaultMessage: 'Comment' },
  alerts: { id: 'rows.cli.alerts', defaultMessage: 'Alerts' },
  isNoDateFormat: {
    id: 'rows.cli.isNoDateFormat',
    defaultMessage: '"{dateFormat}" is not a date format, such as yyyy-MM-dd.',
  },
  placeOfRow: { id: 'rows.cli.placeOfRow', defaultMessage: 'row {row}' },
  placeOfLine: { id: 'rows.cli.placeOfLine', defaultMessage: 'line {line}' },
  noRowWasAddedGiveReason: {
    id: 'rows.cli.noRowWasAddedGiveReason',
    defaultMessage: 'No entry was added. If these answers are right, say why with --reason.',
  },
  pathLeadsOut: {
    id: 'rows.cli.pathLeadsOut',
    defaultMessage:
      '{path} is not in {folder}: put it beside the file of rows, and write its path from there.',
  },
});
