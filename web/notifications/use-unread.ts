// Polls the unread count while the user is signed in, for the sidebar and the page title. Plays a sound when it rises,
// if the browser allows it.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { hasSounds } from '#core/notifications/sounds.ts';
import { unreadQuery } from '#core/notifications/queries.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { playChime } from './chime.ts';

/** Minimum milliseconds between two sounds. */
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
