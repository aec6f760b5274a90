// What server/audit says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  lastEntryHasPosition: {
    id: 'audit.server.lastEntryHasPosition',
    defaultMessage: 'The last entry has the position {last}',
  },
  byAccessToken: { id: 'audit.server.byAccessToken', defaultMessage: 'By the access token "{token}"' },
});
