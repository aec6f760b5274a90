// What web/feeds says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  calendarLink: { id: 'feeds.web.calendarLink', defaultMessage: 'Calendar link' },
});
