// Asks for the unread count while somebody is signed in, for the line at the foot.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Actor } from '#core/actor.ts';
import type { Core } from '#core/core.ts';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { unreadQuery } from '#core/notifications/queries.ts';

/** How many are unread; 0 for those who are not told. */
export function useUnread({ send, session }: Core, actor: Pick<Actor, 'role' | 'flags'>): number {
  const { data: unread = 0 } = useQuery({ ...unreadQuery(send), enabled: hearsOfNotifications(actor) });
  useEffect(() => {
    session.notificationCount.value = unread;
  }, [session, unread]);
  return unread;
}
