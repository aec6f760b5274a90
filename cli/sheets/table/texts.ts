// What cli/sheets/table says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  columnsWide: { id: 'sheets.cli.table.columnsWide', defaultMessage: '{own} wide' },
  columnsHaveTheirDefaults: {
    id: 'sheets.cli.table.columnsHaveTheirDefaults',
    defaultMessage: 'The columns have their defaults.',
  },
  n0ResetsWidthOfColumn: {
    id: 'sheets.cli.table.n0ResetsWidthOfColumn',
    defaultMessage: '0 resets the width of a column, A resets all columns.',
  },
  ifYourTerminalDoesNot: {
    id: 'sheets.cli.table.ifYourTerminalDoesNot',
    defaultMessage: '{text}. If your terminal does not take them, w saves them.',
  },
  thereIsNoRow: { id: 'sheets.cli.table.thereIsNoRow', defaultMessage: 'There is no entry.' },
  nCancel: { id: 'sheets.cli.table.nCancel', defaultMessage: 'n Cancel' },
  textInAnyColumn: { id: 'sheets.cli.table.textInAnyColumn', defaultMessage: 'text in any column' },
  saveAsFileWithTabs: {
    id: 'sheets.cli.table.saveAsFileWithTabs',
    defaultMessage: 'save as a file with tabs',
  },
  sortOtherWay: { id: 'sheets.cli.table.sortOtherWay', defaultMessage: 'sort the other way' },
  sortByColumnOfThis: {
    id: 'sheets.cli.table.sortByColumnOfThis',
    defaultMessage: 'sort by the column of this number',
  },
  cClearsFilter: { id: 'sheets.cli.table.cClearsFilter', defaultMessage: '{text} c clears the filter.' },
  escEndsSearch: { id: 'sheets.cli.table.escEndsSearch', defaultMessage: '{text} Esc ends the search.' },
  choosingRows: { id: 'sheets.cli.table.choosingRows', defaultMessage: 'Choosing entries' },
  chooseFromLastOneTo: {
    id: 'sheets.cli.table.chooseFromLastOneTo',
    defaultMessage: 'choose from the last one to here',
  },
  filterByValue: { id: 'sheets.cli.table.filterByValue', defaultMessage: 'filter by a value' },
  enterNumberFrom1To: {
    id: 'sheets.cli.table.enterNumberFrom1To',
    defaultMessage: 'Enter a number from 1 to {count, number}.',
  },
  goToRow: { id: 'sheets.cli.table.goToRow', defaultMessage: 'Go to entry' },
  goToRowByIts: { id: 'sheets.cli.table.goToRowByIts', defaultMessage: 'go to entry by its number' },
  thereAreNoRows: { id: 'sheets.cli.table.thereAreNoRows', defaultMessage: 'There are no entries.' },
  rowsSaved: {
    id: 'sheets.cli.table.rowsSaved',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} saved in {path}',
  },
  changeOfRows: {
    id: 'sheets.cli.table.changeOfRows',
    defaultMessage: '{change}: {count, plural, one {# entry} other {# entries}}',
  },
  savedWithEach: {
    id: 'sheets.cli.table.savedWithEach',
    defaultMessage: '{field}, saved with each of the entries (optional)',
  },
  rowOf: { id: 'sheets.cli.table.rowOf', defaultMessage: 'entry {row, number} of {count, number}' },
  inAll: { id: 'sheets.cli.table.inAll', defaultMessage: '{place}, {all, number} in all' },
  moveDown: { id: 'sheets.cli.table.moveDown', defaultMessage: 'move down' },
  moveUp: { id: 'sheets.cli.table.moveUp', defaultMessage: 'move up' },
  defaultWidth: { id: 'sheets.cli.table.defaultWidth', defaultMessage: 'default width' },
  resetAll: { id: 'sheets.cli.table.resetAll', defaultMessage: 'reset all' },
  chooseAll: { id: 'sheets.cli.table.chooseAll', defaultMessage: 'choose all' },
  chooseNone: { id: 'sheets.cli.table.chooseNone', defaultMessage: 'choose none' },
  reviewIs: {
    id: 'sheets.cli.table.reviewIs',
    defaultMessage:
      '{status, select, PENDING {review: pending} APPROVED {review: approved} REJECTED {review: rejected} other {review: returned}}',
  },
});
