// The unread reminders of somebody who sees no other notifications, for the top of Home and Fill in.
import { useQuery } from '@tanstack/react-query';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { remindersQuery } from '#core/notifications/queries.ts';
import type { Notification } from '#core/notifications/schema.ts';
import { useApp } from './use-app.ts';

export function useReminders(): readonly Notification[] {
  const { actor, core } = useApp();
  const { data = [] } = useQuery({ ...remindersQuery(core.send), enabled: !hearsOfNotifications(actor) });
  return data;
}
