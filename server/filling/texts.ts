// What server/filling says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  twoRowsHaveSameId: {
    id: 'filling.server.twoRowsHaveSameId',
    defaultMessage: 'Two entries have the same id',
  },
});
