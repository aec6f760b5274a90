// What core/audit says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  entry: { id: 'audit.entry', defaultMessage: 'Entry' },
  reasonForChange: { id: 'audit.reasonForChange', defaultMessage: 'Reason for Change' },
  notAnswered: { id: 'audit.notAnswered', defaultMessage: 'Not answered' },
  everything: { id: 'audit.everything', defaultMessage: 'Everything' },
  user: { id: 'audit.user', defaultMessage: 'User' },
  question: { id: 'audit.question', defaultMessage: 'Question' },
  before: { id: 'audit.before', defaultMessage: 'Before' },
  after: { id: 'audit.after', defaultMessage: 'After' },
  answers: { id: 'audit.answers', defaultMessage: 'Answers' },
  whatHappened: { id: 'audit.whatHappened', defaultMessage: 'What happened' },
  details: { id: 'audit.details', defaultMessage: 'Details' },
  deletedQuestion: { id: 'audit.deletedQuestion', defaultMessage: 'A deleted question' },
  failedToLoadHistory: { id: 'audit.failedToLoadHistory', defaultMessage: 'Failed to load history' },
  noChangesHaveBeenMade: { id: 'audit.noChangesHaveBeenMade', defaultMessage: 'No changes have been made' },
  auditLog: { id: 'audit.auditLog', defaultMessage: 'Audit Log' },
  whoChangedWhatAndWhen: { id: 'audit.whoChangedWhatAndWhen', defaultMessage: 'Who changed what, and when.' },
  failedToLoadAuditLogs: { id: 'audit.failedToLoadAuditLogs', defaultMessage: 'Failed to load audit logs' },
  failedToLoadData: { id: 'audit.failedToLoadData', defaultMessage: 'Failed to load data' },
  filterData: { id: 'audit.filterData', defaultMessage: 'Filter data' },
  applyFilters: { id: 'audit.applyFilters', defaultMessage: 'Apply Filters' },
  clearFilters: { id: 'audit.clearFilters', defaultMessage: 'Clear Filters' },
  failedToApplyFilters: { id: 'audit.failedToApplyFilters', defaultMessage: 'Failed to apply filters' },
  failedToClearFilters: { id: 'audit.failedToClearFilters', defaultMessage: 'Failed to clear filters' },
  noDataToExport: { id: 'audit.noDataToExport', defaultMessage: 'No data to export' },
  auditLogExportedSuccessfully: {
    id: 'audit.auditLogExportedSuccessfully',
    defaultMessage: 'Audit log exported successfully',
  },
  failedToExportData: { id: 'audit.failedToExportData', defaultMessage: 'Failed to export data' },
  startDateTime: { id: 'audit.startDateTime', defaultMessage: 'Start Date & Time' },
  endDateTime: { id: 'audit.endDateTime', defaultMessage: 'End Date & Time' },
  noMatchYourCurrentFilters: {
    id: 'audit.noMatchYourCurrentFilters',
    defaultMessage:
      '{tab, select, answer {No answer changes match your current filters} deleted {No deleted rows match your current filters} other {No activity match your current filters}}',
  },
  useFiltersToDisplayRelevant: {
    id: 'audit.useFiltersToDisplayRelevant',
    defaultMessage:
      '{tab, select, answer {Use filters to display relevant answer changes} deleted {Use filters to display relevant deleted rows} other {Use filters to display relevant activity}}',
  },
  exportData: {
    id: 'audit.exportData',
    defaultMessage: 'Export data ({count, plural, one {# record} other {# records}})',
  },
  whoChangedWhat: { id: 'audit.whoChangedWhat', defaultMessage: 'who changed what' },
  itCanBeRestoredUntil: {
    id: 'audit.itCanBeRestoredUntil',
    defaultMessage: 'It can be restored until {until}',
  },
  restoreAllRowsDeletedTogether: {
    id: 'audit.restoreAllRowsDeletedTogether',
    defaultMessage: 'Restore all {rows, plural, one {# entry} other {# entries}} deleted together',
  },
  hashHas64HexadecimalDigits: {
    id: 'audit.hashHas64HexadecimalDigits',
    defaultMessage: 'A hash has 64 hexadecimal digits',
  },
  enterDateInIso8601: { id: 'audit.enterDateInIso8601', defaultMessage: 'Enter a date in ISO 8601 format' },
  chooseAtLeastOneType: {
    id: 'audit.chooseAtLeastOneType',
    defaultMessage: 'Choose at least one type of entry',
  },
  giveFirstOrNextOf: {
    id: 'audit.giveFirstOrNextOf',
    defaultMessage: 'Give "first", or the "next" of the page before',
  },
  eachEntryIsChainedTo: {
    id: 'audit.eachEntryIsChainedTo',
    defaultMessage:
      'Each entry is chained to the one before it. Verify checks that no entry was changed, removed or added outside the server.',
  },
  compareItWithEarlierExport: {
    id: 'audit.compareItWithEarlierExport',
    defaultMessage: 'Compare it with an earlier export or a backup before you change anything else.',
  },
  verify: { id: 'audit.verify', defaultMessage: 'Verify' },
  onlyAdminsMayCheckAudit: {
    id: 'audit.onlyAdminsMayCheckAudit',
    defaultMessage: 'Only admins may check the audit log.',
  },
  auditLogCouldNotBe: {
    id: 'audit.auditLogCouldNotBe',
    defaultMessage: 'The audit log could not be checked',
  },
  auditLogIsIntactEntries: {
    id: 'audit.auditLogIsIntactEntries',
    defaultMessage:
      'The audit log is intact: {checked, plural, one {# entry} other {# entries}} checked{from, plural, =0 {.} other { behind position {from, number}.}}',
  },
  entryWasChanged: {
    id: 'audit.entryWasChanged',
    defaultMessage:
      'The entry{isPlaced, select, true { at position {position, number}} other {}} was changed.',
  },
  entryIsMissing: {
    id: 'audit.entryIsMissing',
    defaultMessage:
      'The entry{isPlaced, select, true { at position {position, number}} other {}} is missing.',
  },
  entryWasAddedOutsideServer: {
    id: 'audit.entryWasAddedOutsideServer',
    defaultMessage: 'An entry was added outside the server.',
  },
  logWasRewrittenItDoes: {
    id: 'audit.logWasRewrittenItDoes',
    defaultMessage:
      'The log was rewritten: it does not contain the given hash{isPlaced, select, true { at position {position, number}} other {}}.',
  },
  answerChanges: { id: 'audit.answerChanges', defaultMessage: 'Answer Changes' },
  deletedRows: { id: 'audit.deletedRows', defaultMessage: 'Deleted Rows' },
  otherActivity: { id: 'audit.otherActivity', defaultMessage: 'Other activity' },
  last24Hours: { id: 'audit.last24Hours', defaultMessage: 'Last 24 hours' },
  last7Days: { id: 'audit.last7Days', defaultMessage: 'Last 7 days' },
  last30Days: { id: 'audit.last30Days', defaultMessage: 'Last 30 days' },
  entries: { id: 'audit.entries', defaultMessage: '{count, plural, one {# entry} other {# entries}}' },
  moreEntries: {
    id: 'audit.moreEntries',
    defaultMessage: 'more than {count, plural, one {# entry} other {# entries}}',
  },
  exportMoreData: {
    id: 'audit.exportMoreData',
    defaultMessage: 'Export data (more than {count, number} records)',
  },
  template: { id: 'audit.template', defaultMessage: 'Template' },
  kind: { id: 'audit.kind', defaultMessage: 'Kind' },
  itNowReads: {
    id: 'audit.itNowReads',
    defaultMessage: 'It now reads: {sentence}, {moment} ({action}, id {id}).',
  },
  wasToIs: { id: 'audit.wasToIs', defaultMessage: '{was} to {is}' },
  from: { id: 'audit.from', defaultMessage: 'From {date}' },
  until: { id: 'audit.until', defaultMessage: 'Until {date}' },
  passedRuleOf: { id: 'audit.passedRuleOf', defaultMessage: 'Rule passed: {question}' },
  review: { id: 'audit.review', defaultMessage: 'Review' },
  whoChanged: { id: 'audit.whoChanged', defaultMessage: 'who changed' },
  userIs: { id: 'audit.userIs', defaultMessage: 'User: {name}' },
  templateIs: { id: 'audit.templateIs', defaultMessage: 'Template: {name}' },
  questionIs: { id: 'audit.questionIs', defaultMessage: 'Question: {name}' },
  withPoint: {
    id: 'audit.withPoint',
    defaultMessage: '{text}; point {number, number}: {place}',
    description: '1.2 km, 14 points; point 3: -36.85, 174.76',
  },
  lineBefore: { id: 'audit.lineBefore', defaultMessage: 'before: {line}' },
  lineNow: { id: 'audit.lineNow', defaultMessage: 'now: {line}' },
});
