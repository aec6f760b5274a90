// What cli/imports/match says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  isNotEarlierLaterOr: {
    id: 'imports.cli.match.isNotEarlierLaterOr',
    defaultMessage: '--{option} "{text}" is not earlier, later or fail.',
  },
  headerNames: { id: 'imports.cli.match.headerNames', defaultMessage: 'The header names' },
  rowsAreDatedBy: { id: 'imports.cli.match.rowsAreDatedBy', defaultMessage: 'Rows are dated by' },
  timeOfImport: { id: 'imports.cli.match.timeOfImport', defaultMessage: 'the time of the import' },
  datesAreWrittenAs: { id: 'imports.cli.match.datesAreWrittenAs', defaultMessage: 'Dates are written as' },
  enterSaysWhich: { id: 'imports.cli.match.enterSaysWhich', defaultMessage: '{doubt}: enter says which' },
  datesAreReadAs: { id: 'imports.cli.match.datesAreReadAs', defaultMessage: 'Dates are read as {format}.' },
  removeAnswer: { id: 'imports.cli.match.removeAnswer', defaultMessage: 'remove the answer' },
  keepAnswer: { id: 'imports.cli.match.keepAnswer', defaultMessage: 'keep the answer' },
  emptyCells: { id: 'imports.cli.match.emptyCells', defaultMessage: 'Empty cells' },
  whichOfThemDoesIt: {
    id: 'imports.cli.match.whichOfThemDoesIt',
    defaultMessage: '{header} Which of them does it name?',
  },
  whichQuestionTellsRowsApart: {
    id: 'imports.cli.match.whichQuestionTellsRowsApart',
    defaultMessage: 'Which question tells the rows apart?',
  },
  whatDoesEmptyCellDo: {
    id: 'imports.cli.match.whatDoesEmptyCellDo',
    defaultMessage: 'What does an empty cell do to the answer of an existing row?',
  },
  keepAnswerChoice: { id: 'imports.cli.match.keepAnswerChoice', defaultMessage: 'Keep the answer' },
  removeAnswerChoice: { id: 'imports.cli.match.removeAnswerChoice', defaultMessage: 'Remove the answer' },
  whichColumnDatesRows: {
    id: 'imports.cli.match.whichColumnDatesRows',
    defaultMessage: 'Which column dates the rows?',
  },
  whichColumnAnswers: {
    id: 'imports.cli.match.whichColumnAnswers',
    defaultMessage: 'Which column answers "{item}"?',
  },
  noneRowsGetTimeOf: {
    id: 'imports.cli.match.noneRowsGetTimeOf',
    defaultMessage: 'None: rows get the time of the import',
  },
  datesRows: { id: 'imports.cli.match.datesRows', defaultMessage: 'dates the rows' },
  howItsDatesAreWritten: {
    id: 'imports.cli.match.howItsDatesAreWritten',
    defaultMessage: 'How its dates are written',
  },
  whichColumnAnswersIt: {
    id: 'imports.cli.match.whichColumnAnswersIt',
    defaultMessage: 'Which column answers it',
  },
  howAreDatesSuchAs: {
    id: 'imports.cli.match.howAreDatesSuchAs',
    defaultMessage: 'How are dates such as "{samples}" written?',
  },
  readsOfFirstRows: {
    id: 'imports.cli.match.readsOfFirstRows',
    defaultMessage: 'reads {matches, number} of the first {read, plural, one {# row} other {# rows}}',
  },
  anotherFormat: { id: 'imports.cli.match.anotherFormat', defaultMessage: 'Another format ...' },
  howAreDatesWritten: {
    id: 'imports.cli.match.howAreDatesWritten',
    defaultMessage: 'How are dates written?',
  },
  isNotDateFormat: {
    id: 'imports.cli.match.isNotDateFormat',
    defaultMessage: '"{text}" is not a date format',
  },
  chooseAnotherFile: { id: 'imports.cli.match.chooseAnotherFile', defaultMessage: 'Choose another file?' },
  yourMatchingWillBeLost: {
    id: 'imports.cli.match.yourMatchingWillBeLost',
    defaultMessage: 'Your matching will be lost.',
  },
  chooseAnother: { id: 'imports.cli.match.chooseAnother', defaultMessage: 'Choose another' },
  pleaseWait: { id: 'imports.cli.match.pleaseWait', defaultMessage: 'Please wait...' },
  noRowsNeedFixing: { id: 'imports.cli.match.noRowsNeedFixing', defaultMessage: 'No rows need fixing.' },
  whatNeedsFixing: { id: 'imports.cli.match.whatNeedsFixing', defaultMessage: 'What needs fixing' },
  compareWithRows: { id: 'imports.cli.match.compareWithRows', defaultMessage: 'compare with the rows' },
  tableOfChanges: { id: 'imports.cli.match.tableOfChanges', defaultMessage: 'table of changes' },
  thisFormHasNoQuestion: {
    id: 'imports.cli.match.thisFormHasNoQuestion',
    defaultMessage: 'This form has no question that an import can fill.',
  },
  certainty: { id: 'imports.cli.match.certainty', defaultMessage: 'Certainty' },
  suchAs: { id: 'imports.cli.match.suchAs', defaultMessage: 'Such as' },
  hasNoColumnOfFile: {
    id: 'imports.cli.match.hasNoColumnOfFile',
    defaultMessage: '"{name}" has no column of the file',
  },
  isNotSeparatorUseUp: {
    id: 'imports.cli.match.isNotSeparatorUseUp',
    defaultMessage: '"{text}" is not a separator: use up to 3 characters, or one of {keys}',
  },
  isNotCodePathOr: {
    id: 'imports.cli.match.isNotCodePathOr',
    defaultMessage: '"{text}" is not code, path or auto',
  },
  typedIsNotDateFormat: {
    id: 'imports.cli.match.typedIsNotDateFormat',
    defaultMessage: '"{format}" is not a date format',
  },
  bothAndAreNamedFor: {
    id: 'imports.cli.match.bothAndAreNamedFor',
    defaultMessage: 'Both "{all}" and "{format}" are named for all columns',
  },
  isNotQuestionOfForm: {
    id: 'imports.cli.match.isNotQuestionOfForm',
    defaultMessage: '"{name}" is not a question of the form or a column of the file',
  },
  mapDoesNotMatchQuestion: {
    id: 'imports.cli.match.mapDoesNotMatchQuestion',
    defaultMessage: '--map "{text}" does not match a question.',
  },
  writeMapHeaderQuestionTitle: {
    id: 'imports.cli.match.writeMapHeaderQuestionTitle',
    defaultMessage: 'Write --map "Header=Question title".',
  },
  headerAlignIsNotFirst: {
    id: 'imports.cli.match.headerAlignIsNotFirst',
    defaultMessage: '--header-align "{text}" is not first or last.',
  },
  chooseWhichCellsItBelongs: {
    id: 'imports.cli.match.chooseWhichCellsItBelongs',
    defaultMessage: 'Choose which cells it belongs to: --header-align first or last.',
  },
  isNotColumnThatDates: {
    id: 'imports.cli.match.isNotColumnThatDates',
    defaultMessage: '"{name}" is not a column that dates the rows or answers a date question',
  },
  datesInAreInUnknown: {
    id: 'imports.cli.match.datesInAreInUnknown',
    defaultMessage: 'The dates in "{header}" are in an unknown format',
  },
  setFormatWithDateFormat: {
    id: 'imports.cli.match.setFormatWithDateFormat',
    defaultMessage: 'Set the format with --date-format.',
  },
  datesOfFitSeveralFormats: {
    id: 'imports.cli.match.datesOfFitSeveralFormats',
    defaultMessage: 'The dates of "{header}" fit several formats: {ambiguous}',
  },
  chooseOneSuchAsDate: {
    id: 'imports.cli.match.chooseOneSuchAsDate',
    defaultMessage: 'Choose one, such as --date-format "{header}={first}".',
  },
  formatsAreAndSimilarOnes: {
    id: 'imports.cli.match.formatsAreAndSimilarOnes',
    defaultMessage: 'Formats are {dateFormats} and similar ones.',
  },
  fileHasColumns: {
    id: 'imports.cli.match.fileHasColumns',
    defaultMessage: 'The file has the columns {headers}.',
  },
  whatWouldChange: { id: 'imports.cli.match.whatWouldChange', defaultMessage: 'What would change' },
  rowsAndColumns: {
    id: 'imports.cli.match.rowsAndColumns',
    defaultMessage:
      '{count, plural, one {# row} other {# rows}}, {columns, plural, one {# column} other {# columns}}, {size}',
  },
  allColumnsUsed: {
    id: 'imports.cli.match.allColumnsUsed',
    defaultMessage: 'All columns are used. * must be answered.',
  },
  columnsLeftOut: {
    id: 'imports.cli.match.columnsLeftOut',
    defaultMessage: 'Left out: {columns}. * must be answered.',
  },
  noColumn: { id: 'imports.cli.match.noColumn', defaultMessage: 'no column' },
  toDecide: { id: 'imports.cli.match.toDecide', defaultMessage: 'to decide' },
  rowsFail: { id: 'imports.cli.match.rowsFail', defaultMessage: 'rows fail' },
  usedFor: { id: 'imports.cli.match.usedFor', defaultMessage: 'used for {title}' },
  suchAsExample: { id: 'imports.cli.match.suchAsExample', defaultMessage: 'such as {example}' },
  startImport: { id: 'imports.cli.match.startImport', defaultMessage: 'start import' },
  anotherFile: { id: 'imports.cli.match.anotherFile', defaultMessage: 'another file' },
});
