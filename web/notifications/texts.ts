// What web/notifications says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  showFewer: { id: 'notifications.web.showFewer', defaultMessage: 'Show fewer' },
  showAll: { id: 'notifications.web.showAll', defaultMessage: 'Show all {count, number}' },
  unread: { id: 'notifications.web.unread', defaultMessage: 'Unread:' },
});
