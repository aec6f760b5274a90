// What web/reports/builder says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  groupedBy: {
    id: 'reports.web.builder.groupedBy',
    defaultMessage: 'by {of, select, sheet {sheet} user {user} day {day} month {month} other {review}}',
    description: 'How the rows of a table are grouped',
  },
  everySectionUsesTheseRows: {
    id: 'reports.web.builder.everySectionUsesTheseRows',
    defaultMessage: 'Every section uses these entries.',
  },
  onlyRowsWhere: { id: 'reports.web.builder.onlyRowsWhere', defaultMessage: 'Only entries where' },
  designWithoutName: { id: 'reports.web.builder.designWithoutName', defaultMessage: 'Design without a name' },
  notSavedYet: { id: 'reports.web.builder.notSavedYet', defaultMessage: 'Not saved yet' },
  unsavedChanges: { id: 'reports.web.builder.unsavedChanges', defaultMessage: 'Unsaved changes' },
  allSaved: { id: 'reports.web.builder.allSaved', defaultMessage: 'All saved' },
  options: { id: 'reports.web.builder.options', defaultMessage: 'Options' },
  runReport: { id: 'reports.web.builder.runReport', defaultMessage: 'Run the report' },
  runNamedReport: { id: 'reports.web.builder.runNamedReport', defaultMessage: 'Run "{report}"' },
  versions: { id: 'reports.web.builder.versions', defaultMessage: 'Versions' },
  saveAsFile: { id: 'reports.web.builder.saveAsFile', defaultMessage: 'Save as a file' },
  designCouldNotBeLoaded: {
    id: 'reports.web.builder.designCouldNotBeLoaded',
    defaultMessage: 'The design could not be loaded',
  },
  formOfThisDesignCould: {
    id: 'reports.web.builder.formOfThisDesignCould',
    defaultMessage: 'The form of this design could not be loaded',
  },
  whatIsShown: { id: 'reports.web.builder.whatIsShown', defaultMessage: 'What is shown' },
  build: { id: 'reports.web.builder.build', defaultMessage: 'Build' },
  preview: { id: 'reports.web.builder.preview', defaultMessage: 'Preview' },
  leaveThisDesign: { id: 'reports.web.builder.leaveThisDesign', defaultMessage: 'Leave this design?' },
  youHaveUnsavedChangesAre: {
    id: 'reports.web.builder.youHaveUnsavedChangesAre',
    defaultMessage: 'You have unsaved changes. Are you sure you want to leave?',
  },
  leave: { id: 'reports.web.builder.leave', defaultMessage: 'Leave' },
  stayHere: { id: 'reports.web.builder.stayHere', defaultMessage: 'Stay here' },
  finishConditionsOrRemoveIncomplete: {
    id: 'reports.web.builder.finishConditionsOrRemoveIncomplete',
    defaultMessage: 'Finish the conditions, or remove the incomplete ones',
  },
  andMore: {
    id: 'reports.web.builder.andMore',
    defaultMessage: 'and {more, plural, one {# more} other {# more}}',
  },
  numbers: { id: 'reports.web.builder.numbers', defaultMessage: 'Numbers' },
  numbersForTextsAndFigures: {
    id: 'reports.web.builder.numbersForTextsAndFigures',
    defaultMessage: 'Numbers for texts and figures, in addition to those of every report.',
  },
  edit: { id: 'reports.web.builder.edit', defaultMessage: 'Edit {title}' },
  deleteText: { id: 'reports.web.builder.deleteText', defaultMessage: 'Delete {title}' },
  parametersBeforeReportRuns: {
    id: 'reports.web.builder.parametersBeforeReportRuns',
    defaultMessage: 'Parameters before the report runs.',
  },
  withoutLabel: { id: 'reports.web.builder.withoutLabel', defaultMessage: 'Without a label' },
  daysOfReport: { id: 'reports.web.builder.daysOfReport', defaultMessage: 'Days of the report' },
  text: { id: 'reports.web.builder.text', defaultMessage: 'Text' },
  yesOrNo: { id: 'reports.web.builder.yesOrNo', defaultMessage: 'Yes or no' },
  addParameter: { id: 'reports.web.builder.addParameter', defaultMessage: 'Add a parameter' },
  moveOf: {
    id: 'reports.web.builder.moveOf',
    defaultMessage:
      '{kind, select, section {Move section {number} of {places}} other {Move parameter {number} of {places}}}',
  },
  actionsFor: {
    id: 'reports.web.builder.actionsFor',
    defaultMessage:
      '{kind, select, section {Actions for section {number}} other {Actions for parameter {number}}}',
  },
  nothingToShowYet: { id: 'reports.web.builder.nothingToShowYet', defaultMessage: 'Nothing to show yet' },
  addSectionToSeeReport: {
    id: 'reports.web.builder.addSectionToSeeReport',
    defaultMessage: "Add a section to see the report here with the form's entries.",
  },
  duplicate: { id: 'reports.web.builder.duplicate', defaultMessage: 'Duplicate' },
  movedToPlace: { id: 'reports.web.builder.movedToPlace', defaultMessage: 'Moved to place {to}' },
  titleForWhatFollows: {
    id: 'reports.web.builder.titleForWhatFollows',
    defaultMessage: 'A title for what follows',
  },
  textThatCanIncludeValues: {
    id: 'reports.web.builder.textThatCanIncludeValues',
    defaultMessage: 'Text that can include values',
  },
  largeNumbersSideBySide: {
    id: 'reports.web.builder.largeNumbersSideBySide',
    defaultMessage: 'Large numbers side by side',
  },
  chartAsOnDashboard: {
    id: 'reports.web.builder.chartAsOnDashboard',
    defaultMessage: 'A chart as on the dashboard',
  },
  rowsOrGroupsWithTotals: {
    id: 'reports.web.builder.rowsOrGroupsWithTotals',
    defaultMessage: 'Entries, or groups with totals',
  },
  latestPhotos: { id: 'reports.web.builder.latestPhotos', defaultMessage: 'The latest photos' },
  startsNewPage: { id: 'reports.web.builder.startsNewPage', defaultMessage: 'Starts a new page' },
  widgetOfThisReport: {
    id: 'reports.web.builder.widgetOfThisReport',
    defaultMessage: 'A widget of this report',
  },
  sections: { id: 'reports.web.builder.sections', defaultMessage: 'Sections' },
  altAndArrowKeyMove: {
    id: 'reports.web.builder.altAndArrowKeyMove',
    defaultMessage: 'Alt and an arrow key move them too.',
  },
  buildReportFromSectionsHeadings: {
    id: 'reports.web.builder.buildReportFromSectionsHeadings',
    defaultMessage: 'Build the report from sections: headings, texts, figures, charts, tables and photos.',
  },
  addSection: { id: 'reports.web.builder.addSection', defaultMessage: 'Add a section' },
  versionsCouldNotBeLoaded: {
    id: 'reports.web.builder.versionsCouldNotBeLoaded',
    defaultMessage: 'The versions could not be loaded',
  },
  figureCount: {
    id: 'reports.web.builder.figureCount',
    defaultMessage: '{count, plural, one {# figure} other {# figures}}',
  },
  columnCount: {
    id: 'reports.web.builder.columnCount',
    defaultMessage: '{count, plural, one {# column} other {# columns}}',
  },
  thingsToFix: {
    id: 'reports.web.builder.thingsToFix',
    defaultMessage: '{count, plural, one {# thing} other {# things}} to fix',
  },
  thingsToFixBefore: {
    id: 'reports.web.builder.thingsToFixBefore',
    defaultMessage: '{count, plural, one {# thing} other {# things}} to fix before this can be saved',
  },
  notFinishedYet: { id: 'reports.web.builder.notFinishedYet', defaultMessage: 'Not finished yet:' },
  cannotBeShownYet: {
    id: 'reports.web.builder.cannotBeShownYet',
    defaultMessage: 'This cannot be shown yet',
  },
  dragHandles: { id: 'reports.web.builder.dragHandles', defaultMessage: 'Drag the handles to reorder.' },
  version: { id: 'reports.web.builder.version', defaultMessage: 'Version {version}' },
  newest: { id: 'reports.web.builder.newest', defaultMessage: 'Newest' },
  versionFacts: {
    id: 'reports.web.builder.versionFacts',
    defaultMessage: '{name} · {count, plural, one {# section} other {# sections}} · {user}, {moment}',
  },
  rowsBy: { id: 'reports.web.builder.rowsBy', defaultMessage: 'entries by {names}' },
  choice: { id: 'reports.web.builder.choice', defaultMessage: 'Choice' },
  number: { id: 'reports.web.builder.number', defaultMessage: 'Number' },
  wasDeleted: { id: 'reports.web.builder.wasDeleted', defaultMessage: '"{title}" was deleted' },
  someRows: { id: 'reports.web.builder.someRows', defaultMessage: 'some entries' },
  atMost: { id: 'reports.web.builder.atMost', defaultMessage: 'at most {most}' },
  added: { id: 'reports.web.builder.added', defaultMessage: '{kind} added' },
  labelWithVersion: {
    id: 'reports.web.builder.labelWithVersion',
    defaultMessage: '{label} version {version}',
  },
  whatIsNewInSentence: {
    id: 'reports.web.builder.whatIsNewInSentence',
    defaultMessage: 'What is new, in a sentence',
  },
  howManyEachWeek: { id: 'reports.web.builder.howManyEachWeek', defaultMessage: 'How many each week' },
  weekCount: {
    id: 'reports.web.builder.weekCount',
    defaultMessage: '{count, plural, one {# week} other {# weeks}}',
  },
  oneRowIsCalled: { id: 'reports.web.builder.oneRowIsCalled', defaultMessage: 'One entry is called' },
  severalRowsAreCalled: {
    id: 'reports.web.builder.severalRowsAreCalled',
    defaultMessage: 'Several entries are called',
  },
});
