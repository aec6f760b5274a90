// What cli/terminal says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  numberAndEnter: { id: 'terminal.cli.numberAndEnter', defaultMessage: 'Number and enter: {number}' },
  goTo: { id: 'terminal.cli.goTo', defaultMessage: 'Go to' },
  formsHomeDashboardOfForm: {
    id: 'terminal.cli.formsHomeDashboardOfForm',
    defaultMessage: 'forms, home, dashboard of a form ...',
  },
  loadingForms: { id: 'terminal.cli.loadingForms', defaultMessage: 'Loading the forms...' },
  noScreenHasThisName: { id: 'terminal.cli.noScreenHasThisName', defaultMessage: 'No screen has this name.' },
  thisTerminalIsTooSmall: {
    id: 'terminal.cli.thisTerminalIsTooSmall',
    defaultMessage: 'This terminal is too small.',
  },
  itHasXAndX: {
    id: 'terminal.cli.itHasXAndX',
    defaultMessage: 'It has {columns}x{rows}, and {columns2}x{rows2} are needed. Make it larger to go on.',
  },
  keys: { id: 'terminal.cli.keys', defaultMessage: 'Keys' },
  closeKeys: { id: 'terminal.cli.closeKeys', defaultMessage: 'close the keys' },
  noKeyMatches: { id: 'terminal.cli.noKeyMatches', defaultMessage: 'No key matches "{filter}".' },
  thisIsLastPage: { id: 'terminal.cli.thisIsLastPage', defaultMessage: 'This is the last page.' },
  thisIsFirstPage: { id: 'terminal.cli.thisIsFirstPage', defaultMessage: 'This is the first page.' },
  formdeckHadToStopBecause: {
    id: 'terminal.cli.formdeckHadToStopBecause',
    defaultMessage: 'Formdeck had to stop because of an unexpected problem.\n{harmlessLines}',
  },
  toTop: { id: 'terminal.cli.toTop', defaultMessage: 'to the top' },
  toEnd: { id: 'terminal.cli.toEnd', defaultMessage: 'to the end' },
  columnsToRight: { id: 'terminal.cli.columnsToRight', defaultMessage: 'columns to the right' },
  columnsToLeft: { id: 'terminal.cli.columnsToLeft', defaultMessage: 'columns to the left' },
  rowsToOfNumberAnd: {
    id: 'terminal.cli.rowsToOfNumberAnd',
    defaultMessage: 'Rows {from} to {from2} of {count, number}. Number and enter: {number}',
  },
  finishThisFirstOrPress: {
    id: 'terminal.cli.finishThisFirstOrPress',
    defaultMessage: 'Finish this first, or press esc to leave it.',
  },
  toFirst: { id: 'terminal.cli.toFirst', defaultMessage: 'to the first' },
  toLast: { id: 'terminal.cli.toLast', defaultMessage: 'to the last' },
  pleaseWait: { id: 'terminal.cli.pleaseWait', defaultMessage: 'Please wait...' },
  unexpectedProblemOccurred: {
    id: 'terminal.cli.unexpectedProblemOccurred',
    defaultMessage: 'An unexpected problem occurred.',
  },
  pressRToTryAgain: { id: 'terminal.cli.pressRToTryAgain', defaultMessage: 'Press r to try again.' },
});
