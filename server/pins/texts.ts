// What server/pins says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  youCanPinAtMost: {
    id: 'pins.server.youCanPinAtMost',
    defaultMessage: 'You can pin at most {pinsLimit} widgets. Unpin one first.',
  },
});
