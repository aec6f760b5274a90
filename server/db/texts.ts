// What server/db says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  databaseCannotSaveAnythingRight: {
    id: 'db.server.databaseCannotSaveAnythingRight',
    defaultMessage: 'The database cannot save anything right now.',
  },
  nothingWasChangedTryAgain: {
    id: 'db.server.nothingWasChangedTryAgain',
    defaultMessage: 'Nothing was changed. Try again in a moment.',
  },
  databaseIsNotResponding: {
    id: 'db.server.databaseIsNotResponding',
    defaultMessage: 'The database is not responding.',
  },
  ifYouChangedSomethingCheck: {
    id: 'db.server.ifYouChangedSomethingCheck',
    defaultMessage: 'If you changed something, check whether it was saved before you do it again.',
  },
  databaseCannotBeReachedRight: {
    id: 'db.server.databaseCannotBeReachedRight',
    defaultMessage: 'The database cannot be reached right now.',
  },
  serverIsTooBusyYour: {
    id: 'db.server.serverIsTooBusyYour',
    defaultMessage: 'The server is too busy: your request was not started.',
  },
  tryAgainInMoment: { id: 'db.server.tryAgainInMoment', defaultMessage: 'Try again in a moment.' },
  serverIsStoppingYourRequest: {
    id: 'db.server.serverIsStoppingYourRequest',
    defaultMessage: 'The server is stopping: your request was not started.',
  },
  youHaveTooManyRequests: {
    id: 'db.server.youHaveTooManyRequests',
    defaultMessage: 'You have too many requests running: this one was not started.',
  },
  waitUntilOthersAreDone: {
    id: 'db.server.waitUntilOthersAreDone',
    defaultMessage:
      'Wait until the others are done, or request less at once: fewer sheets, fewer days or fewer filters.',
  },
});
