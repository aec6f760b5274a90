// Polls the unread count while the user is signed in, for the status line.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Actor } from '#core/actor.ts';
import type { Core } from '#core/core.ts';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { unreadQuery } from '#core/notifications/queries.ts';

/** The number of unread notifications; 0 for users without notifications. */
export function useUnread({ send, session }: Core, actor: Pick<Actor, 'role' | 'flags'>): number {
  const { data: unread = 0 } = useQuery({ ...unreadQuery(send), enabled: hearsOfNotifications(actor) });
  useEffect(() => {
    session.notificationCount.value = unread;
  }, [session, unread]);
  return unread;
}
