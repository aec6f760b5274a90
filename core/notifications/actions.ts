// The actions on notifications.
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import { changeNotification, markAllRead } from './calls.ts';
import type { Notification } from './schema.ts';

const touches = [['notifications']] as const;

export const markRead = action<Pick<Notification, 'id'>, Notification>({
  id: 'notifications.markRead',
  label: 'Mark as read',
  may: () => yes,
  run: (send, { id }) => send(changeNotification, { params: { id }, body: { read: true } }),
  failed: () => 'This notification could not be marked as read. Please try again.',
  touches,
});

export const readAll = action<null, { unread: number }>({
  id: 'notifications.readAll',
  label: 'Mark all as read',
  may: () => yes,
  run: (send) => send(markAllRead, {}),
  failed: () => 'Your notifications could not be marked as read. Please try again.',
  touches,
});
