// Who sees notifications in a face (spec 1, sections 2 and 6). The calls are open to all users for their own.
import type { Actor } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';

type Recipient = Pick<Actor, 'role' | 'flags'>;

/** Whether the unread count is fetched and shown: not for analysts, and only if rows are reviewed. */
export function hearsOfNotifications(actor: Recipient): boolean {
  return actor.role !== 'ANALYST' && isOn(actor, 'FORM_REVIEWERS_ENABLED');
}

/**
 * Whether Home has the Notifications panel. By the specification the role USER has none; they get it only if there is
 * something in it, such as a row returned for correction.
 */
export function hasNotificationsPanel(actor: Recipient, notifications: number): boolean {
  return hearsOfNotifications(actor) && (actor.role !== 'USER' || notifications > 0);
}
