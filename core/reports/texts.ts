// What core/reports says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  rows: { id: 'reports.rows', defaultMessage: 'Entries' },
  alerts: { id: 'reports.alerts', defaultMessage: 'Alerts' },
  parameters: { id: 'reports.parameters', defaultMessage: 'Parameters' },
  importDesign: { id: 'reports.importDesign', defaultMessage: 'Import a design' },
  create: { id: 'reports.create', defaultMessage: 'Create' },
  reportWasCreated: { id: 'reports.reportWasCreated', defaultMessage: 'The report "{name}" was created' },
  yourReportCouldNotBe: {
    id: 'reports.yourReportCouldNotBe',
    defaultMessage: 'Your report could not be created. Please try again.',
  },
  reportIsNowCalled: { id: 'reports.reportIsNowCalled', defaultMessage: 'The report is now called "{name}"' },
  yourReportCouldNotBeRenamed: {
    id: 'reports.yourReportCouldNotBeRenamed',
    defaultMessage: 'Your report could not be renamed. Please try again.',
  },
  reportWasPublished: {
    id: 'reports.reportWasPublished',
    defaultMessage: 'The report "{name}" was published',
  },
  yourReportCouldNotBePublished: {
    id: 'reports.yourReportCouldNotBePublished',
    defaultMessage: 'Your report could not be published. Please try again.',
  },
  deleteThisReport: { id: 'reports.deleteThisReport', defaultMessage: 'Delete this report?' },
  willBeDeletedForEveryone: {
    id: 'reports.willBeDeletedForEveryone',
    defaultMessage:
      '"{name}" will be deleted for everyone. The forms and their data are not affected. This action cannot be undone.',
  },
  reportWasDeleted: { id: 'reports.reportWasDeleted', defaultMessage: 'The report "{name}" was deleted' },
  errorOccurredWhileDeletingYour: {
    id: 'reports.errorOccurredWhileDeletingYour',
    defaultMessage: 'An error occurred while deleting your report. Please try again.',
  },
  cannotBeShown: { id: 'reports.cannotBeShown', defaultMessage: '{value} (cannot be shown)' },
  ofCannotBeShown: { id: 'reports.ofCannotBeShown', defaultMessage: '{count} of {value} cannot be shown' },
  designWasSaved: { id: 'reports.designWasSaved', defaultMessage: 'The design "{name}" was saved' },
  yourDesignCouldNotBe: {
    id: 'reports.yourDesignCouldNotBe',
    defaultMessage: 'Your design could not be saved. Please try again.',
  },
  designWasSavedAsVersion: {
    id: 'reports.designWasSavedAsVersion',
    defaultMessage: 'The design "{design}" was saved as version {version}',
  },
  deleteThisDesign: { id: 'reports.deleteThisDesign', defaultMessage: 'Delete this design?' },
  willBeDeletedWithAll: {
    id: 'reports.willBeDeletedWithAll',
    defaultMessage: '"{name}" will be deleted with all of its versions. This action cannot be undone.',
  },
  designWasDeleted: { id: 'reports.designWasDeleted', defaultMessage: 'The design "{name}" was deleted' },
  errorOccurredWhileDeletingYourDesign: {
    id: 'reports.errorOccurredWhileDeletingYourDesign',
    defaultMessage: 'An error occurred while deleting your design. Please try again.',
  },
  restore: { id: 'reports.restore', defaultMessage: 'Restore' },
  restoreVersion: { id: 'reports.restoreVersion', defaultMessage: 'Restore version {version}?' },
  isRestoredToThatState: {
    id: 'reports.isRestoredToThatState',
    defaultMessage: '"{design}" is restored to that state, as a new version. {follow}',
  },
  versionWasRestoredAsVersion: {
    id: 'reports.versionWasRestoredAsVersion',
    defaultMessage: 'Version {version} was restored as version {version2}',
  },
  thisVersionCouldNotBe: {
    id: 'reports.thisVersionCouldNotBe',
    defaultMessage: 'This version could not be restored. Please try again.',
  },
  designHasProblems: {
    id: 'reports.designHasProblems',
    defaultMessage: 'The design has {count, plural, one {# problem} other {# problems}}.',
  },
  startDate: { id: 'reports.startDate', defaultMessage: 'Start date' },
  firstDayInYourTime: {
    id: 'reports.firstDayInYourTime',
    defaultMessage: 'The first day, in your time zone.',
  },
  endDate: { id: 'reports.endDate', defaultMessage: 'End date' },
  lastDayIncluded: { id: 'reports.lastDayIncluded', defaultMessage: 'The last day, included.' },
  order: { id: 'reports.order', defaultMessage: 'Order' },
  whichRowsComeFirst: { id: 'reports.whichRowsComeFirst', defaultMessage: 'Which entries come first.' },
  oldestFirst: { id: 'reports.oldestFirst', defaultMessage: 'Oldest first' },
  newestFirst: { id: 'reports.newestFirst', defaultMessage: 'Newest first' },
  rowIdsSeparatedByCommas: {
    id: 'reports.rowIdsSeparatedByCommas',
    defaultMessage: 'Entry ids separated by commas. Leave blank for all entries of the period.',
  },
  formSummary: { id: 'reports.formSummary', defaultMessage: 'Form summary' },
  howManyRowsFormHas: {
    id: 'reports.howManyRowsFormHas',
    defaultMessage: 'How many entries a form has, and how each question was answered, as on its dashboard.',
  },
  submissionsByUserAndDay: {
    id: 'reports.submissionsByUserAndDay',
    defaultMessage: 'Submissions by user and day',
  },
  howManyRowsEachPerson: {
    id: 'reports.howManyRowsEachPerson',
    defaultMessage: 'How many entries each person sent, by day.',
  },
  alertsRaisedByFormAnd: {
    id: 'reports.alertsRaisedByFormAnd',
    defaultMessage: 'Alerts raised by form and by day, with the latest ones.',
  },
  reviewTurnaround: { id: 'reports.reviewTurnaround', defaultMessage: 'Review turnaround' },
  howManyRowsWereApproved: {
    id: 'reports.howManyRowsWereApproved',
    defaultMessage:
      'How many entries were approved or rejected, how long it took, and what is still waiting.',
  },
  catalogUsage: { id: 'reports.catalogUsage', defaultMessage: 'Catalog usage' },
  howOftenEachItemOf: {
    id: 'reports.howOftenEachItemOf',
    defaultMessage: 'How often each item of the catalog was chosen.',
  },
  rawRows: { id: 'reports.rawRows', defaultMessage: 'Raw rows' },
  everyRowWithAllOf: {
    id: 'reports.everyRowWithAllOf',
    defaultMessage: 'Every entry with all of its answers, as a table.',
  },
  filledInForm: { id: 'reports.filledInForm', defaultMessage: 'Filled-in form' },
  eachRowAsPrintedPage: {
    id: 'reports.eachRowAsPrintedPage',
    defaultMessage: 'Each entry as a printed page: questions, answers, photos and signatures.',
  },
  changedScheduleOf: {
    id: 'reports.changedScheduleOf',
    defaultMessage:
      '{who} changed the schedule of {hasName, select, true {the report "{name}"} other {a report}}',
  },
  deletedScheduleOf: {
    id: 'reports.deletedScheduleOf',
    defaultMessage:
      '{who} deleted the schedule of {hasName, select, true {the report "{name}"} other {a report}}',
  },
  pausedScheduleOf: {
    id: 'reports.pausedScheduleOf',
    defaultMessage:
      '{who} paused the schedule of {hasName, select, true {the report "{name}"} other {a report}}',
  },
  resumedScheduleOf: {
    id: 'reports.resumedScheduleOf',
    defaultMessage:
      '{who} resumed the schedule of {hasName, select, true {the report "{name}"} other {a report}}',
  },
  subscribedAgainTo: {
    id: 'reports.subscribedAgainTo',
    defaultMessage:
      '{who} subscribed again to {hasName, select, true {the report "{name}"} other {a report}}',
  },
  thereIsNoReport: { id: 'reports.thereIsNoReport', defaultMessage: 'There is no report "{given}".' },
  seeFormdeckReportsList: {
    id: 'reports.seeFormdeckReportsList',
    defaultMessage: 'See `formdeck reports list`.',
  },
  thereIsNoDesign: { id: 'reports.thereIsNoDesign', defaultMessage: 'There is no design "{given}".' },
  designsAre: { id: 'reports.designsAre', defaultMessage: 'The designs are {designs}.' },
  reports: { id: 'reports.reports', defaultMessage: 'Reports' },
  yourDataReadyToPrint: {
    id: 'reports.yourDataReadyToPrint',
    defaultMessage: 'Your data, ready to print and share',
  },
  youHaveNoReports: { id: 'reports.youHaveNoReports', defaultMessage: 'You have no reports' },
  contactYourAccountManagerTo: {
    id: 'reports.contactYourAccountManagerTo',
    defaultMessage: 'Contact your account manager to learn more about custom reports.',
  },
  reportAppliesDesignToOne: {
    id: 'reports.reportAppliesDesignToOne',
    defaultMessage: 'A report applies a design to one or more of your forms.',
  },
  thereAreNoReportsTo: {
    id: 'reports.thereAreNoReportsTo',
    defaultMessage: 'There are no reports to display.',
  },
  reportsCouldNotBeLoaded: {
    id: 'reports.reportsCouldNotBeLoaded',
    defaultMessage: 'The reports could not be loaded',
  },
  runningReport: { id: 'reports.runningReport', defaultMessage: 'Running report...' },
  reportFailedToRun: { id: 'reports.reportFailedToRun', defaultMessage: 'Report failed to run!' },
  reportNotFoundWithId: { id: 'reports.reportNotFoundWithId', defaultMessage: 'Report not found with ID' },
  thereIsNoDataFor: { id: 'reports.thereIsNoDataFor', defaultMessage: 'There is no data for this report' },
  noRowsMatchTheseParameters: {
    id: 'reports.noRowsMatchTheseParameters',
    defaultMessage: 'No entries match these parameters. Choose other dates.',
  },
  thisParameterIsRequired: {
    id: 'reports.thisParameterIsRequired',
    defaultMessage: 'This parameter is required.',
  },
  reportDoesNotHaveThis: {
    id: 'reports.reportDoesNotHaveThis',
    defaultMessage: 'The report does not have this parameter',
  },
  rangeEndsBeforeItStarts: {
    id: 'reports.rangeEndsBeforeItStarts',
    defaultMessage: 'The range ends before it starts',
  },
  preparingReport: { id: 'reports.preparingReport', defaultMessage: 'Preparing the report' },
  downloadReport: { id: 'reports.downloadReport', defaultMessage: 'Download Report' },
  asPdf: { id: 'reports.asPdf', defaultMessage: 'As PDF' },
  asXlsx: { id: 'reports.asXlsx', defaultMessage: 'As XLSX' },
  editParameters: { id: 'reports.editParameters', defaultMessage: 'Edit Parameters' },
  publishReport: { id: 'reports.publishReport', defaultMessage: 'Publish Report' },
  newReport: { id: 'reports.newReport', defaultMessage: 'New report' },
  chooseParametersOfThisReport: {
    id: 'reports.chooseParametersOfThisReport',
    defaultMessage: 'Choose the parameters of this report',
  },
  unableToExportToPlease: {
    id: 'reports.unableToExportToPlease',
    defaultMessage: 'Unable to export to {format}. Please try again.',
  },
  nameToZ: { id: 'reports.nameToZ', defaultMessage: 'Name A to Z' },
  nameZTo: { id: 'reports.nameZTo', defaultMessage: 'Name Z to A' },
  searchReports: { id: 'reports.searchReports', defaultMessage: 'Search reports' },
  partOfNameDescriptionOr: {
    id: 'reports.partOfNameDescriptionOr',
    defaultMessage: 'part of a name, a description or a form',
  },
  sortBy: { id: 'reports.sortBy', defaultMessage: 'Sort by' },
  sort: { id: 'reports.sort', defaultMessage: 'Sort' },
  report: { id: 'reports.report', defaultMessage: 'Report' },
  run: { id: 'reports.run', defaultMessage: 'Run' },
  tryPartOfNameOf: {
    id: 'reports.tryPartOfNameOf',
    defaultMessage: 'Try part of the name, of the description or of a form.',
  },
  showAllReports: { id: 'reports.showAllReports', defaultMessage: 'Show all reports' },
  yourDataReadyToPrintAnd: {
    id: 'reports.yourDataReadyToPrintAnd',
    defaultMessage: 'your data, ready to print and share',
  },
  layoutsForYourReports: { id: 'reports.layoutsForYourReports', defaultMessage: 'layouts for your reports' },
  reportsSentByEMail: {
    id: 'reports.reportsSentByEMail',
    defaultMessage: 'reports sent by e-mail on a schedule',
  },
  chooseOneOf: { id: 'reports.chooseOneOf', defaultMessage: 'Choose one of {choices}' },
  yesOrNoIsExpected: { id: 'reports.yesOrNoIsExpected', defaultMessage: 'Yes or no is expected' },
  textIsExpected: { id: 'reports.textIsExpected', defaultMessage: 'Text is expected' },
  dateIsExpected: { id: 'reports.dateIsExpected', defaultMessage: 'A date is expected' },
  numberIsExpected: { id: 'reports.numberIsExpected', defaultMessage: 'A number is expected' },
  wholeNumberIsExpected: {
    id: 'reports.wholeNumberIsExpected',
    defaultMessage: 'A whole number is expected',
  },
  thisDateDoesNotExist: { id: 'reports.thisDateDoesNotExist', defaultMessage: 'This date does not exist' },
  yourRoleHasNoAccess: {
    id: 'reports.yourRoleHasNoAccess',
    defaultMessage: 'Your role has no access to reports.',
  },
  onlyAdministratorsMayRunUnpublished: {
    id: 'reports.onlyAdministratorsMayRunUnpublished',
    defaultMessage: 'Only administrators may run an unpublished report.',
  },
  onlyAdministratorsMayChangeDesigns: {
    id: 'reports.onlyAdministratorsMayChangeDesigns',
    defaultMessage: 'Only administrators may change designs of reports.',
  },
  onlyManagersMayMakeReports: {
    id: 'reports.onlyManagersMayMakeReports',
    defaultMessage: 'Only managers and administrators may make reports.',
  },
  onlyAdministratorsMayChangeThis: {
    id: 'reports.onlyAdministratorsMayChangeThis',
    defaultMessage: 'Only administrators may change this report.',
  },
  onlyAdministratorsMayPublishReports: {
    id: 'reports.onlyAdministratorsMayPublishReports',
    defaultMessage: 'Only administrators may publish reports.',
  },
  thisReportIsAlreadyPublished: {
    id: 'reports.thisReportIsAlreadyPublished',
    defaultMessage: 'This report is already published.',
  },
  chooseAtLeastOneRow: { id: 'reports.chooseAtLeastOneRow', defaultMessage: 'Choose at least one entry' },
  atMostRowsCanBe: {
    id: 'reports.atMostRowsCanBe',
    defaultMessage: 'At most {mostFilledForms, number} entries can be printed at once',
  },
  saveAsOnePdf: { id: 'reports.saveAsOnePdf', defaultMessage: 'Save as one PDF' },
  savePdfForEachRow: { id: 'reports.savePdfForEachRow', defaultMessage: 'Save a PDF for each entry' },
  rowsCouldNotBePrinted: {
    id: 'reports.rowsCouldNotBePrinted',
    defaultMessage: 'The entries could not be printed. Please try again.',
  },
  atMostRowsCanBePrinted: {
    id: 'reports.atMostRowsCanBePrinted',
    defaultMessage: 'At most {mostFilledForms, number} entries can be printed at once. Choose fewer.',
  },
  unnamedSheet: { id: 'reports.unnamedSheet', defaultMessage: 'Unnamed sheet' },
  shownBelowItsNameIn: {
    id: 'reports.shownBelowItsNameIn',
    defaultMessage: 'Shown below its name in the list.',
  },
  nameIsRequired: { id: 'reports.nameIsRequired', defaultMessage: 'A name is required' },
  chooseAtLeastOneForm: { id: 'reports.chooseAtLeastOneForm', defaultMessage: 'Choose at least one form' },
  createdReport: {
    id: 'reports.createdReport',
    defaultMessage: '{who} created {hasName, select, true {the report "{name}"} other {a report}}',
  },
  changedReport: {
    id: 'reports.changedReport',
    defaultMessage: '{who} changed {hasName, select, true {the report "{name}"} other {a report}}',
  },
  publishedReport: {
    id: 'reports.publishedReport',
    defaultMessage: '{who} published {hasName, select, true {the report "{name}"} other {a report}}',
  },
  deletedReport: {
    id: 'reports.deletedReport',
    defaultMessage: '{who} deleted {hasName, select, true {the report "{name}"} other {a report}}',
  },
  createdReportDesign: {
    id: 'reports.createdReportDesign',
    defaultMessage:
      '{who} created {hasName, select, true {the report design "{name}"} other {a report design}}',
  },
  changedReportDesign: {
    id: 'reports.changedReportDesign',
    defaultMessage:
      '{who} changed {hasName, select, true {the report design "{name}"} other {a report design}}',
  },
  deletedReportDesign: {
    id: 'reports.deletedReportDesign',
    defaultMessage:
      '{who} deleted {hasName, select, true {the report design "{name}"} other {a report design}}',
  },
  scheduledReport: {
    id: 'reports.scheduledReport',
    defaultMessage: '{who} scheduled {hasName, select, true {the report "{name}"} other {a report}}',
  },
  hadReportSent: {
    id: 'reports.hadReportSent',
    defaultMessage: '{who} had sent {hasName, select, true {the report "{name}"} other {a report}}',
  },
  unsubscribedFrom: {
    id: 'reports.unsubscribedFrom',
    defaultMessage: '{who} unsubscribed from {hasName, select, true {the report "{name}"} other {a report}}',
  },
  scheduleWasPaused: {
    id: 'reports.scheduleWasPaused',
    defaultMessage:
      'The schedule of {hasName, select, true {the report "{name}"} other {a report}} by {who} was paused',
  },
  reportWasSent: {
    id: 'reports.reportWasSent',
    defaultMessage:
      '{hasName, select, true {The report "{name}"} other {A report}} that {who} scheduled was sent',
  },
  reportCouldNotBeSent: {
    id: 'reports.reportCouldNotBeSent',
    defaultMessage:
      '{hasName, select, true {The report "{name}"} other {A report}} that {who} scheduled could not be sent',
  },
  reportOf: { id: 'reports.reportOf', defaultMessage: '{id}  {name}  of {names}' },
  published: { id: 'reports.published', defaultMessage: 'Published' },
  unpublished: { id: 'reports.unpublished', defaultMessage: 'Unpublished' },
  rowWord: { id: 'reports.rowWord', defaultMessage: 'entry' },
  rowsWord: { id: 'reports.rowsWord', defaultMessage: 'entries' },
  headlineAlone: {
    id: 'reports.headlineAlone',
    description:
      'one, many: what a row is, such as "strike" and "strikes"; days: how many, 0 for other lengths of time',
    defaultMessage: '{count, number} {count, plural, one {{one}} other {{many}}}.',
  },
  headlineMore: {
    id: 'reports.headlineMore',
    description:
      'one, many: what a row is, such as "strike" and "strikes"; days: how many, 0 for other lengths of time',
    defaultMessage:
      '{count, number} {count, plural, one {{one}} other {{many}}}, {difference, number} more than in {days, plural, =0 {the period before} =1 {the day before} other {the # days before}}.',
  },
  headlineFewer: {
    id: 'reports.headlineFewer',
    description:
      'one, many: what a row is, such as "strike" and "strikes"; days: how many, 0 for other lengths of time',
    defaultMessage:
      '{count, number} {count, plural, one {{one}} other {{many}}}, {difference, number} fewer than in {days, plural, =0 {the period before} =1 {the day before} other {the # days before}}.',
  },
  headlineSame: {
    id: 'reports.headlineSame',
    description:
      'one, many: what a row is, such as "strike" and "strikes"; days: how many, 0 for other lengths of time',
    defaultMessage:
      '{count, number} {count, plural, one {{one}} other {{many}}}, as many as in {days, plural, =0 {the period before} =1 {the day before} other {the # days before}}.',
  },
  headlineNew: {
    id: 'reports.headlineNew',
    description:
      'one, many: what a row is, such as "strike" and "strikes"; days: how many, 0 for other lengths of time',
    defaultMessage:
      '{count, number} {count, plural, one {{one}} other {{many}}}, and none in {days, plural, =0 {the period before} =1 {the day before} other {the # days before}}.',
  },
  headlineMoreSoFar: {
    id: 'reports.headlineMoreSoFar',
    description:
      'one, many: what a row is, such as "strike" and "strikes"; days: how many, 0 for other lengths of time',
    defaultMessage:
      '{count, number} {count, plural, one {{one}} other {{many}}} so far, {difference, number} more than at the same point of {days, plural, =0 {the period before} =1 {the day before} other {the # days before}}.',
  },
  headlineFewerSoFar: {
    id: 'reports.headlineFewerSoFar',
    description:
      'one, many: what a row is, such as "strike" and "strikes"; days: how many, 0 for other lengths of time',
    defaultMessage:
      '{count, number} {count, plural, one {{one}} other {{many}}} so far, {difference, number} fewer than at the same point of {days, plural, =0 {the period before} =1 {the day before} other {the # days before}}.',
  },
  headlineSameSoFar: {
    id: 'reports.headlineSameSoFar',
    description:
      'one, many: what a row is, such as "strike" and "strikes"; days: how many, 0 for other lengths of time',
    defaultMessage:
      '{count, number} {count, plural, one {{one}} other {{many}}} so far, as many as at the same point of {days, plural, =0 {the period before} =1 {the day before} other {the # days before}}.',
  },
  headlineNewSoFar: {
    id: 'reports.headlineNewSoFar',
    description:
      'one, many: what a row is, such as "strike" and "strikes"; days: how many, 0 for other lengths of time',
    defaultMessage:
      '{count, number} {count, plural, one {{one}} other {{many}}} so far, and none at the same point of {days, plural, =0 {the period before} =1 {the day before} other {the # days before}}.',
  },
  mostAt: {
    id: 'reports.mostAt',
    description: 'label, second: places; top: how many were there',
    defaultMessage:
      '{kind, select, only {It was at {label}.} all {All were at {label}.} two {Most were at {label} and {second}: {top, number} each.} other {Most were at {label}: {top, number}.}}',
  },
  mostOf: {
    id: 'reports.mostOf',
    description: 'label, second: answers of a question; top: how many rows have each',
    defaultMessage:
      '{kind, select, only {It was: {label}.} all {All were: {label}.} two {Most often: {label} and {second}, {top, number} each.} other {Most often: {label}, {top, number}.}}',
  },
  changeFrom: {
    id: 'reports.changeFrom',
    description: 'short: a change, such as +12%; before: the number before; tone: whether the change is good',
    defaultMessage:
      '{short}, {tone, select, good {better than {before}} bad {worse than {before}} other {was {before}}}',
  },
  pointsChange: {
    id: 'reports.pointsChange',
    description: 'The change of a share, such as +2.5 points',
    defaultMessage: '{sign}{points, number} {points, plural, one {point} other {points}}',
  },
  allDays: { id: 'reports.allDays', defaultMessage: 'all days' },
  reportDesigns: { id: 'reports.reportDesigns', defaultMessage: 'report designs' },
  reportsByEMail: { id: 'reports.reportsByEMail', defaultMessage: 'reports by e-mail' },
  print: { id: 'reports.print', defaultMessage: 'Print' },
  saveAsPdf: { id: 'reports.saveAsPdf', defaultMessage: 'Save as PDF' },
  reportCount: {
    id: 'reports.reportCount',
    defaultMessage: '{count, plural, one {# report} other {# reports}}',
  },
  designCount: {
    id: 'reports.designCount',
    defaultMessage: '{count, plural, one {# design} other {# designs}}',
  },
  fromDay: { id: 'reports.fromDay', defaultMessage: 'from {day}' },
  untilDay: { id: 'reports.untilDay', defaultMessage: 'until {day}' },
});
