// What web/shell/palette says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  onThisPage: { id: 'shell.web.palette.onThisPage', defaultMessage: 'On this page' },
  searchPagesFormsQuestionsAnd: {
    id: 'shell.web.palette.searchPagesFormsQuestionsAnd',
    defaultMessage: 'Search pages, forms, questions and actions',
  },
  commandPalette: { id: 'shell.web.palette.commandPalette', defaultMessage: 'Command palette' },
  commands: { id: 'shell.web.palette.commands', defaultMessage: 'Commands' },
  nothingMatches: { id: 'shell.web.palette.nothingMatches', defaultMessage: 'Nothing matches "{typed}".' },
  goTo: { id: 'shell.web.palette.goTo', defaultMessage: 'Go to' },
  addReminder: { id: 'shell.web.palette.addReminder', defaultMessage: 'New reminder' },
  recent: { id: 'shell.web.palette.recent', defaultMessage: 'Recent' },
  questions: { id: 'shell.web.palette.questions', defaultMessage: 'Questions' },
  help: { id: 'shell.web.palette.help', defaultMessage: 'Help' },
  create: { id: 'shell.web.palette.create', defaultMessage: 'Create' },
  toChoose: { id: 'shell.web.palette.toChoose', defaultMessage: '{up} {down} to choose' },
  toRun: { id: 'shell.web.palette.toRun', defaultMessage: '<key>Enter</key> to run' },
  toClose: { id: 'shell.web.palette.toClose', defaultMessage: '<key>Esc</key> to close' },
  searching: { id: 'shell.web.palette.searching', defaultMessage: 'Searching...' },
  newCreate: { id: 'shell.web.palette.newCreate', defaultMessage: 'new create' },
});
