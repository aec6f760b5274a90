// What core/reports/own says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  headerOfTotal: {
    id: 'reports.own.headerOfTotal',
    defaultMessage:
      '{header} ({total, select, sum {total} average {average} count {count} min {smallest} max {largest} alerts_count {entries with alerts} other {alerts raised}})',
    description: 'The heading of a column with totals of groups',
  },
  startDate: { id: 'reports.own.startDate', defaultMessage: 'Start date' },
  firstDayInYourTime: {
    id: 'reports.own.firstDayInYourTime',
    defaultMessage: 'The first day, in your time zone.',
  },
  endDate: { id: 'reports.own.endDate', defaultMessage: 'End date' },
  lastDayIncluded: { id: 'reports.own.lastDayIncluded', defaultMessage: 'The last day, included.' },
  onlyRowsWhere: { id: 'reports.own.onlyRowsWhere', defaultMessage: 'Only entries where' },
  rows: { id: 'reports.own.rows', defaultMessage: 'Entries' },
  numbersAsTable: { id: 'reports.own.numbersAsTable', defaultMessage: 'numbers as a table' },
  photosAtMost: { id: 'reports.own.photosAtMost', defaultMessage: 'photos at most' },
  onlyRowsWhereField: { id: 'reports.own.onlyRowsWhereField', defaultMessage: 'only entries where' },
  rowsOfEachGroup: { id: 'reports.own.rowsOfEachGroup', defaultMessage: 'entries of each group' },
  rowsAtMost: { id: 'reports.own.rowsAtMost', defaultMessage: 'entries at most' },
  nameInTexts: { id: 'reports.own.nameInTexts', defaultMessage: 'name in texts' },
  mayBeBlank: { id: 'reports.own.mayBeBlank', defaultMessage: 'may be blank' },
  yesOrNo: { id: 'reports.own.yesOrNo', defaultMessage: 'yes or no' },
  dateAndTime: { id: 'reports.own.dateAndTime', defaultMessage: 'date and time' },
  unknownQuestion: { id: 'reports.own.unknownQuestion', defaultMessage: 'an unknown question' },
  ofDesign: { id: 'reports.own.ofDesign', defaultMessage: 'of the design' },
  widgetThatFormDoesNot: {
    id: 'reports.own.widgetThatFormDoesNot',
    defaultMessage: 'a widget that the form does not have',
  },
  thisIsNotReportDesign: {
    id: 'reports.own.thisIsNotReportDesign',
    defaultMessage: 'This is not a report design.',
  },
  formdeckReportsDesignsExportWrites: {
    id: 'reports.own.formdeckReportsDesignsExportWrites',
    defaultMessage: '`formdeck reports designs export` writes one to begin with.',
  },
  thisFormDoesNotExist: {
    id: 'reports.own.thisFormDoesNotExist',
    defaultMessage: 'This form does not exist, or you do not have access',
  },
  chooseQuestion: { id: 'reports.own.chooseQuestion', defaultMessage: 'Choose a question' },
  thisQuestionIsAnsweredOnce: {
    id: 'reports.own.thisQuestionIsAnsweredOnce',
    defaultMessage: 'This question is answered once per sheet: choose one that is answered in every entry',
  },
  addAtLeastOneSection: {
    id: 'reports.own.addAtLeastOneSection',
    defaultMessage: 'Add at least one section',
  },
  nameIsRequired: { id: 'reports.own.nameIsRequired', defaultMessage: 'A name is required' },
  nameHasLowercaseLettersDigits: {
    id: 'reports.own.nameHasLowercaseLettersDigits',
    defaultMessage: 'A name has lowercase letters, digits and _, and starts with a letter',
  },
  isReservedChooseAnotherName: {
    id: 'reports.own.isReservedChooseAnotherName',
    defaultMessage: '"{name}" is reserved: choose another name',
  },
  nameIsUsedTwice: { id: 'reports.own.nameIsUsedTwice', defaultMessage: 'The name "{name}" is used twice' },
  labelIsRequired: { id: 'reports.own.labelIsRequired', defaultMessage: 'A label is required' },
  isDateOfDataType: {
    id: 'reports.own.isDateOfDataType',
    defaultMessage: '{name} is a date, of data type {date}',
  },
  addChoiceOrAllowAny: {
    id: 'reports.own.addChoiceOrAllowAny',
    defaultMessage: 'Add a choice, or allow any value',
  },
  choiceNeedsValue: { id: 'reports.own.choiceNeedsValue', defaultMessage: 'A choice needs a value' },
  twoChoicesHaveSameValue: {
    id: 'reports.own.twoChoicesHaveSameValue',
    defaultMessage: 'Two choices have the same value',
  },
  chooseWhichRowsToCount: {
    id: 'reports.own.chooseWhichRowsToCount',
    defaultMessage: 'Choose which entries to count',
  },
  chooseQuestionThatIsAnswered: {
    id: 'reports.own.chooseQuestionThatIsAnswered',
    defaultMessage: 'Choose a question that is answered with numbers',
  },
  youCannotApplyFilterTo: {
    id: 'reports.own.youCannotApplyFilterTo',
    defaultMessage: 'You cannot apply a filter to this question',
  },
  useOneOfForThis: {
    id: 'reports.own.useOneOfForThis',
    defaultMessage: 'Use one of {operators} for this question',
  },
  chooseParameter: { id: 'reports.own.chooseParameter', defaultMessage: 'Choose a parameter' },
  designHasNoParameter: {
    id: 'reports.own.designHasNoParameter',
    defaultMessage: 'The design has no parameter "{name}"',
  },
  headingNeedsText: { id: 'reports.own.headingNeedsText', defaultMessage: 'A heading needs text' },
  enterTextOrRemoveSection: {
    id: 'reports.own.enterTextOrRemoveSection',
    defaultMessage: 'Enter text, or remove the section',
  },
  thereIsNoValueValues: {
    id: 'reports.own.thereIsNoValueValues',
    defaultMessage: 'There is no value {name}. The values are {known}',
  },
  addAtLeastOneFigure: { id: 'reports.own.addAtLeastOneFigure', defaultMessage: 'Add at least one figure' },
  chooseValue: { id: 'reports.own.chooseValue', defaultMessage: 'Choose a value' },
  thereIsNoNumberNumbers: {
    id: 'reports.own.thereIsNoNumberNumbers',
    defaultMessage: 'There is no number "{value}". The numbers are {known}',
  },
  chooseWidget: { id: 'reports.own.chooseWidget', defaultMessage: 'Choose a widget' },
  formHasNoSuchWidget: {
    id: 'reports.own.formHasNoSuchWidget',
    defaultMessage: 'The form has no such widget',
  },
  widget: { id: 'reports.own.widget', defaultMessage: 'Widget' },
  addAtLeastOneColumn: { id: 'reports.own.addAtLeastOneColumn', defaultMessage: 'Add at least one column' },
  tableHasNoSuchColumn: {
    id: 'reports.own.tableHasNoSuchColumn',
    defaultMessage: 'The table has no such column',
  },
  chooseTotalLineForEach: {
    id: 'reports.own.chooseTotalLineForEach',
    defaultMessage: 'Choose a total: a line for each group shows totals only',
  },
  thisColumnCanOnlyBe: {
    id: 'reports.own.thisColumnCanOnlyBe',
    defaultMessage: 'This column can only be counted',
  },
  rowsCannotBeGroupedBy: {
    id: 'reports.own.rowsCannotBeGroupedBy',
    defaultMessage: 'Entries cannot be grouped by the answers to this question',
  },
  chooseQuestionThatIsAnsweredWith: {
    id: 'reports.own.chooseQuestionThatIsAnsweredWith',
    defaultMessage: 'Choose a question that is answered with images',
  },
  designs: { id: 'reports.own.designs', defaultMessage: 'Designs' },
  layoutsForYourReports: {
    id: 'reports.own.layoutsForYourReports',
    defaultMessage: 'Layouts for your reports',
  },
  youHaveNoDesignsYet: { id: 'reports.own.youHaveNoDesignsYet', defaultMessage: 'You have no designs yet' },
  buildOneFromSectionsCreate: {
    id: 'reports.own.buildOneFromSectionsCreate',
    defaultMessage: 'Build one from sections, create one from a dashboard, or import a file.',
  },
  newDesign: { id: 'reports.own.newDesign', defaultMessage: 'New design' },
  designsCouldNotBeLoaded: {
    id: 'reports.own.designsCouldNotBeLoaded',
    defaultMessage: 'The designs could not be loaded',
  },
  editDesign: { id: 'reports.own.editDesign', defaultMessage: 'Edit design' },
  reportsFollowNewestVersionOf: {
    id: 'reports.own.reportsFollowNewestVersionOf',
    defaultMessage: 'Reports follow the newest version of their design.',
  },
  designBelongsToOneForm: {
    id: 'reports.own.designBelongsToOneForm',
    defaultMessage: 'A design belongs to one form. Its reports are about that form.',
  },
  saveMineAsNewDesign: { id: 'reports.own.saveMineAsNewDesign', defaultMessage: 'Save mine as a new design' },
  somebodyElseHasSavedThis: {
    id: 'reports.own.somebodyElseHasSavedThis',
    defaultMessage: 'Somebody else has saved this design since you opened it.',
  },
  reopenItOrSaveYours: {
    id: 'reports.own.reopenItOrSaveYours',
    defaultMessage: 'Reopen it, or save yours as a new design.',
  },
  makeReport: { id: 'reports.own.makeReport', defaultMessage: 'Make a report' },
  reportLeavesSomethingOut: {
    id: 'reports.own.reportLeavesSomethingOut',
    defaultMessage: 'The report leaves something out',
  },
  sheetsPeopleAndAlertsThat: {
    id: 'reports.own.sheetsPeopleAndAlertsThat',
    defaultMessage:
      'The sheets, people and alerts that its entries were chosen by are of the other form: they are dropped.',
  },
  heading: { id: 'reports.own.heading', defaultMessage: 'Heading' },
  text: { id: 'reports.own.text', defaultMessage: 'Text' },
  pageBreak: { id: 'reports.own.pageBreak', defaultMessage: 'Page break' },
  rowsWithAlerts: { id: 'reports.own.rowsWithAlerts', defaultMessage: 'Entries with alerts' },
  alertsRaised: { id: 'reports.own.alertsRaised', defaultMessage: 'Alerts raised' },
  question: { id: 'reports.own.question', defaultMessage: 'Question' },
  design: { id: 'reports.own.design', defaultMessage: 'Design' },
  reports: { id: 'reports.own.reports', defaultMessage: 'Reports' },
  version: { id: 'reports.own.version', defaultMessage: 'Version' },
  about: { id: 'reports.own.about', defaultMessage: 'About' },
  own: { id: 'reports.own.own', defaultMessage: 'Own' },
  filterOfDesignTakesToo: {
    id: 'reports.own.filterOfDesignTakesToo',
    defaultMessage: 'The filter of the design takes too long for so many entries',
  },
  formsDashboardAsReport: {
    id: 'reports.own.formsDashboardAsReport',
    defaultMessage: "The form's dashboard as a report.",
  },
  searchOfTableReportHas: {
    id: 'reports.own.searchOfTableReportHas',
    defaultMessage: 'The search of the table: the report has all entries that pass the filters.',
  },
  timesOfDayOfFilter: {
    id: 'reports.own.timesOfDayOfFilter',
    defaultMessage: 'The times of day of the filter: a report is of whole days.',
  },
  choiceOfLatestSheetsReport: {
    id: 'reports.own.choiceOfLatestSheetsReport',
    defaultMessage: 'The choice of the latest {latestSheets} sheets: the report is of all sheets.',
  },
  lastWidgetsReportHasAt: {
    id: 'reports.own.lastWidgetsReportHasAt',
    defaultMessage:
      'The last {tooMany, plural, one {# widget} other {# widgets}}: a report has at most {mostSections} sections.',
  },
  atMostCharacters: {
    id: 'reports.own.atMostCharacters',
    defaultMessage: 'At most {most, number} characters',
  },
  atMostThings: {
    id: 'reports.own.atMostThings',
    defaultMessage:
      '{what, select, figures {At most {most} figures} columns {At most {most} columns} captions {At most {most} parts of a caption} choices {At most {most} choices of a parameter} parameters {At most {most} parameters} filters {At most {most} filters} values {At most {most} values} other {At most {most} sections}}',
  },
  valueIsOneOf: { id: 'reports.own.valueIsOneOf', defaultMessage: 'A value is one of {valueKinds}' },
  columnIsOneOf: { id: 'reports.own.columnIsOneOf', defaultMessage: 'A column is one of {columnKinds}' },
  totalIsOneOf: { id: 'reports.own.totalIsOneOf', defaultMessage: 'A total is one of {totals}' },
  tableIsGroupedByOne: {
    id: 'reports.own.tableIsGroupedByOne',
    defaultMessage: 'A table is grouped by one of {groupKinds}',
  },
  widgetIsFromOneOf: {
    id: 'reports.own.widgetIsFromOneOf',
    defaultMessage: 'A widget is from one of {widgetSources}',
  },
  atLeastOne: {
    id: 'reports.own.atLeastOne',
    defaultMessage:
      '{what, select, row {At least one entry} week {At least one week} other {At least one photo}}',
  },
  atMostCounted: {
    id: 'reports.own.atMostCounted',
    defaultMessage:
      '{what, select, row {At most {most} entries} week {At most {most} weeks} other {At most {most} photos}}',
  },
  headlineSection: { id: 'reports.own.headlineSection', defaultMessage: 'Headline' },
  trend: { id: 'reports.own.trend', defaultMessage: 'Trend by week' },
  goodIsUpOrDown: {
    id: 'reports.own.goodIsUpOrDown',
    defaultMessage: 'What is good is "up", "down" or null',
  },
  byWeek: { id: 'reports.own.byWeek', defaultMessage: '{things} by week' },
  weekOf: { id: 'reports.own.weekOf', defaultMessage: 'Week from {day}' },
  paleIsEarlier: {
    id: 'reports.own.paleIsEarlier',
    defaultMessage: 'Each column is seven days. The pale ones are before the days of this report.',
  },
  columnIsWeek: { id: 'reports.own.columnIsWeek', defaultMessage: 'Each column is seven days.' },
  lastWeekIsNotOver: {
    id: 'reports.own.lastWeekIsNotOver',
    defaultMessage:
      '{hasPale, select, true {Each column is seven days; the last is not over. The pale ones are before the days of this report.} other {Each column is seven days; the last is not over.}}',
  },
  weeksAtMost: { id: 'reports.own.weeksAtMost', defaultMessage: 'weeks at most' },
  mostOf: { id: 'reports.own.mostOf', defaultMessage: 'most of them by' },
  isPlaceWord: { id: 'reports.own.isPlaceWord', defaultMessage: 'its answers are places' },
  rowsAreCalled: { id: 'reports.own.rowsAreCalled', defaultMessage: 'entries are called' },
  headerOfGroups: { id: 'reports.own.headerOfGroups', defaultMessage: 'heading of the groups' },
  headerOfCounts: { id: 'reports.own.headerOfCounts', defaultMessage: 'heading of the numbers of entries' },
  totalOfAll: { id: 'reports.own.totalOfAll', defaultMessage: 'All' },
  headingIsOfLevel1: { id: 'reports.own.headingIsOfLevel1', defaultMessage: 'A heading is of level 1 or 2' },
  sectionIsOneOf: { id: 'reports.own.sectionIsOneOf', defaultMessage: 'A section is one of {sectionKinds}' },
  dataTypeIsNumberFrom: {
    id: 'reports.own.dataTypeIsNumberFrom',
    defaultMessage: 'A data type is a number from 1 to 8',
  },
  atMost200Characters: { id: 'reports.own.atMost200Characters', defaultMessage: 'At most 200 characters' },
  chooseFormThatThisDesign: {
    id: 'reports.own.chooseFormThatThisDesign',
    defaultMessage: 'Choose the form that this design is for',
  },
  filterTakesTooLongFor: {
    id: 'reports.own.filterTakesTooLongFor',
    defaultMessage: 'The filter takes too long for so many entries.',
  },
  thereAreNoPhotos: { id: 'reports.own.thereAreNoPhotos', defaultMessage: 'There are no photos.' },
  newestOfPhotos: {
    id: 'reports.own.newestOfPhotos',
    defaultMessage: 'The newest {count, number} of {all, number} photos.',
  },
  noRowsMatchThisTable: {
    id: 'reports.own.noRowsMatchThisTable',
    defaultMessage: 'No entries match this table.',
  },
  firstOfTotals: {
    id: 'reports.own.firstOfTotals',
    defaultMessage:
      '{what, select, rows {The first {shown, number} of {all, number} entries. Totals are of all {all, number} entries.} other {The first {shown, number} of {all, number} groups. Totals are of all {all, number} groups.}}',
  },
  firstOfGroupsTotalsBelow: {
    id: 'reports.own.firstOfGroupsTotalsBelow',
    defaultMessage:
      'The first {count, number} of {count2, number} groups. The totals below are of all {count2, number}.',
  },
  monthlyReport: { id: 'reports.own.monthlyReport', defaultMessage: 'Monthly report' },
  figuresChartAndTableOf: {
    id: 'reports.own.figuresChartAndTableOf',
    defaultMessage: 'Figures, a chart and a table of entries with totals, for the chosen days.',
  },
  dashboard: { id: 'reports.own.dashboard', defaultMessage: 'The dashboard' },
  everythingOnFormsDashboardIn: {
    id: 'reports.own.everythingOnFormsDashboardIn',
    defaultMessage: "Everything on the form's dashboard, in the same order.",
  },
  photoReport: { id: 'reports.own.photoReport', defaultMessage: 'Photo report' },
  latestPhotosWithDatesAnd: {
    id: 'reports.own.latestPhotosWithDatesAnd',
    defaultMessage: 'The latest photos with dates and people.',
  },
  blank: { id: 'reports.own.blank', defaultMessage: 'Blank' },
  onlyDatesAddWhatYou: {
    id: 'reports.own.onlyDatesAddWhatYou',
    defaultMessage: 'Only the dates: add what you need.',
  },
  allRows: { id: 'reports.own.allRows', defaultMessage: 'All entries' },
  nameOfCompany: { id: 'reports.own.nameOfCompany', defaultMessage: 'The name of the company' },
  nameOfForm: { id: 'reports.own.nameOfForm', defaultMessage: 'The name of the form' },
  nameOfReport: { id: 'reports.own.nameOfReport', defaultMessage: 'The name of the report' },
  daysReportCovers: { id: 'reports.own.daysReportCovers', defaultMessage: 'The days the report covers' },
  dayOfRun: { id: 'reports.own.dayOfRun', defaultMessage: 'The day of the run' },
  whoRanReport: { id: 'reports.own.whoRanReport', defaultMessage: 'Who ran the report' },
  numberOfRows: { id: 'reports.own.numberOfRows', defaultMessage: 'The number of entries' },
  howManyPeopleFilledThem: {
    id: 'reports.own.howManyPeopleFilledThem',
    defaultMessage: 'How many people filled them in',
  },
  numberOfRowsWithAlerts: {
    id: 'reports.own.numberOfRowsWithAlerts',
    defaultMessage: 'The number of entries with alerts',
  },
  numberOfAlertsOfWhich: {
    id: 'reports.own.numberOfAlertsOfWhich',
    defaultMessage: 'The number of alerts, of which an entry may raise several',
  },
  peopleWhoFilledThemIn: {
    id: 'reports.own.peopleWhoFilledThemIn',
    defaultMessage: 'People who filled them in',
  },
  shareOfRows: { id: 'reports.own.shareOfRows', defaultMessage: 'Share of entries (%)' },
  reportsOfDesign: {
    id: 'reports.own.reportsOfDesign',
    defaultMessage: '{count, plural, one {# report} other {# reports}}',
  },
  versionOf: { id: 'reports.own.versionOf', defaultMessage: 'version {version}' },
  chosenSheets: {
    id: 'reports.own.chosenSheets',
    defaultMessage: '{count, plural, one {# chosen sheet} other {# chosen sheets}}',
  },
  sheetsNamed: {
    id: 'reports.own.sheetsNamed',
    defaultMessage: '{count, plural, one {Sheet {names}} other {Sheets {names}}}',
  },
  designTakesTooLong: {
    id: 'reports.own.designTakesTooLong',
    defaultMessage:
      'This design takes too long for {rows, number} entries. Remove values, sections or conditions of their filters, or choose sheets with fewer entries.',
  },
  groupedBy: { id: 'reports.own.groupedBy', defaultMessage: 'grouped by' },
  largestFirst: { id: 'reports.own.largestFirst', defaultMessage: '{column}, largest first' },
  wholeNumber: { id: 'reports.own.wholeNumber', defaultMessage: 'whole number' },
  figures: { id: 'reports.own.figures', defaultMessage: 'Figures' },
  table: { id: 'reports.own.table', defaultMessage: 'Table' },
  photos: { id: 'reports.own.photos', defaultMessage: 'Photos' },
  total: { id: 'reports.own.total', defaultMessage: 'Total' },
  average: { id: 'reports.own.average', defaultMessage: 'Average' },
  count: { id: 'reports.own.count', defaultMessage: 'Count' },
  smallest: { id: 'reports.own.smallest', defaultMessage: 'Smallest' },
  largest: { id: 'reports.own.largest', defaultMessage: 'Largest' },
  sheet: { id: 'reports.own.sheet', defaultMessage: 'Sheet' },
  user: { id: 'reports.own.user', defaultMessage: 'User' },
  review: { id: 'reports.own.review', defaultMessage: 'Review' },
  alerts: { id: 'reports.own.alerts', defaultMessage: 'Alerts' },
  day: { id: 'reports.own.day', defaultMessage: 'Day' },
  month: { id: 'reports.own.month', defaultMessage: 'Month' },
  filter: { id: 'reports.own.filter', defaultMessage: 'Filter' },
  saved: { id: 'reports.own.saved', defaultMessage: 'Saved' },
  builtIn: { id: 'reports.own.builtIn', defaultMessage: 'built in' },
  dashboardOf: { id: 'reports.own.dashboardOf', defaultMessage: '{name}: dashboard' },
  report: { id: 'reports.own.report', defaultMessage: '{name}: report' },
  monthlyReportOf: { id: 'reports.own.monthlyReportOf', defaultMessage: '{name}: monthly report' },
  photosOf: { id: 'reports.own.photosOf', defaultMessage: '{name}: photos' },
  answers: { id: 'reports.own.answers', defaultMessage: 'Answers' },
  sum: { id: 'reports.own.sum', defaultMessage: 'Sum' },
  parameterNamed: { id: 'reports.own.parameterNamed', defaultMessage: 'Parameter "{name}"' },
  valueNamed: { id: 'reports.own.valueNamed', defaultMessage: 'Value "{name}"' },
  filterAt: { id: 'reports.own.filterAt', defaultMessage: 'Filter {number}' },
  sectionAt: {
    id: 'reports.own.sectionAt',
    defaultMessage:
      'Section {number}, {kind, select, heading {heading} headline {headline} trend {trend} text {text} figures {figures} widget {widget} table {table} photos {photos} pageBreak {page break} other {{kind}}}{hasTitle, select, yes { "{title}"} other {}}',
  },
  filterBy: { id: 'reports.own.filterBy', defaultMessage: 'Filter by {parameter}' },
  numberNamed: { id: 'reports.own.numberNamed', defaultMessage: 'Number "{name}"' },
  designCount: {
    id: 'reports.own.designCount',
    defaultMessage: '{count, plural, one {# design} other {# designs}}',
  },
  choicesWord: {
    id: 'reports.own.choicesWord',
    defaultMessage: 'choices',
    description: 'What a change is of, in a list of changes.',
  },
  defaultWord: {
    id: 'reports.own.defaultWord',
    defaultMessage: 'default',
    description: 'What a change is of, in a list of changes.',
  },
  helpWord: {
    id: 'reports.own.helpWord',
    defaultMessage: 'help',
    description: 'What a change is of, in a list of changes.',
  },
  isWord: {
    id: 'reports.own.isWord',
    defaultMessage: 'is',
    description: 'What a change is of, in a list of changes.',
  },
  labelWord: {
    id: 'reports.own.labelWord',
    defaultMessage: 'label',
    description: 'What a change is of, in a list of changes.',
  },
  operatorWord: {
    id: 'reports.own.operatorWord',
    defaultMessage: 'operator',
    description: 'What a change is of, in a list of changes.',
  },
  orderWord: {
    id: 'reports.own.orderWord',
    defaultMessage: 'order',
    description: 'What a change is of, in a list of changes.',
  },
  questionWord: {
    id: 'reports.own.questionWord',
    defaultMessage: 'question',
    description: 'What a change is of, in a list of changes.',
  },
  sizeWord: {
    id: 'reports.own.sizeWord',
    defaultMessage: 'size',
    description: 'What a change is of, in a list of changes.',
  },
  textWord: {
    id: 'reports.own.textWord',
    defaultMessage: 'text',
    description: 'What a change is of, in a list of changes.',
  },
  titleWord: {
    id: 'reports.own.titleWord',
    defaultMessage: 'title',
    description: 'What a change is of, in a list of changes.',
  },
  typeWord: {
    id: 'reports.own.typeWord',
    defaultMessage: 'type',
    description: 'What a change is of, in a list of changes.',
  },
  unitWord: {
    id: 'reports.own.unitWord',
    defaultMessage: 'unit',
    description: 'What a change is of, in a list of changes.',
  },
  widgetWord: {
    id: 'reports.own.widgetWord',
    defaultMessage: 'widget',
    description: 'What a change is of, in a list of changes.',
  },
});
