// What web/pins says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  actionsFor: { id: 'pins.web.actionsFor', defaultMessage: 'Actions for {title}' },
});
