// What web/imports/match says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  filesBeside: {
    id: 'imports.web.match.filesBeside',
    defaultMessage: '{count, plural, one {One file beside it} other {# files beside it}}',
  },
  howIsRead: { id: 'imports.web.match.howIsRead', defaultMessage: 'How {title} is read' },
  noMatch: { id: 'imports.web.match.noMatch', defaultMessage: 'No match' },
  whatWillBeImported: { id: 'imports.web.match.whatWillBeImported', defaultMessage: 'What will be imported' },
  checkingAllRows: { id: 'imports.web.match.checkingAllRows', defaultMessage: 'Checking all rows' },
  checkAllRows: {
    id: 'imports.web.match.checkAllRows',
    defaultMessage: 'Check all {rowCount, plural, one {# row} other {# rows}}',
  },
  youCanFixThemHere: {
    id: 'imports.web.match.youCanFixThemHere',
    defaultMessage: 'You can fix them here once the others are imported.',
  },
  noColumnsMatch: { id: 'imports.web.match.noColumnsMatch', defaultMessage: 'No columns match' },
  noColumnTimeOfImport: {
    id: 'imports.web.match.noColumnTimeOfImport',
    defaultMessage: 'No column: the time of the import',
  },
  dateOfRows: { id: 'imports.web.match.dateOfRows', defaultMessage: 'Date of the rows' },
  dateFormat: { id: 'imports.web.match.dateFormat', defaultMessage: 'Date format' },
  header: { id: 'imports.web.match.header', defaultMessage: 'Header' },
  whichCellsDoesItBelong: {
    id: 'imports.web.match.whichCellsDoesItBelong',
    defaultMessage: 'Which cells does it belong to?',
  },
  conflicts: { id: 'imports.web.match.conflicts', defaultMessage: 'Conflicts' },
  changes: { id: 'imports.web.match.changes', defaultMessage: 'Changes' },
  andMoreRows: {
    id: 'imports.web.match.andMoreRows',
    defaultMessage: 'and {more, plural, one {# more row} other {# more rows}}',
  },
  questionsAndColumns: {
    id: 'imports.web.match.questionsAndColumns',
    defaultMessage: 'Questions and columns',
  },
  ofQuestionsAreAnsweredBy: {
    id: 'imports.web.match.ofQuestionsAreAnsweredBy',
    defaultMessage: '{matched} of {count} questions are answered by the file.',
  },
  questions: { id: 'imports.web.match.questions', defaultMessage: 'Questions' },
  columnFor: { id: 'imports.web.match.columnFor', defaultMessage: 'Column for {title}' },
  values: { id: 'imports.web.match.values', defaultMessage: 'Values:' },
  chooseAnotherFile: { id: 'imports.web.match.chooseAnotherFile', defaultMessage: 'Choose another file' },
  backToForms: { id: 'imports.web.match.backToForms', defaultMessage: 'Back to forms' },
  startImport: { id: 'imports.web.match.startImport', defaultMessage: 'Start import' },
  stopUpload: { id: 'imports.web.match.stopUpload', defaultMessage: 'Stop the upload?' },
  fileIsStillUploadingIf: {
    id: 'imports.web.match.fileIsStillUploadingIf',
    defaultMessage: 'The file is still uploading. If you leave now, nothing will be imported.',
  },
  stopAndLeave: { id: 'imports.web.match.stopAndLeave', defaultMessage: 'Stop and leave' },
  stayHere: { id: 'imports.web.match.stayHere', defaultMessage: 'Stay here' },
  problemsNeedYourAttentionFirst: {
    id: 'imports.web.match.problemsNeedYourAttentionFirst',
    defaultMessage: '{count} problems need your attention first.',
  },
  columnsLeftOut: { id: 'imports.web.match.columnsLeftOut', defaultMessage: 'Columns left out' },
  theyDoNotAnswerAny: {
    id: 'imports.web.match.theyDoNotAnswerAny',
    defaultMessage: 'They do not answer any question.',
  },
  noValues: { id: 'imports.web.match.noValues', defaultMessage: 'No values' },
  fileFacts: {
    id: 'imports.web.match.fileFacts',
    defaultMessage:
      '{rows, plural, one {# row} other {# rows}}, {columns, plural, one {# column} other {# columns}}, {size}',
  },
  readsFirstDates: {
    id: 'imports.web.match.readsFirstDates',
    defaultMessage: '{example}, reads {matches, number} of the first dates',
  },
  isReadAs: { id: 'imports.web.match.isReadAs', defaultMessage: '"{sample}" is read as <b>{reading}</b>.' },
  itemsFor: { id: 'imports.web.match.itemsFor', defaultMessage: '{items}, for {title}' },
  separatorFor: { id: 'imports.web.match.separatorFor', defaultMessage: '{separator}, for {title}' },
  sure: { id: 'imports.web.match.sure', defaultMessage: 'Sure' },
  likely: { id: 'imports.web.match.likely', defaultMessage: 'Likely' },
  unsure: { id: 'imports.web.match.unsure', defaultMessage: 'Unsure' },
  checking: { id: 'imports.web.match.checking', defaultMessage: 'Checking...' },
  required: { id: 'imports.web.match.required', defaultMessage: '{label}, required' },
});
