// What server/troubles says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  serverCouldNotDoIt: {
    id: 'troubles.server.serverCouldNotDoIt',
    defaultMessage: 'The server could not do it.',
  },
  operatorFindsMoreInLog: {
    id: 'troubles.server.operatorFindsMoreInLog',
    defaultMessage:
      '{why} The operator finds more in the log of the server. It is tried again until it works.',
  },
  becauseYouOwnThisJob: {
    id: 'troubles.server.becauseYouOwnThisJob',
    defaultMessage: 'because you own this job or it names you',
  },
  becauseYouScheduledThisExport: {
    id: 'troubles.server.becauseYouScheduledThisExport',
    defaultMessage: 'because you scheduled this export',
  },
  becauseYouScheduledThisReport: {
    id: 'troubles.server.becauseYouScheduledThisReport',
    defaultMessage: 'because you scheduled this report',
  },
  becauseYouAreAdministrator: {
    id: 'troubles.server.becauseYouAreAdministrator',
    defaultMessage: 'because you are an administrator',
  },
});
