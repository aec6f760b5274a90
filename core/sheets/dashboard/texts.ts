// What core/sheets/dashboard says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  matrixRow: { id: 'sheets.dashboard.matrixRow', defaultMessage: 'Question' },
  answersToRow: { id: 'sheets.dashboard.answersToRow', defaultMessage: 'Answers' },
  sharesOfAnswers: {
    id: 'sheets.dashboard.sharesOfAnswers',
    defaultMessage: 'Shares of the answers to each question',
  },
  withAverageRank: {
    id: 'sheets.dashboard.withAverageRank',
    defaultMessage: '{label} (average rank {average})',
  },
  thereIsTooMuchData: {
    id: 'sheets.dashboard.thereIsTooMuchData',
    defaultMessage:
      'There is too much data to display. The maximum amount of data that can be displayed is {rows, number} sheet responses or {sheets, number} sheets. Please select less sheets with less responses or apply filters to continue.',
  },
  showingDataFromLatestSheets: {
    id: 'sheets.dashboard.showingDataFromLatestSheets',
    defaultMessage: 'Showing data from the latest {sheets, plural, one {# sheet} other {# sheets}}',
  },
  submissions: { id: 'sheets.dashboard.submissions', defaultMessage: 'Submissions' },
  completed: { id: 'sheets.dashboard.completed', defaultMessage: 'Completed' },
  user: { id: 'sheets.dashboard.user', defaultMessage: 'User' },
  dateCreated: { id: 'sheets.dashboard.dateCreated', defaultMessage: 'Date Created' },
  dateModified: { id: 'sheets.dashboard.dateModified', defaultMessage: 'Date Modified' },
  completedCount: { id: 'sheets.dashboard.completedCount', defaultMessage: '{count, number} completed' },
  changedOn: { id: 'sheets.dashboard.changedOn', defaultMessage: 'changed {day}' },
  withSelected: {
    id: 'sheets.dashboard.withSelected',
    defaultMessage: '{answers, number} with {items} selected',
  },
  withMoreSelected: {
    id: 'sheets.dashboard.withMoreSelected',
    defaultMessage: '{answers, number} with more than {items} selected',
  },
  showingFilteredData: {
    id: 'sheets.dashboard.showingFilteredData',
    defaultMessage:
      'Showing data from the latest {sheets, plural, one {# sheet} other {# sheets}} with {count, plural, one {# filter} other {# filters}} applied',
  },
  loadedOf: {
    id: 'sheets.dashboard.loadedOf',
    defaultMessage:
      'Loaded {loaded, number} of {total, number} {unit, select, sheets {sheets} other {entries}}...',
  },
  latestOf: {
    id: 'sheets.dashboard.latestOf',
    defaultMessage: '{count, number} of {all, plural, one {# sheet} other {# sheets}} (latest)',
  },
  average: { id: 'sheets.dashboard.average', defaultMessage: 'Average' },
  minimum: { id: 'sheets.dashboard.minimum', defaultMessage: 'Minimum' },
  maximum: { id: 'sheets.dashboard.maximum', defaultMessage: 'Maximum' },
  total: { id: 'sheets.dashboard.total', defaultMessage: 'Total' },
  aggregationOf: { id: 'sheets.dashboard.aggregationOf', defaultMessage: '{aggregation} of {summary}' },
  completedOf: { id: 'sheets.dashboard.completedOf', defaultMessage: '{completed} of {sheets}' },
  andMore: { id: 'sheets.dashboard.andMore', defaultMessage: '{named} and {more} more' },
  countedThings: {
    id: 'sheets.countedThings',
    description: 'Beside a number, which it does not repeat',
    defaultMessage:
      '{kind, select, entries {{count, plural, one {repeated entry} other {repeated entries}}} other {{count, plural, one {entry} other {entries}}}}',
  },
});
