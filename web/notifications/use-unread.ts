// Asks for the unread count while somebody is signed in, for the sidebar and the browser's title. A sound is played when
// it rises; where the browser lets none be played, nothing is.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { hasSounds } from '#core/notifications/sounds.ts';
import { unreadQuery } from '#core/notifications/queries.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { playChime } from './chime.ts';

/** Milliseconds between two sounds at least. */
const quietFor = 30_000;

export function useUnread(): void {
  const { send, session } = useCore();
  const hasNotifications = hearsOfNotifications(useActor());
  const { data: unread } = useQuery({ ...unreadQuery(send), enabled: hasNotifications });
  const before = useRef<number | null>(null);
  const lastChime = useRef(0);
  useEffect(() => {
    if (unread === undefined) return;
    session.notificationCount.value = unread;
    const hasRisen = before.current !== null && unread > before.current;
    before.current = unread;
    if (!hasRisen || performance.now() - lastChime.current < quietFor) return;
    lastChime.current = performance.now();
    if (hasSounds(session.user.peek()?.settings ?? [])) playChime();
  }, [session, unread]);
}
