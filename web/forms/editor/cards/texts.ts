// What web/forms/editor/cards says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  incompleteExpression: {
    id: 'forms.web.editor.cards.incompleteExpression',
    defaultMessage: 'A condition or formula is not complete',
  },
  picture: { id: 'forms.web.cards.picture', defaultMessage: 'Picture' },
  choosePicture: {
    id: 'forms.web.cards.choosePicture',
    defaultMessage: '{isFirst, select, true {Add a picture} other {Choose another picture}}',
  },
  removePicture: { id: 'forms.web.cards.removePicture', defaultMessage: 'Remove picture' },
  whatPictureShows: { id: 'forms.web.cards.whatPictureShows', defaultMessage: 'What the picture shows' },
  forThoseWhoDoNotSee: {
    id: 'forms.web.cards.forThoseWhoDoNotSee',
    defaultMessage: 'For screen readers, the terminal, and phones that have not loaded it.',
  },
  pictureCannotBeRead: {
    id: 'forms.web.cards.pictureCannotBeRead',
    defaultMessage: 'This file is not a picture that your browser can read. Choose a JPEG or PNG.',
  },
  colonLabel: { id: 'forms.editor.colonLabel', defaultMessage: 'What 1:30 means' },
  hoursAndMinutes: { id: 'forms.editor.hoursAndMinutes', defaultMessage: 'Hours and minutes' },
  minutesAndSeconds: { id: 'forms.editor.minutesAndSeconds', defaultMessage: 'Minutes and seconds' },
  importQuestion: { id: 'forms.web.editor.cards.importQuestion', defaultMessage: 'Import a question' },
  elements: { id: 'forms.web.editor.cards.elements', defaultMessage: 'Elements' },
  alertWasDeleted: {
    id: 'forms.web.editor.cards.alertWasDeleted',
    defaultMessage:
      '{kind, select, alert {Alert {name} was deleted. Undo restores it.} other {Follow-up form {name} was deleted. Undo restores it.}}',
  },
  alertWithoutName: {
    id: 'forms.web.editor.cards.alertWithoutName',
    defaultMessage: '{kind, select, alert {Alert without a name} other {Follow-up form without a name}}',
  },
  duplicate: { id: 'forms.web.editor.cards.duplicate', defaultMessage: 'Duplicate' },
  anotherQuestionOfThisType: {
    id: 'forms.web.editor.cards.anotherQuestionOfThisType',
    defaultMessage: 'Another question of this type (Ctrl Enter)',
  },
  controlEnterMetaEnter: {
    id: 'forms.web.editor.cards.controlEnterMetaEnter',
    defaultMessage: 'Control+Enter Meta+Enter',
  },
  another: { id: 'forms.web.editor.cards.another', defaultMessage: 'Another' },
  addBelow: { id: 'forms.web.editor.cards.addBelow', defaultMessage: 'Add below' },
  required: { id: 'forms.web.editor.cards.required', defaultMessage: 'Required' },
  actionsFor: { id: 'forms.web.editor.cards.actionsFor', defaultMessage: 'Actions for {name}' },
  askedIf: { id: 'forms.web.editor.cards.askedIf', defaultMessage: 'Asked if' },
  shownIf: { id: 'forms.web.editor.cards.shownIf', defaultMessage: 'Shown if' },
  showOrHideTogether: {
    id: 'forms.web.editor.cards.showOrHideTogether',
    defaultMessage: 'Show or hide everything below it together',
  },
  withEverythingBelow: {
    id: 'forms.web.editor.cards.withEverythingBelow',
    defaultMessage: 'With everything below it',
  },
  oneNeeded: { id: 'forms.web.editor.cards.oneNeeded', defaultMessage: 'At least one answer' },
  conditionCountsForAll: {
    id: 'forms.web.editor.cards.conditionCountsForAll',
    defaultMessage: 'Its condition counts for all questions and texts up to the next header.',
  },
  atLeastOne: {
    id: 'forms.web.editor.cards.atLeastOne',
    defaultMessage: 'At least one question below it must be answered',
  },
  ofThoseThatAreAsked: {
    id: 'forms.web.editor.cards.ofThoseThatAreAsked',
    defaultMessage: 'Of those that are asked. A hidden group needs no answer.',
  },
  matrix: { id: 'forms.web.editor.cards.matrix', defaultMessage: 'Matrix of choices' },
  asMatrix: {
    id: 'forms.web.editor.cards.asMatrix',
    defaultMessage: 'Show the choices below it as a matrix',
  },
  whatMatrixIs: {
    id: 'forms.web.editor.cards.whatMatrixIs',
    defaultMessage:
      'A table with one row for each question and one column for each option, as far as the questions have the same options. On a phone, the questions follow each other.',
  },
  severalInEachRow: {
    id: 'forms.web.editor.cards.severalInEachRow',
    defaultMessage: 'Several options may be chosen in each row',
  },
  matrixHasNoRows: {
    id: 'forms.web.editor.cards.matrixHasNoRows',
    defaultMessage: 'It has no rows yet: no choice stands right below it.',
  },
  rowsAre: {
    id: 'forms.web.editor.cards.rowsAre',
    defaultMessage: '{count, plural, one {# row: {rows}.} other {# rows: {rows}.}}',
    description: 'rows: the titles of the rows, as a list.',
  },
  rowWithoutTitle: { id: 'forms.web.editor.cards.rowWithoutTitle', defaultMessage: 'a row without a title' },
  tooManyForTable: {
    id: 'forms.web.editor.cards.tooManyForTable',
    defaultMessage: 'With more than {most, number} options, the questions follow each other everywhere.',
  },
  addRow: { id: 'forms.web.editor.cards.addRow', defaultMessage: 'Add a row' },
  cantChangeRows: {
    id: 'forms.web.editor.cards.cantChangeRows',
    defaultMessage: "Can't change how many options are chosen",
  },
  optionsOfAllRows: {
    id: 'forms.web.editor.cards.optionsOfAllRows',
    defaultMessage: 'They are the options of all rows of the matrix "{matrix}".',
  },
  addCondition: { id: 'forms.web.editor.cards.addCondition', defaultMessage: 'Add a condition' },
  itIsAlwaysAsked: { id: 'forms.web.editor.cards.itIsAlwaysAsked', defaultMessage: 'It is always asked.' },
  itIsAlwaysShown: { id: 'forms.web.editor.cards.itIsAlwaysShown', defaultMessage: 'It is always shown.' },
  defaultAnswer: { id: 'forms.web.editor.cards.defaultAnswer', defaultMessage: 'Default answer' },
  noOptionsMatch: { id: 'forms.web.editor.cards.noOptionsMatch', defaultMessage: 'No options match.' },
  shown: { id: 'forms.web.editor.cards.shown', defaultMessage: 'Shown' },
  text: { id: 'forms.web.editor.cards.text', defaultMessage: 'Text' },
  heading: { id: 'forms.web.editor.cards.heading', defaultMessage: 'Heading' },
  whatComesNext: { id: 'forms.web.editor.cards.whatComesNext', defaultMessage: 'What comes next' },
  whatItCalculatesSuchAs: {
    id: 'forms.web.editor.cards.whatItCalculatesSuchAs',
    defaultMessage: 'What it calculates, such as Total cost',
  },
  sum: { id: 'forms.web.editor.cards.sum', defaultMessage: 'Sum' },
  average: { id: 'forms.web.editor.cards.average', defaultMessage: 'Average' },
  minimum: { id: 'forms.web.editor.cards.minimum', defaultMessage: 'Minimum' },
  maximum: { id: 'forms.web.editor.cards.maximum', defaultMessage: 'Maximum' },
  formula: { id: 'forms.web.editor.cards.formula', defaultMessage: 'Formula' },
  addFormula: { id: 'forms.web.editor.cards.addFormula', defaultMessage: 'Add a formula' },
  aggregation: { id: 'forms.web.editor.cards.aggregation', defaultMessage: 'Aggregation' },
  overResultsOfFormulaIn: {
    id: 'forms.web.editor.cards.overResultsOfFormulaIn',
    defaultMessage: 'Over the results of the formula in all entries of a sheet.',
  },
  defaultText: { id: 'forms.web.editor.cards.defaultText', defaultMessage: 'Default' },
  shownWhileThereIsNothing: {
    id: 'forms.web.editor.cards.shownWhileThereIsNothing',
    defaultMessage: 'Shown while there is nothing to calculate.',
  },
  importQuestionTitle: {
    id: 'forms.web.editor.cards.importQuestionTitle',
    defaultMessage: 'Import Question',
  },
  noOtherFormsYet: { id: 'forms.web.editor.cards.noOtherFormsYet', defaultMessage: 'No other forms yet' },
  itsQuestionsWouldAppearHere: {
    id: 'forms.web.editor.cards.itsQuestionsWouldAppearHere',
    defaultMessage: 'Its questions would appear here.',
  },
  searchQuestions: { id: 'forms.web.editor.cards.searchQuestions', defaultMessage: 'Search questions' },
  searchByQuestionOrForm: {
    id: 'forms.web.editor.cards.searchByQuestionOrForm',
    defaultMessage: 'Search by question or form',
  },
  unableToLoadQuestions: {
    id: 'forms.web.editor.cards.unableToLoadQuestions',
    defaultMessage: 'Unable to load questions!',
  },
  noQuestionsMatch: { id: 'forms.web.editor.cards.noQuestionsMatch', defaultMessage: 'No questions match.' },
  firstAreShownTypeMore: {
    id: 'forms.web.editor.cards.firstAreShownTypeMore',
    defaultMessage: 'The first {mostFoundQuestions} are shown. Type more words to find others.',
  },
  cantDeleteThisQuestion: {
    id: 'forms.web.editor.cards.cantDeleteThisQuestion',
    defaultMessage: "Can't delete this question!",
  },
  itemWasDeleted: {
    id: 'forms.web.editor.cards.itemWasDeleted',
    defaultMessage: '{itemName} was deleted. Undo restores it.',
  },
  questionWithoutTitle: {
    id: 'forms.web.editor.cards.questionWithoutTitle',
    defaultMessage: 'Question without a title',
  },
  noTypeChosenYet: { id: 'forms.web.editor.cards.noTypeChosenYet', defaultMessage: 'No type chosen yet' },
  moveUp: { id: 'forms.web.editor.cards.moveUp', defaultMessage: 'Move up' },
  moveDown: { id: 'forms.web.editor.cards.moveDown', defaultMessage: 'Move down' },
  showOnSetup: { id: 'forms.web.editor.cards.showOnSetup', defaultMessage: 'Show on setup' },
  askWithEveryRow: { id: 'forms.web.editor.cards.askWithEveryRow', defaultMessage: 'Ask with every entry' },
  itIsAlreadyFirst: {
    id: 'forms.web.editor.cards.itIsAlreadyFirst',
    defaultMessage: 'It is already the first',
  },
  itIsAlreadyLast: { id: 'forms.web.editor.cards.itIsAlreadyLast', defaultMessage: 'It is already the last' },
  cantMoveThisQuestion: {
    id: 'forms.web.editor.cards.cantMoveThisQuestion',
    defaultMessage: "Can't move this question!",
  },
  shownOnSetup: { id: 'forms.web.editor.cards.shownOnSetup', defaultMessage: 'shown on setup' },
  askedWithEveryRow: {
    id: 'forms.web.editor.cards.askedWithEveryRow',
    defaultMessage: 'asked with every entry',
  },
  customExpression: { id: 'forms.web.editor.cards.customExpression', defaultMessage: 'A custom expression' },
  edit: { id: 'forms.web.editor.cards.edit', defaultMessage: 'Edit: {label}' },
  remove: { id: 'forms.web.editor.cards.remove', defaultMessage: 'Remove: {label}' },
  option: { id: 'forms.web.editor.cards.option', defaultMessage: 'Option {number}' },
  enterAltArrowupAltArrowdown: {
    id: 'forms.web.editor.cards.enterAltArrowupAltArrowdown',
    defaultMessage: 'Enter Alt+ArrowUp Alt+ArrowDown',
  },
  shownInsteadOfOption: {
    id: 'forms.web.editor.cards.shownInsteadOfOption',
    defaultMessage: 'Shown instead of option {number}',
  },
  shownAs: { id: 'forms.web.editor.cards.shownAs', defaultMessage: 'Shown as' },
  showDifferentTextForOption: {
    id: 'forms.web.editor.cards.showDifferentTextForOption',
    defaultMessage: 'Show different text for option {number}',
  },
  deleteOption: { id: 'forms.web.editor.cards.deleteOption', defaultMessage: 'Delete option {number}' },
  options: { id: 'forms.web.editor.cards.options', defaultMessage: 'Options' },
  addOption: { id: 'forms.web.editor.cards.addOption', defaultMessage: 'Add an option' },
  pasteListToAddOption: {
    id: 'forms.web.editor.cards.pasteListToAddOption',
    defaultMessage: 'Paste a list to add an option for each line.',
  },
  optionsWereAdded: {
    id: 'forms.web.editor.cards.optionsWereAdded',
    defaultMessage: '{count} options were added',
  },
  onSetup: { id: 'forms.web.editor.cards.onSetup', defaultMessage: 'On setup' },
  withEveryRow: { id: 'forms.web.editor.cards.withEveryRow', defaultMessage: 'With every entry' },
  unableToLoadPeopleIn: {
    id: 'forms.web.editor.cards.unableToLoadPeopleIn',
    defaultMessage: 'Unable to load the people in the company.',
  },
  choosePeople: { id: 'forms.web.editor.cards.choosePeople', defaultMessage: 'Choose people' },
  noPeopleMatch: { id: 'forms.web.editor.cards.noPeopleMatch', defaultMessage: 'No people match.' },
  question: { id: 'forms.web.editor.cards.question', defaultMessage: 'Question' },
  whatPeopleAreAsked: {
    id: 'forms.web.editor.cards.whatPeopleAreAsked',
    defaultMessage: 'What people are asked',
  },
  asked: { id: 'forms.web.editor.cards.asked', defaultMessage: 'Asked' },
  chooseType: { id: 'forms.web.editor.cards.chooseType', defaultMessage: 'Choose a type' },
  rememberAnswer: { id: 'forms.web.editor.cards.rememberAnswer', defaultMessage: 'Remember answer' },
  peopleCanReuseTheirLast: {
    id: 'forms.web.editor.cards.peopleCanReuseTheirLast',
    defaultMessage: 'People can reuse their last answer.',
  },
  keepPhotoPlace: {
    id: 'forms.web.editor.cards.keepPhotoPlace',
    defaultMessage: 'Keep where a photo was taken',
  },
  photoPlaceIsKept: {
    id: 'forms.web.editor.cards.photoPlaceIsKept',
    defaultMessage: 'As the camera wrote it into the photo. Whoever sees the photo sees the place.',
  },
  choose: { id: 'forms.web.editor.cards.choose', defaultMessage: 'Choose' },
  nothingMatches: { id: 'forms.web.editor.cards.nothingMatches', defaultMessage: 'Nothing matches.' },
  leaveIt: { id: 'forms.web.editor.cards.leaveIt', defaultMessage: 'Leave it as it is' },
  optionCount: {
    id: 'forms.web.editor.cards.optionCount',
    defaultMessage: '{count, plural, one {# option} other {# options}}',
  },
  defaultIs: { id: 'forms.web.editor.cards.defaultIs', defaultMessage: 'Default: {answers}' },
  isIf: {
    id: 'forms.web.editor.cards.isIf',
    defaultMessage: '{isAsked, select, true {Asked if {when}} other {Shown if {when}}}',
  },
  importQuestions: {
    id: 'forms.web.editor.cards.importQuestions',
    defaultMessage: '{count, plural, =0 {Import} one {Import} other {Import # questions}}',
  },
  questionsImported: {
    id: 'forms.web.editor.cards.questionsImported',
    defaultMessage: '{count, plural, one {# question} other {# questions}} imported',
  },
  ifWhen: { id: 'forms.web.editor.cards.ifWhen', defaultMessage: 'If {when}' },
  markdownBoldItalicHeadingList: {
    id: 'forms.web.editor.cards.markdownBoldItalicHeadingList',
    defaultMessage: 'Markdown: **bold**, *italic*, # heading, - list, [link](https://example.com)',
  },
  publishedTitleTypeAndOptions: {
    id: 'forms.web.editor.cards.publishedTitleTypeAndOptions',
    defaultMessage: 'Published: title, type and options stay',
  },
  nowAt: {
    id: 'forms.web.editor.cards.nowAt',
    defaultMessage:
      '{part, select, setup {{item}: now {number} of {count} shown on setup} other {{item}: now {number} of {count} asked with every entry}}',
  },
});
