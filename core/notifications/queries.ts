// What is read of notifications, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { countUnread, listNotifications } from './calls.ts';

/** How often the unread count is asked for, in milliseconds (spec 1, section 9). */
const unreadEvery = 5_000;

/** How many are unread. Errors are ignored and asking goes on (spec 1, section 8). */
export const unreadQuery = (send: Send) => ({
  queryKey: ['notifications', 'unread'] as const,
  queryFn: async ({ signal }: Run) => (await send(countUnread, {}, { signal })).unread,
  refetchInterval: unreadEvery,
  retry: false,
});

/** The newest ones; refreshed when the unread count changes. */
export const notificationsQuery = (send: Send) => ({
  queryKey: ['notifications', 'list'] as const,
  queryFn: ({ signal }: Run) => send(listNotifications, {}, { signal }),
});
