// What server/named-jobs says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  watchOverJob: { id: 'namedJobs.server.watchOverJob', defaultMessage: 'The watch over a job' },
  anotherJobHasRunWith: {
    id: 'namedJobs.server.anotherJobHasRunWith',
    defaultMessage: 'Another job has a run with this id.',
  },
  thatWas: { id: 'namedJobs.server.thatWas', defaultMessage: 'That was {at} ({timeZone}).' },
  isNoActiveUserOf: {
    id: 'namedJobs.server.isNoActiveUserOf',
    defaultMessage: '"{unknown}" is no active user of this company',
  },
});
