// What web/platform says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  canada: { id: 'platform.web.canada', defaultMessage: 'Canada' },
});
