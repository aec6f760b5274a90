// What cli/notifications says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  giveIdsOfNotificationsOr: {
    id: 'notifications.cli.giveIdsOfNotificationsOr',
    defaultMessage: 'Give the ids of notifications, or --all.',
  },
  markedAsReadNotificationsUnread: {
    id: 'notifications.cli.markedAsReadNotificationsUnread',
    defaultMessage: 'Marked as read. {unread, plural, one {# notification} other {# notifications}} unread.',
  },
  thisOneIsRead: { id: 'notifications.cli.thisOneIsRead', defaultMessage: 'This one is read.' },
  allOfThemAreRead: { id: 'notifications.cli.allOfThemAreRead', defaultMessage: 'All of them are read.' },
  thereIsNothingToOpen: {
    id: 'notifications.cli.thereIsNothingToOpen',
    defaultMessage: 'There is nothing to open.',
  },
  unread: { id: 'notifications.cli.unread', defaultMessage: '{title}, {count, number} unread' },
});
