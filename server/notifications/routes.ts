// The calls on the user's own notifications.
import * as calls from '#core/notifications/calls.ts';
import { on } from '#server/http/mount.ts';
import * as store from './store.ts';

export const notificationRoutes = [
  on(calls.listNotifications, async ({ actor, tx }) => store.listNotifications(tx, actor)),

  on(calls.countUnread, async ({ actor, tx }) => ({ unread: await store.countUnread(tx, actor) })),

  on(calls.changeNotification, async ({ actor, tx, params, body }) => {
    const found = await store.findNotification(tx, actor, params.id);
    await store.setRead(tx, actor, body.read, found.id);
    return { ...found, read: body.read };
  }),

  on(calls.markAllRead, async ({ actor, tx }) => {
    await store.setRead(tx, actor, true);
    return { unread: 0 };
  }),
];
