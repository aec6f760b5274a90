// What cli/terminal/keys says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  toFirst: { id: 'terminal.cli.keys.toFirst', defaultMessage: 'to the first' },
  toLast: { id: 'terminal.cli.keys.toLast', defaultMessage: 'to the last' },
  goToRowByIts: { id: 'terminal.cli.keys.goToRowByIts', defaultMessage: 'go to row by its number' },
  numberOfRowThenEnter: {
    id: 'terminal.cli.keys.numberOfRowThenEnter',
    defaultMessage: 'the number of a row, then enter',
  },
  oneBefore: { id: 'terminal.cli.keys.oneBefore', defaultMessage: 'the one before' },
  otherTab: { id: 'terminal.cli.keys.otherTab', defaultMessage: 'the other tab' },
  keepSearch: { id: 'terminal.cli.keys.keepSearch', defaultMessage: 'keep the search' },
  otherPart: { id: 'terminal.cli.keys.otherPart', defaultMessage: 'the other part' },
  chooseFromList: { id: 'terminal.cli.keys.chooseFromList', defaultMessage: 'choose from a list' },
  allOrNone: { id: 'terminal.cli.keys.allOrNone', defaultMessage: 'all or none' },
  openInBrowser: { id: 'terminal.cli.keys.openInBrowser', defaultMessage: 'open in the browser' },
  typeFilter: { id: 'terminal.cli.keys.typeFilter', defaultMessage: 'type a filter' },
  filterByValue: { id: 'terminal.cli.keys.filterByValue', defaultMessage: 'filter by a value' },
  sortOtherWay: { id: 'terminal.cli.keys.sortOtherWay', defaultMessage: 'sort the other way' },
  sortByColumnOfThis: {
    id: 'terminal.cli.keys.sortByColumnOfThis',
    defaultMessage: 'sort by the column of this number',
  },
  whatIsHidden: { id: 'terminal.cli.keys.whatIsHidden', defaultMessage: 'what is hidden' },
  byHourToMonth: { id: 'terminal.cli.keys.byHourToMonth', defaultMessage: 'by hour to month' },
  chooseFromLastOneTo: {
    id: 'terminal.cli.keys.chooseFromLastOneTo',
    defaultMessage: 'choose from the last one to here',
  },
  saveAsFile: { id: 'terminal.cli.keys.saveAsFile', defaultMessage: 'save as a file' },
  qrCodes: { id: 'terminal.cli.keys.qrCodes', defaultMessage: 'QR codes' },
  thisScreen: { id: 'terminal.cli.keys.thisScreen', defaultMessage: 'This screen' },
  doesNothing: { id: 'terminal.cli.keys.doesNothing', defaultMessage: '{name} does nothing here.' },
  doesNothingSeeKeys: {
    id: 'terminal.cli.keys.doesNothingSeeKeys',
    defaultMessage: '{name} does nothing here; ? shows the keys.',
  },
});
