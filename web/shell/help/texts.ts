// What web/shell/help says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  fillingInForms: { id: 'shell.web.help.fillingInForms', defaultMessage: 'Filling in forms' },
  designingAndAnalysing: {
    id: 'shell.web.help.designingAndAnalysing',
    defaultMessage: 'Designing and analyzing',
  },
  xlsform: { id: 'shell.web.help.xlsform', defaultMessage: 'What an XLSForm loses' },
  runningCompany: { id: 'shell.web.help.runningCompany', defaultMessage: 'Running a company' },
  glossary: { id: 'shell.web.help.glossary', defaultMessage: 'What the words mean' },
  terminalAndCommands: { id: 'shell.web.help.terminalAndCommands', defaultMessage: 'Terminal and commands' },
  runningServer: { id: 'shell.web.help.runningServer', defaultMessage: 'Running a server' },
  help: { id: 'shell.web.help.help', defaultMessage: 'Help: {find}' },
  helpTitle: { id: 'shell.web.help.helpTitle', defaultMessage: 'Help' },
  contentsOfHelp: { id: 'shell.web.help.contentsOfHelp', defaultMessage: 'Contents of the help' },
  searchHelp: { id: 'shell.web.help.searchHelp', defaultMessage: 'Search the help' },
  contents: { id: 'shell.web.help.contents', defaultMessage: 'Contents' },
  nothingInHelpMatches: {
    id: 'shell.web.help.nothingInHelpMatches',
    defaultMessage: 'Nothing in the help matches.',
  },
});
