// Queries about notifications, shared by browser, terminal and commands.
import type { Run, Send } from '#core/send.ts';
import { countUnread, listNotifications } from './calls.ts';
import { unreadReminders } from './policy.ts';

/** Polling interval of the unread count, in milliseconds (spec 1, section 9). */
const unreadEvery = 5_000;

/** The number of unread notifications. Errors are ignored and polling continues (spec 1, section 8). */
export const unreadQuery = (send: Send) => ({
  queryKey: ['notifications', 'unread'] as const,
  queryFn: async ({ signal }: Run) => (await send(countUnread, {}, { signal })).unread,
  refetchInterval: unreadEvery,
  retry: false,
});

/** The newest ones; refetched when the unread count changes. */
export const notificationsQuery = (send: Send) => ({
  queryKey: ['notifications', 'list'] as const,
  queryFn: ({ signal }: Run) => send(listNotifications, {}, { signal }),
});

/** Polling interval of reminders, which need no count, in milliseconds. */
const remindersEvery = 60_000;

/** The unread reminders of somebody who sees no other notifications. */
export const remindersQuery = (send: Send) => ({
  queryKey: ['notifications', 'reminders'] as const,
  queryFn: async ({ signal }: Run) => unreadReminders(await send(listNotifications, {}, { signal })),
  refetchInterval: remindersEvery,
  retry: false,
});
