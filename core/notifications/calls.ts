// The calls on the user's own notifications (spec 1, section 7; contract, "Notifications").
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { notification } from './schema.ts';

const unread = z.object({ unread: z.number() });

export const listNotifications = call({
  id: 'notifications.list',
  method: 'GET',
  path: '/notification',
  summary: "List the caller's newest 200 notifications, except about things they can no longer see",
  who: 'signed-in',
  scope: 'rows:read',
  reply: z.array(notification),
});

export const countUnread = call({
  id: 'notifications.countUnread',
  method: 'GET',
  path: '/notification/unread_count',
  summary: "Count the caller's unread notifications",
  who: 'signed-in',
  scope: 'rows:read',
  background: true,
  reply: unread,
});

export const changeNotification = call({
  id: 'notifications.change',
  method: 'PUT',
  path: '/notification/{id}',
  summary: 'Mark a notification as read, or as unread with `read: false`',
  who: 'signed-in',
  scope: 'admin',
  notAudited: "A person's own notifications.",
  names: { id: 'notification' },
  params: z.object({ id }),
  body: z.object({ read: z._default(z.boolean(), true) }),
  reply: notification,
  errors: [404],
});

export const markAllRead = call({
  id: 'notifications.markAllRead',
  method: 'PUT',
  path: '/notification',
  summary: "Mark all of the caller's notifications as read",
  who: 'signed-in',
  scope: 'admin',
  notAudited: "A person's own notifications.",
  reply: unread,
});
