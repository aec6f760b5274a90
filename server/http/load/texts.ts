// What server/http/load says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  tryAgainInMoment: { id: 'http.server.load.tryAgainInMoment', defaultMessage: 'Try again in a moment.' },
});
