// What cli/app says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  formdeckCouldNotStart: { id: 'app.cli.formdeckCouldNotStart', defaultMessage: 'Formdeck could not start.' },
  openThisInBrowser: { id: 'app.cli.openThisInBrowser', defaultMessage: 'Open this in a browser: {address}' },
  nothingIsChosen: { id: 'app.cli.nothingIsChosen', defaultMessage: 'Nothing is chosen.' },
  guidesInBrowser: { id: 'app.cli.guidesInBrowser', defaultMessage: 'the guides, in a browser' },
  inBrowser: { id: 'app.cli.inBrowser', defaultMessage: 'in a browser' },
  recentActivity: { id: 'app.cli.recentActivity', defaultMessage: 'Recent activity' },
  allItsSheets: { id: 'app.cli.allItsSheets', defaultMessage: 'all its sheets' },
  asTable: { id: 'app.cli.asTable', defaultMessage: 'as a table' },
  rowOrMore: { id: 'app.cli.rowOrMore', defaultMessage: 'a row or more' },
  toFile: { id: 'app.cli.toFile', defaultMessage: 'to a file' },
  alertsOverTime: { id: 'app.cli.alertsOverTime', defaultMessage: 'alerts over time' },
  remindersThatWereSentTo: {
    id: 'app.cli.remindersThatWereSentTo',
    defaultMessage: 'reminders that were sent to you',
  },
  whoIsSignedIn: { id: 'app.cli.whoIsSignedIn', defaultMessage: 'who is signed in' },
  allSheets: { id: 'app.cli.allSheets', defaultMessage: 'All sheets' },
  unnamedSheet: { id: 'app.cli.unnamedSheet', defaultMessage: 'Unnamed sheet' },
  home: { id: 'app.cli.home', defaultMessage: 'Home' },
  row: { id: 'app.cli.row', defaultMessage: 'Row' },
  savedViews: { id: 'app.cli.savedViews', defaultMessage: 'Saved views' },
  importInto: { id: 'app.cli.importInto', defaultMessage: 'Import into {formName}' },
  importText: { id: 'app.cli.importText', defaultMessage: 'Import' },
  importOf: { id: 'app.cli.importOf', defaultMessage: 'Import of {fileName}' },
  exportOf: { id: 'app.cli.exportOf', defaultMessage: 'Export of {formName}' },
  fillIn: { id: 'app.cli.fillIn', defaultMessage: 'Fill in' },
  account: { id: 'app.cli.account', defaultMessage: 'Account' },
  openInBrowser: { id: 'app.cli.openInBrowser', defaultMessage: 'open in the browser' },
  noConnectionTryingAgain: {
    id: 'app.cli.noConnectionTryingAgain',
    defaultMessage: 'no connection, trying again',
  },
});
