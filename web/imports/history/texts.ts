// What web/imports/history says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  actionsFor: { id: 'imports.web.history.actionsFor', defaultMessage: 'Actions for {originalFileName}' },
  viewData: { id: 'imports.web.history.viewData', defaultMessage: 'View Data' },
  unableToLoadWhatHappened: {
    id: 'imports.web.history.unableToLoadWhatHappened',
    defaultMessage: 'Unable to load what happened to the rows',
  },
  startedBy: { id: 'imports.web.history.startedBy', defaultMessage: '{when} by {user}' },
});
