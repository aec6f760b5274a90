// Who sees notifications in a face (spec 1, sections 2 and 6). The calls are open to all users for their own.
import type { Actor } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';
import type { Notification } from './schema.ts';

/**
 * Whether notifications are shown and counted: not to analysts and those who fill in, and only if rows are reviewed.
 * Everybody else is shown reminders alone, in Home and Fill in.
 */
export function hearsOfNotifications({ role, flags }: Pick<Actor, 'role' | 'flags'>): boolean {
  return role !== 'ANALYST' && role !== 'USER' && isOn({ flags }, 'FORM_REVIEWERS_ENABLED');
}

/** The reminders that somebody has not marked as read. */
export function unreadReminders(notifications: readonly Notification[]): Notification[] {
  return notifications.filter(({ type, read }) => type === 'reminder' && !read);
}
