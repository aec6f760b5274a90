// What web/sheets/table says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  column: { id: 'sheets.web.table.column', defaultMessage: 'Column {title}' },
  menuOf: { id: 'sheets.web.table.menuOf', defaultMessage: 'Menu of {title}' },
  sortAscending: { id: 'sheets.web.table.sortAscending', defaultMessage: 'Sort ascending' },
  sortDescending: { id: 'sheets.web.table.sortDescending', defaultMessage: 'Sort descending' },
  unpin: { id: 'sheets.web.table.unpin', defaultMessage: 'Unpin' },
  pin: { id: 'sheets.web.table.pin', defaultMessage: 'Pin' },
  hide: { id: 'sheets.web.table.hide', defaultMessage: 'Hide' },
  fillIn: { id: 'sheets.web.table.fillIn', defaultMessage: 'Fill in' },
  openForm: { id: 'sheets.web.table.openForm', defaultMessage: 'Open the form' },
  reviewStatus: { id: 'sheets.web.table.reviewStatus', defaultMessage: 'Review status' },
  selectedRows: { id: 'sheets.web.table.selectedRows', defaultMessage: 'Selected rows' },
  actions: { id: 'sheets.web.table.actions', defaultMessage: 'Actions' },
  clear: { id: 'sheets.web.table.clear', defaultMessage: 'Clear' },
  findColumn: { id: 'sheets.web.table.findColumn', defaultMessage: 'Find a column' },
  hideAll: { id: 'sheets.web.table.hideAll', defaultMessage: 'Hide all' },
  moveColumnOf: {
    id: 'sheets.web.table.moveColumnOf',
    defaultMessage: 'Move {title}, column {place} of {count}',
  },
  resetColumns: { id: 'sheets.web.table.resetColumns', defaultMessage: 'Reset columns' },
  searchRows: { id: 'sheets.web.table.searchRows', defaultMessage: 'Search rows' },
  reviewStatusOf: { id: 'sheets.web.table.reviewStatusOf', defaultMessage: 'Review status: {status}' },
  undo: { id: 'sheets.web.table.undo', defaultMessage: 'Undo: {what}. {made}' },
  ofRows: {
    id: 'sheets.web.table.ofRows',
    defaultMessage: '{shown, number} of {count, plural, one {# row} other {# rows}}',
  },
  columnsHidden: { id: 'sheets.web.table.columnsHidden', defaultMessage: 'Columns ({hidden} hidden)' },
  columns: { id: 'sheets.web.table.columns', defaultMessage: 'Columns' },
  alertsOfRow: {
    id: 'sheets.web.table.alertsOfRow',
    defaultMessage: '{count, plural, one {Alert: {names}} other {Alerts: {names}}}',
  },
});
