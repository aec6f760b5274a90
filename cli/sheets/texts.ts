// What cli/sheets says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  needsAttention: { id: 'sheets.cli.needsAttention', defaultMessage: 'Needs attention' },
  whatNeedsAttention: { id: 'sheets.cli.whatNeedsAttention', defaultMessage: 'what needs attention' },
  nothingNeedsAttention: {
    id: 'sheets.cli.nothingNeedsAttention',
    defaultMessage: 'Nothing of this form needs attention.',
  },
  showSome: { id: 'sheets.cli.showSome', defaultMessage: 'show {count, number}' },
  viewOpensWithThisForm: {
    id: 'sheets.cli.viewOpensWithThisForm',
    defaultMessage: 'The view "{view}" opens with this form',
  },
  thereAreNoSheetsTo: {
    id: 'sheets.cli.thereAreNoSheetsTo',
    defaultMessage: 'There are no sheets to display.',
  },
  chooseAllOfThisPage: { id: 'sheets.cli.chooseAllOfThisPage', defaultMessage: 'choose all of this page' },
  dashboardOfAllSheets: { id: 'sheets.cli.dashboardOfAllSheets', defaultMessage: 'dashboard of all sheets' },
  sheets: { id: 'sheets.cli.sheets', defaultMessage: 'Sheets' },
  partOfName: { id: 'sheets.cli.partOfName', defaultMessage: 'part of a name' },
  thisFormHasNoSheets: {
    id: 'sheets.cli.thisFormHasNoSheets',
    defaultMessage: 'This form has no sheets yet.',
  },
  chooseAtLeastOneSheet: {
    id: 'sheets.cli.chooseAtLeastOneSheet',
    defaultMessage: 'Choose at least one sheet with space.',
  },
  addRowsToThisSheet: { id: 'sheets.cli.addRowsToThisSheet', defaultMessage: 'add entries to this sheet' },
  by: { id: 'sheets.cli.by', defaultMessage: 'By' },
  created: { id: 'sheets.cli.created', defaultMessage: 'Created' },
  updated: { id: 'sheets.cli.updated', defaultMessage: 'Updated' },
  sheetsAreStillLoading: {
    id: 'sheets.cli.sheetsAreStillLoading',
    defaultMessage: 'The sheets are still loading.',
  },
  typeFilter: { id: 'sheets.cli.typeFilter', defaultMessage: 'type a filter' },
  thereAreNoFilters: { id: 'sheets.cli.thereAreNoFilters', defaultMessage: 'There are no filters.' },
  includingRowsHiddenBySearch: {
    id: 'sheets.cli.includingRowsHiddenBySearch',
    defaultMessage: 'with entries hidden by the search',
  },
  exportText: { id: 'sheets.cli.exportText', defaultMessage: 'Export' },
  rangeOfDaysOrOn: { id: 'sheets.cli.rangeOfDaysOrOn', defaultMessage: 'a range of days, or on a schedule' },
  undoLastChange: { id: 'sheets.cli.undoLastChange', defaultMessage: 'undo the last change' },
  newRows: {
    id: 'sheets.cli.newRows',
    defaultMessage: '{count, plural, one {# new entry} other {# new entries}}',
  },
  filter: { id: 'sheets.cli.filter', defaultMessage: 'Filter' },
  chooseNone: { id: 'sheets.cli.chooseNone', defaultMessage: 'choose none' },
  dashboardOf: { id: 'sheets.cli.dashboardOf', defaultMessage: 'dashboard of {count}' },
  chosen: { id: 'sheets.cli.chosen', defaultMessage: '{count, number} chosen' },
  fillIn: { id: 'sheets.cli.fillIn', defaultMessage: 'fill in' },
  viewData: { id: 'sheets.cli.viewData', defaultMessage: 'view data' },
  clearFilters: { id: 'sheets.cli.clearFilters', defaultMessage: 'clear filters' },
  savedViews: { id: 'sheets.cli.savedViews', defaultMessage: 'saved views' },
  uUndoesIt: { id: 'sheets.cli.uUndoesIt', defaultMessage: '{text}. U undoes it.' },
  sheet: { id: 'sheets.cli.sheet', defaultMessage: 'Sheet' },
  id: { id: 'sheets.cli.id', defaultMessage: 'Id' },
  rows: { id: 'sheets.cli.rows', defaultMessage: 'Entries' },
  complete: { id: 'sheets.cli.complete', defaultMessage: 'Complete' },
  changed: { id: 'sheets.cli.changed', defaultMessage: 'Changed' },
  loading: { id: 'sheets.cli.loading', defaultMessage: 'Loading...' },
});
