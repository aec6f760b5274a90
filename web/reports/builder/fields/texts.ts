// What web/reports/builder/fields says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  addFigure: { id: 'reports.web.builder.fields.addFigure', defaultMessage: 'Add a figure' },
  newNumber: { id: 'reports.web.builder.fields.newNumber', defaultMessage: 'A new number' },
  moveColumnOf: {
    id: 'reports.web.builder.fields.moveColumnOf',
    defaultMessage: 'Move column {number} of {places}',
  },
  column: { id: 'reports.web.builder.fields.column', defaultMessage: 'Column {number}' },
  chooseQuestion: { id: 'reports.web.builder.fields.chooseQuestion', defaultMessage: 'Choose a question' },
  nothingMatches: { id: 'reports.web.builder.fields.nothingMatches', defaultMessage: 'Nothing matches' },
  headingOfColumn: {
    id: 'reports.web.builder.fields.headingOfColumn',
    defaultMessage: 'Heading of column {number}',
  },
  totalOfColumn: {
    id: 'reports.web.builder.fields.totalOfColumn',
    defaultMessage: 'Total of column {number}',
  },
  noTotal: { id: 'reports.web.builder.fields.noTotal', defaultMessage: 'No total' },
  removeColumn: { id: 'reports.web.builder.fields.removeColumn', defaultMessage: 'Remove column {number}' },
  ofRow: { id: 'reports.web.builder.fields.ofRow', defaultMessage: 'Of the entry' },
  noTitle: { id: 'reports.web.builder.fields.noTitle', defaultMessage: 'No title' },
  figures: { id: 'reports.web.builder.fields.figures', defaultMessage: 'Figures' },
  moveFigureOf: {
    id: 'reports.web.builder.fields.moveFigureOf',
    defaultMessage: 'Move figure {number} of {places}',
  },
  figure: { id: 'reports.web.builder.fields.figure', defaultMessage: 'Figure {number}' },
  labelOfFigure: {
    id: 'reports.web.builder.fields.labelOfFigure',
    defaultMessage: 'Label of figure {number}',
  },
  label: { id: 'reports.web.builder.fields.label', defaultMessage: 'Label' },
  removeFigure: { id: 'reports.web.builder.fields.removeFigure', defaultMessage: 'Remove figure {number}' },
  insertValue: { id: 'reports.web.builder.fields.insertValue', defaultMessage: 'Insert a value' },
  numbersOfThisReport: {
    id: 'reports.web.builder.fields.numbersOfThisReport',
    defaultMessage: 'Numbers of this report',
  },
  ofEveryReport: { id: 'reports.web.builder.fields.ofEveryReport', defaultMessage: 'Of every report' },
  help: { id: 'reports.web.builder.fields.help', defaultMessage: 'Help' },
  lineBelowLabel: {
    id: 'reports.web.builder.fields.lineBelowLabel',
    defaultMessage: 'A line below the label.',
  },
  optional: { id: 'reports.web.builder.fields.optional', defaultMessage: 'Optional' },
  usedAsInTextsIn: {
    id: 'reports.web.builder.fields.usedAsInTextsIn',
    defaultMessage: 'Used as {name} in texts, in addresses and in commands.',
  },
  choices: { id: 'reports.web.builder.fields.choices', defaultMessage: 'Choices' },
  pressEnterAfterEach: {
    id: 'reports.web.builder.fields.pressEnterAfterEach',
    defaultMessage: 'Press Enter after each.',
  },
  suggested: { id: 'reports.web.builder.fields.suggested', defaultMessage: 'Suggested' },
  nothing: { id: 'reports.web.builder.fields.nothing', defaultMessage: 'Nothing' },
  onlyRowsWhoseAnswerTo: {
    id: 'reports.web.builder.fields.onlyRowsWhoseAnswerTo',
    defaultMessage: 'Only entries whose answer to',
  },
  addQuestion: { id: 'reports.web.builder.fields.addQuestion', defaultMessage: 'Add a question' },
  question: { id: 'reports.web.builder.fields.question', defaultMessage: 'Question' },
  noQuestionsMatch: {
    id: 'reports.web.builder.fields.noQuestionsMatch',
    defaultMessage: 'No questions match.',
  },
  operator: { id: 'reports.web.builder.fields.operator', defaultMessage: 'Operator' },
  removeThisQuestion: {
    id: 'reports.web.builder.fields.removeThisQuestion',
    defaultMessage: 'Remove this question',
  },
  photosOf: { id: 'reports.web.builder.fields.photosOf', defaultMessage: 'Photos of' },
  formAsksForNoImages: {
    id: 'reports.web.builder.fields.formAsksForNoImages',
    defaultMessage: 'The form asks for no images',
  },
  noImageQuestionsMatch: {
    id: 'reports.web.builder.fields.noImageQuestionsMatch',
    defaultMessage: 'No image questions match',
  },
  belowEachPhoto: { id: 'reports.web.builder.fields.belowEachPhoto', defaultMessage: 'Below each photo' },
  maximumNumberOfPhotos: {
    id: 'reports.web.builder.fields.maximumNumberOfPhotos',
    defaultMessage: 'Maximum number of photos',
  },
  addCondition: { id: 'reports.web.builder.fields.addCondition', defaultMessage: 'Add a condition' },
  edit: { id: 'reports.web.builder.fields.edit', defaultMessage: 'Edit: {label}' },
  remove: { id: 'reports.web.builder.fields.remove', defaultMessage: 'Remove: {label}' },
  onlyEntriesWhere: {
    id: 'reports.web.builder.fields.onlyEntriesWhere',
    defaultMessage: 'Only entries where',
  },
  onlyRowsWhere: { id: 'reports.web.builder.fields.onlyRowsWhere', defaultMessage: 'Only entries where' },
  rowsOfDashboardThatIt: {
    id: 'reports.web.builder.fields.rowsOfDashboardThatIt',
    defaultMessage: 'The entries of the dashboard that it was made of',
  },
  groupedBy: { id: 'reports.web.builder.fields.groupedBy', defaultMessage: 'Grouped by' },
  oneLineForEachGroup: {
    id: 'reports.web.builder.fields.oneLineForEachGroup',
    defaultMessage: 'One line for each group, with its entries counted and the totals of columns.',
  },
  notGroupedOneLineFor: {
    id: 'reports.web.builder.fields.notGroupedOneLineFor',
    defaultMessage: 'Not grouped: one line for each entry',
  },
  rowsCannotBeGroupedBy: {
    id: 'reports.web.builder.fields.rowsCannotBeGroupedBy',
    defaultMessage: 'Entries cannot be grouped by this',
  },
  rowsOfEachGroupUnder: {
    id: 'reports.web.builder.fields.rowsOfEachGroupUnder',
    defaultMessage: 'The entries of each group, under its heading',
  },
  columns: { id: 'reports.web.builder.fields.columns', defaultMessage: 'Columns' },
  addColumn: { id: 'reports.web.builder.fields.addColumn', defaultMessage: 'Add a column' },
  addAllQuestions: { id: 'reports.web.builder.fields.addAllQuestions', defaultMessage: 'Add all questions' },
  orderBy: { id: 'reports.web.builder.fields.orderBy', defaultMessage: 'Order by' },
  asSubmitted: { id: 'reports.web.builder.fields.asSubmitted', defaultMessage: 'As they were sent' },
  maximumNumberOfLines: {
    id: 'reports.web.builder.fields.maximumNumberOfLines',
    defaultMessage: 'Maximum number of lines',
  },
  largestLatestOrLastFirst: {
    id: 'reports.web.builder.fields.largestLatestOrLastFirst',
    defaultMessage: 'Largest, latest or last first',
  },
  heading: { id: 'reports.web.builder.fields.heading', defaultMessage: 'Heading' },
  size: { id: 'reports.web.builder.fields.size', defaultMessage: 'Size' },
  large: { id: 'reports.web.builder.fields.large', defaultMessage: 'Large' },
  small: { id: 'reports.web.builder.fields.small', defaultMessage: 'Small' },
  text: { id: 'reports.web.builder.fields.text', defaultMessage: 'Text' },
  textInBracesSuchAs: {
    id: 'reports.web.builder.fields.textInBracesSuchAs',
    defaultMessage: 'Text in braces, such as {example}, is replaced by its value.',
  },
  title: { id: 'reports.web.builder.fields.title', defaultMessage: 'Title' },
  numberFromAnswers: {
    id: 'reports.web.builder.fields.numberFromAnswers',
    defaultMessage: 'A number from the answers',
  },
  chooseWhichRowsToCount: {
    id: 'reports.web.builder.fields.chooseWhichRowsToCount',
    defaultMessage: 'Choose which entries to count',
  },
  labelIsRequired: {
    id: 'reports.web.builder.fields.labelIsRequired',
    defaultMessage: 'A label is required',
  },
  number: { id: 'reports.web.builder.fields.number', defaultMessage: 'Number' },
  ofAnswersTo: { id: 'reports.web.builder.fields.ofAnswersTo', defaultMessage: 'Of the answers to' },
  whichRowsAreCounted: {
    id: 'reports.web.builder.fields.whichRowsAreCounted',
    defaultMessage: 'Which entries are counted',
  },
  finishThisOrRemoveIt: {
    id: 'reports.web.builder.fields.finishThisOrRemoveIt',
    defaultMessage: 'Finish this, or remove it',
  },
  itsNameInThisBuilder: {
    id: 'reports.web.builder.fields.itsNameInThisBuilder',
    defaultMessage: 'Its name in this builder and below a figure.',
  },
  whatItShows: { id: 'reports.web.builder.fields.whatItShows', defaultMessage: 'What it shows' },
  chooseQuestionOrWidget: {
    id: 'reports.web.builder.fields.chooseQuestionOrWidget',
    defaultMessage: 'Choose a question or a widget',
  },
  thisReport: { id: 'reports.web.builder.fields.thisReport', defaultMessage: 'This report' },
  widgetOfThisReport: {
    id: 'reports.web.builder.fields.widgetOfThisReport',
    defaultMessage: 'A widget of this report',
  },
  widgetsOfForm: { id: 'reports.web.builder.fields.widgetsOfForm', defaultMessage: 'Widgets of the form' },
  itsNumbersAsTableBelow: {
    id: 'reports.web.builder.fields.itsNumbersAsTableBelow',
    defaultMessage: 'Its numbers as a table below',
  },
  widget: { id: 'reports.web.builder.fields.widget', defaultMessage: 'Widget' },
  questions: { id: 'reports.web.builder.fields.questions', defaultMessage: 'Questions' },
  comparedWithIt: { id: 'reports.web.builder.fields.comparedWithIt', defaultMessage: '{value} it' },
  insert: { id: 'reports.web.builder.fields.insert', defaultMessage: 'Insert' },
  partOfQuestion: { id: 'reports.web.builder.fields.partOfQuestion', defaultMessage: '{what} of {question}' },
  headlineSays: {
    id: 'reports.web.builder.fields.headlineSays',
    defaultMessage: 'How many there are, and how many more or fewer than in the period before.',
  },
  mostRowsBy: {
    id: 'reports.web.builder.fields.mostRowsBy',
    defaultMessage: 'Names the most frequent answer to',
  },
  mostRowsByHint: {
    id: 'reports.web.builder.fields.mostRowsByHint',
    defaultMessage: 'Such as the airport where most were.',
  },
  answersArePlaces: {
    id: 'reports.web.builder.fields.answersArePlaces',
    defaultMessage: 'The answers are places: most were at one',
  },
  whatRowsAreCalledByWeek: {
    id: 'reports.web.builder.fields.whatRowsAreCalledByWeek',
    defaultMessage: 'What entries are called, by week',
  },
  weeksUpToLastDay: {
    id: 'reports.web.builder.fields.weeksUpToLastDay',
    defaultMessage: 'Weeks, up to the last day of the report',
  },
  goodChangeOfFigure: {
    id: 'reports.web.builder.fields.goodChangeOfFigure',
    defaultMessage: 'Which change of figure {number} is good',
  },
  noChangeIsGood: {
    id: 'reports.web.builder.fields.noChangeIsGood',
    defaultMessage: 'Neither more nor less is good',
  },
  moreIsGood: { id: 'reports.web.builder.fields.moreIsGood', defaultMessage: 'More is good' },
  lessIsGood: { id: 'reports.web.builder.fields.lessIsGood', defaultMessage: 'Less is good' },
  headingOfGroups: {
    id: 'reports.web.builder.fields.headingOfGroups',
    defaultMessage: 'Heading of the groups',
  },
  headingOfCounts: {
    id: 'reports.web.builder.fields.headingOfCounts',
    defaultMessage: 'Heading of the numbers of entries',
  },
  titleOfTheQuestion: {
    id: 'reports.web.builder.fields.titleOfTheQuestion',
    defaultMessage: 'The title of the question',
  },
  whatRowsAreCalled: {
    id: 'reports.web.builder.fields.whatRowsAreCalled',
    defaultMessage: 'What entries are called',
  },
});
