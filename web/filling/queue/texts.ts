// What web/filling/queue says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisBrowserDoesNotStore: {
    id: 'filling.web.queue.thisBrowserDoesNotStore',
    defaultMessage: 'This browser does not store anything. Stay on this page until all entries are sent.',
  },
  pressToSeeYourOptions: {
    id: 'filling.web.queue.pressToSeeYourOptions',
    defaultMessage: 'Press to see your options.',
  },
  allEntriesSent: { id: 'filling.web.queue.allEntriesSent', defaultMessage: 'All entries sent' },
  waitingToSend: { id: 'filling.web.queue.waitingToSend', defaultMessage: 'Waiting to send' },
  signInToSend: { id: 'filling.web.queue.signInToSend', defaultMessage: 'Sign in to send' },
  sendNow: { id: 'filling.web.queue.sendNow', defaultMessage: 'Send now' },
  thisCouldNotBeDiscarded: {
    id: 'filling.web.queue.thisCouldNotBeDiscarded',
    defaultMessage: 'This could not be discarded',
  },
  saveToFile: { id: 'filling.web.queue.saveToFile', defaultMessage: 'Save to a file' },
});
