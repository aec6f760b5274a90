// What core/live says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  serverStoppedResponding: {
    id: 'live.serverStoppedResponding',
    defaultMessage: 'The server stopped responding.',
  },
});
