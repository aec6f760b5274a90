// What server/mappings says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  chooseAnotherName: { id: 'mappings.server.chooseAnotherName', defaultMessage: 'Choose another name.' },
});
