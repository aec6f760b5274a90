// What core/widgets says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  first: { id: 'widgets.first', defaultMessage: 'First' },
  averageRank: { id: 'widgets.averageRank', defaultMessage: 'Average rank' },
  ranked: { id: 'widgets.ranked', defaultMessage: 'Ranked' },
  yourWidgetWasSaved: { id: 'widgets.yourWidgetWasSaved', defaultMessage: 'Your widget was saved!' },
  errorOccurredWhileSavingYour: {
    id: 'widgets.errorOccurredWhileSavingYour',
    defaultMessage: 'An error occurred while saving your widget. Please try again.',
  },
  deleteThisWidget: { id: 'widgets.deleteThisWidget', defaultMessage: 'Delete this widget?' },
  willBeDeletedFromEveryones: {
    id: 'widgets.willBeDeletedFromEveryones',
    defaultMessage: '"{title}" will be deleted from everyone\'s dashboard. This action cannot be undone.',
  },
  yourWidgetWasDeleted: { id: 'widgets.yourWidgetWasDeleted', defaultMessage: 'Your widget was deleted' },
  errorOccurredWhileDeletingYour: {
    id: 'widgets.errorOccurredWhileDeletingYour',
    defaultMessage: 'An error occurred while deleting your widget. Please try again.',
  },
  hide: { id: 'widgets.hide', defaultMessage: 'Hide' },
  errorOccurredWhileHidingYour: {
    id: 'widgets.errorOccurredWhileHidingYour',
    defaultMessage: 'An error occurred while hiding your widget. Please try again.',
  },
  unhide: { id: 'widgets.unhide', defaultMessage: 'Unhide' },
  errorOccurredWhileUnhidingYour: {
    id: 'widgets.errorOccurredWhileUnhidingYour',
    defaultMessage: 'An error occurred while unhiding your widget/s. Please try again.',
  },
  move: { id: 'widgets.move', defaultMessage: 'Move' },
  newOrderOfYourWidgets: {
    id: 'widgets.newOrderOfYourWidgets',
    defaultMessage: 'The new order of your widgets could not be saved. Please try again.',
  },
  resize: { id: 'widgets.resize', defaultMessage: 'Resize' },
  newSizeOfYourWidget: {
    id: 'widgets.newSizeOfYourWidget',
    defaultMessage: 'The new size of your widget could not be saved. Please try again.',
  },
  sheetContextIsShownAgain: {
    id: 'widgets.sheetContextIsShownAgain',
    defaultMessage: 'The Sheet Context is shown again',
  },
  isShownAgain: { id: 'widgets.isShownAgain', defaultMessage: '"{first}" is shown again' },
  noAnswers: { id: 'widgets.noAnswers', defaultMessage: 'No answers' },
  arrangedDashboardOf: {
    id: 'widgets.arrangedDashboardOf',
    defaultMessage:
      '{who} arranged the dashboard of {hasForm, select, true {the form {form}} other {a form}}',
  },
  noAnswer: { id: 'widgets.noAnswer', defaultMessage: 'No answer' },
  summary: { id: 'widgets.summary', defaultMessage: 'Summary' },
  countOfRows: {
    id: 'widgets.countOfRows',
    description: 'What is measured',
    defaultMessage: 'Count of entries',
  },
  countOfEntries: { id: 'widgets.countOfEntries', defaultMessage: 'Count of repeated entries' },
  totalMeasure: { id: 'widgets.totalMeasure', description: 'What is measured', defaultMessage: 'Total' },
  averageMeasure: {
    id: 'widgets.averageMeasure',
    description: 'What is measured',
    defaultMessage: 'Average',
  },
  leastMeasure: { id: 'widgets.leastMeasure', description: 'What is measured', defaultMessage: 'Least' },
  greatestMeasure: {
    id: 'widgets.greatestMeasure',
    description: 'What is measured',
    defaultMessage: 'Greatest',
  },
  everyValue: {
    id: 'widgets.everyValue',
    description: 'What is measured: each value by itself, over time',
    defaultMessage: 'Every value',
  },
  measured: {
    id: 'widgets.measured',
    description: 'A question of the builder',
    defaultMessage: 'What is measured',
  },
  measuredOf: { id: 'widgets.measuredOf', description: 'Total of: a question', defaultMessage: 'Of' },
  ofFormula: { id: 'widgets.ofFormula', description: 'Total of: a formula', defaultMessage: 'A formula' },
  groupedBy: { id: 'widgets.groupedBy', defaultMessage: 'Grouped by' },
  dividedBy: {
    id: 'widgets.dividedBy',
    description: 'A second group within the first',
    defaultMessage: 'Divided by',
  },
  byNothing: { id: 'widgets.byNothing', description: 'Grouped by nothing', defaultMessage: 'Nothing' },
  overAllTime: { id: 'widgets.overAllTime', defaultMessage: 'All time as one' },
  drawnAs: { id: 'widgets.drawnAs', defaultMessage: 'Drawn as' },
  besideNumbers: { id: 'widgets.besideNumbers', defaultMessage: 'Unit, target, thresholds, comparison' },
  unit: { id: 'widgets.unit', defaultMessage: 'Unit' },
  unitExample: { id: 'widgets.unitExample', defaultMessage: 'kg, CAD, %' },
  target: { id: 'widgets.target', defaultMessage: 'Target' },
  noTarget: { id: 'widgets.noTarget', defaultMessage: 'None' },
  thresholds: { id: 'widgets.thresholds', defaultMessage: 'Thresholds' },
  addThreshold: { id: 'widgets.addThreshold', defaultMessage: 'Add threshold' },
  thresholdFrom: { id: 'widgets.thresholdFrom', description: 'The least number', defaultMessage: 'From' },
  thresholdColour: { id: 'widgets.thresholdColour', defaultMessage: 'Color' },
  thresholdMeaning: { id: 'widgets.thresholdMeaning', defaultMessage: 'Meaning' },
  thresholdExample: { id: 'widgets.thresholdExample', defaultMessage: 'Too high' },
  comparison: { id: 'widgets.comparison', defaultMessage: 'Always compare with the period before' },
  comparisonHint: {
    id: 'widgets.comparisonHint',
    defaultMessage: 'Wherever the dashboard shows a time range, whatever its readers have chosen.',
  },
  overTime: { id: 'widgets.overTime', defaultMessage: 'Over time' },
  chooseWhatToShowTo: {
    id: 'widgets.chooseWhatToShowTo',
    defaultMessage: 'Choose what to show to see a preview.',
  },
  chooseAggregationToSeePreview: {
    id: 'widgets.chooseAggregationToSeePreview',
    defaultMessage: 'Choose an aggregation to see a preview.',
  },
  chooseWhatToGroupBy: {
    id: 'widgets.chooseWhatToGroupBy',
    defaultMessage: 'Choose what to group by to see a preview.',
  },
  map: { id: 'widgets.map', description: 'A type of widget', defaultMessage: 'Map' },
  choosePlacesToSeePreview: {
    id: 'widgets.choosePlacesToSeePreview',
    defaultMessage: 'Choose whose places to show to see a preview.',
  },
  placeQuestionIsRequired: {
    id: 'widgets.placeQuestionIsRequired',
    defaultMessage: 'A question for a place is required',
  },
  questionAsksForNoPlace: {
    id: 'widgets.questionAsksForNoPlace',
    defaultMessage: 'This question does not ask for a place',
  },
  onlyChoiceColoursMap: {
    id: 'widgets.onlyChoiceColoursMap',
    defaultMessage: 'Only a choice of one option can color a map',
  },
  placesOf: { id: 'widgets.placesOf', defaultMessage: 'Places of' },
  colourBy: { id: 'widgets.colourBy', defaultMessage: 'Color by' },
  noColours: { id: 'widgets.noColours', defaultMessage: 'Nothing' },
  otherAnswers: { id: 'widgets.otherAnswers', defaultMessage: 'Other or no answer' },
  rowsWithPlace: { id: 'widgets.rowsWithPlace', defaultMessage: 'Entries with a place' },
  entriesWithPlace: { id: 'widgets.entriesWithPlace', defaultMessage: 'Repeated entries with a place' },
  entriesWithoutPlace: {
    id: 'widgets.entriesWithoutPlace',
    defaultMessage: 'Repeated entries without a place',
  },
  rowsWithoutPlace: { id: 'widgets.rowsWithoutPlace', defaultMessage: 'Entries without a place' },
  newestPlacesOf: {
    id: 'widgets.newestPlacesOf',
    defaultMessage: 'The map shows the newest {shown, number} of {all, number} places.',
  },
  addWidget: { id: 'widgets.addWidget', defaultMessage: 'Add widget' },
  createWidget: { id: 'widgets.createWidget', defaultMessage: 'Create Widget' },
  editWidget: { id: 'widgets.editWidget', defaultMessage: 'Edit Widget' },
  viewHidden: { id: 'widgets.viewHidden', defaultMessage: 'View Hidden' },
  hiddenWidgets: { id: 'widgets.hiddenWidgets', defaultMessage: 'Hidden Widgets' },
  compareWithTimeBefore: {
    id: 'widgets.compareWithTimeBefore',
    defaultMessage: 'Compare with the period before',
  },
  everybodyWhoSeesThisForm: {
    id: 'widgets.everybodyWhoSeesThisForm',
    defaultMessage: 'Everybody who sees this form will see this widget.',
  },
  noWidgetIsHidden: { id: 'widgets.noWidgetIsHidden', defaultMessage: 'No widget is hidden.' },
  thereAreTooManyRows: {
    id: 'widgets.thereAreTooManyRows',
    defaultMessage: 'There are too many entries for a preview. Save the widget to see it.',
  },
  yourRoleMayNotChange: {
    id: 'widgets.yourRoleMayNotChange',
    defaultMessage: 'Your role may not change widgets.',
  },
  thisFormIsNotPublished: {
    id: 'widgets.thisFormIsNotPublished',
    defaultMessage: 'This form is not published. Publish it first.',
  },
  widgetNameIsRequired: { id: 'widgets.widgetNameIsRequired', defaultMessage: 'A widget name is required' },
  atMostCharacters: { id: 'widgets.atMostCharacters', defaultMessage: 'At most {nameLimit} characters' },
  thereIsProblemWithThis: {
    id: 'widgets.thereIsProblemWithThis',
    defaultMessage: "There is a problem with this widget's configuration",
  },
  sheetContextIsNotChart: {
    id: 'widgets.sheetContextIsNotChart',
    defaultMessage: 'The Sheet Context is not a chart.',
  },
  doThisOnFormsDashboard: {
    id: 'widgets.doThisOnFormsDashboard',
    defaultMessage: "Do this on the form's dashboard.",
  },
  sheetContextIsPartOf: {
    id: 'widgets.sheetContextIsPartOf',
    defaultMessage: 'The Sheet Context is part of every dashboard. It can be hidden.',
  },
  widgetOfQuestionIsChanged: {
    id: 'widgets.widgetOfQuestionIsChanged',
    defaultMessage: 'The widget of a question is changed with the question.',
  },
  smallCard: { id: 'widgets.smallCard', defaultMessage: 'Small card' },
  mediumCard: { id: 'widgets.mediumCard', defaultMessage: 'Medium card' },
  largeCard: { id: 'widgets.largeCard', defaultMessage: 'Large card' },
  fullScreen: { id: 'widgets.fullScreen', defaultMessage: 'Full screen' },
  showAsTable: { id: 'widgets.showAsTable', defaultMessage: 'Show as table' },
  exportAsPng: { id: 'widgets.exportAsPng', defaultMessage: 'Export as PNG' },
  exportAsCsv: { id: 'widgets.exportAsCsv', defaultMessage: 'Export as CSV' },
  downloadImages: { id: 'widgets.downloadImages', defaultMessage: 'Download images' },
  itHasNoImages: { id: 'widgets.itHasNoImages', defaultMessage: 'It has no images.' },
  openDashboard: { id: 'widgets.openDashboard', defaultMessage: 'Open dashboard' },
  thisIsItsDashboard: { id: 'widgets.thisIsItsDashboard', defaultMessage: 'This is its dashboard.' },
  pin: { id: 'widgets.pin', defaultMessage: 'Pin' },
  thisWidgetIsAlreadyPinned: {
    id: 'widgets.thisWidgetIsAlreadyPinned',
    defaultMessage: 'This widget is already pinned.',
  },
  unpin: { id: 'widgets.unpin', defaultMessage: 'Unpin' },
  thisWidgetIsNotPinned: {
    id: 'widgets.thisWidgetIsNotPinned',
    defaultMessage: 'This widget is not pinned.',
  },
  moveToTop: { id: 'widgets.moveToTop', defaultMessage: 'Move to the top' },
  itIsFirstWidget: { id: 'widgets.itIsFirstWidget', defaultMessage: 'It is the first widget.' },
  itHasThisSize: { id: 'widgets.itHasThisSize', defaultMessage: 'It has this size.' },
  preview: { id: 'widgets.preview', defaultMessage: 'Preview' },
  finishFilterOrRemoveIts: {
    id: 'widgets.finishFilterOrRemoveIts',
    defaultMessage: 'Finish the filter or remove its conditions',
  },
  formulaIsRequired: { id: 'widgets.formulaIsRequired', defaultMessage: 'A formula is required' },
  aggregationIsRequired: {
    id: 'widgets.aggregationIsRequired',
    defaultMessage: 'An aggregation is required',
  },
  groupingValueIsRequired: {
    id: 'widgets.groupingValueIsRequired',
    defaultMessage: 'A grouping value is required',
  },
  askedInEntries: {
    id: 'widgets.askedInEntries',
    defaultMessage: 'This question is asked in repeated entries: count those of the question that asks it',
  },
  formDoesNotHaveThis: {
    id: 'widgets.formDoesNotHaveThis',
    defaultMessage: 'The form does not have this question',
  },
  rowsCannotBeGroupedBy: {
    id: 'widgets.rowsCannotBeGroupedBy',
    defaultMessage: 'Entries cannot be grouped by the answers to this question',
  },
  widgetsShownAgain: {
    id: 'widgets.widgetsShownAgain',
    defaultMessage: '{count, plural, one {# widget} other {# widgets}} shown again',
  },
  rowsAnswered: {
    id: 'widgets.rowsAnswered',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}, {answered, number} answered',
  },
  entriesAnswered: {
    id: 'widgets.entriesAnswered',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}, {answered, number} answered',
  },
  entriesOfQuestion: {
    id: 'widgets.entriesOfQuestion',
    description: 'What a widget counts: the question that has the entries, and how many there are',
    defaultMessage: '{question}: {amount}',
  },
  tooManyEntries: {
    id: 'widgets.tooManyEntries',
    defaultMessage: 'There are more than {most, number} entries. Choose fewer sheets.',
  },
  counts: {
    id: 'widgets.counts',
    description: 'What a widget counts: rows, or entries',
    defaultMessage: 'Counts',
  },
  entriesIn: { id: 'widgets.entriesIn', defaultMessage: 'Entries in {question}' },
  questionHasNoEntries: {
    id: 'widgets.questionHasNoEntries',
    defaultMessage: 'Only repeated entries of a question can be counted',
  },
  largestOf: { id: 'widgets.largestOf', defaultMessage: 'The {shown, number} largest of {all, number}.' },
  groupsWithoutAnswers: {
    id: 'widgets.groupsWithoutAnswers',
    defaultMessage:
      '{count, plural, one {Group without answers: {groups}.} other {Groups without answers: {groups}.}}',
  },
  groupsWithoutAnswersMore: {
    id: 'widgets.groupsWithoutAnswersMore',
    defaultMessage: 'Groups without answers: {groups} and {count, number} more.',
  },
  addedWidgetTo: {
    id: 'widgets.addedWidgetTo',
    defaultMessage:
      '{who} added {hasName, select, true {the widget "{name}"} other {a widget}} to the dashboard of {hasForm, select, true {the form {form}} other {a form}}',
  },
  changedWidgetOf: {
    id: 'widgets.changedWidgetOf',
    defaultMessage:
      '{who} changed {hasName, select, true {the widget "{name}"} other {a widget}} of {hasForm, select, true {the form {form}} other {a form}}',
  },
  deletedWidgetOf: {
    id: 'widgets.deletedWidgetOf',
    defaultMessage:
      '{who} deleted {hasName, select, true {the widget "{name}"} other {a widget}} of {hasForm, select, true {the form {form}} other {a form}}',
  },
  wasHidden: { id: 'widgets.wasHidden', defaultMessage: '"{title}" was hidden' },
  count: { id: 'widgets.count', defaultMessage: 'Count' },
  sum: { id: 'widgets.sum', defaultMessage: 'Sum' },
  average: { id: 'widgets.average', defaultMessage: 'Average' },
  minimum: { id: 'widgets.minimum', defaultMessage: 'Minimum' },
  maximum: { id: 'widgets.maximum', defaultMessage: 'Maximum' },
  line: { id: 'widgets.line', defaultMessage: 'Line' },
  wide: { id: 'widgets.wide', defaultMessage: 'Wide' },
  shownOf: { id: 'widgets.shownOf', defaultMessage: 'The {kind} {shown, number} of {whole, number}' },
  answer: { id: 'widgets.answer', defaultMessage: 'Answer' },
  image: { id: 'widgets.image', defaultMessage: 'Image' },
  group: { id: 'widgets.group', defaultMessage: 'Group' },
  rows: { id: 'widgets.rows', defaultMessage: 'Entries' },
  entries: { id: 'widgets.entries', defaultMessage: 'Repeated entries' },
  answered: { id: 'widgets.answered', defaultMessage: 'Answered' },
  at: { id: 'widgets.at', defaultMessage: 'At' },
  user: { id: 'widgets.user', defaultMessage: 'User' },
  share: { id: 'widgets.share', defaultMessage: 'Share %' },
  outsideGrid: {
    id: 'widgets.outsideGrid',
    defaultMessage: 'This reaches beyond the grid. Make it smaller, or move it back.',
  },
  layoutHasTooManyParts: {
    id: 'widgets.layoutHasTooManyParts',
    defaultMessage: 'A layout has at most {mostBoxes, number} parts',
  },
  saveLayoutForEverybody: { id: 'widgets.saveLayoutForEverybody', defaultMessage: 'Save for everybody' },
  layoutSavedForEverybody: {
    id: 'widgets.layoutSavedForEverybody',
    defaultMessage: 'Everybody without a layout of their own sees this one now',
  },
  keepLayoutAsMine: { id: 'widgets.keepLayoutAsMine', defaultMessage: 'Keep as mine' },
  layoutKeptAsYours: {
    id: 'widgets.layoutKeptAsYours',
    defaultMessage: 'You see this layout from now on, on all your devices',
  },
  backToCompanysLayout: { id: 'widgets.backToCompanysLayout', defaultMessage: "Back to the company's" },
  backToUsualLayout: { id: 'widgets.backToUsualLayout', defaultMessage: 'Back to the usual places' },
  companysLayoutAgain: {
    id: 'widgets.companysLayoutAgain',
    defaultMessage: "You see the company's layout again",
  },
  layoutNotSaved: {
    id: 'widgets.layoutNotSaved',
    defaultMessage: 'The layout could not be saved. Please try again.',
  },
});
