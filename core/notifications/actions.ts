// The actions on notifications.
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import { changeNotification, markAllRead } from './calls.ts';
import type { Notification } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Home says how many are unread. */
const touches = [['notifications'], ['home']] as const;

export const markRead = action<Pick<Notification, 'id'>, Notification>({
  id: 'notifications.markRead',
  label: t(m.markAsRead),
  may: () => yes,
  run: (send, { id }) => send(changeNotification, { params: { id }, body: { read: true } }),
  failed: () => t(m.thisNotificationCouldNotBe),
  touches,
});

export const readAll = action<null, { unread: number }>({
  id: 'notifications.readAll',
  label: t(m.markAllAsRead),
  may: () => yes,
  run: (send) => send(markAllRead, {}),
  failed: () => t(m.yourNotificationsCouldNotBe),
  touches,
});
