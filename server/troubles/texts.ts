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
  whyYou: {
    id: 'troubles.server.whyYou',
    defaultMessage:
      '{kind, select, job {You receive this e-mail because you own this job or it names you.} export {You receive this e-mail because you scheduled this export.} report {You receive this e-mail because you scheduled this report.} other {You receive this e-mail because you are an administrator.}}',
  },
  toldOnce: {
    id: 'troubles.server.toldOnce',
    defaultMessage: 'You will be told once when it is well again, and not before.',
  },
  seeText: { id: 'troubles.server.seeText', defaultMessage: 'See:' },
  seeWhatHappened: { id: 'troubles.server.seeWhatHappened', defaultMessage: 'See what happened:' },
});
