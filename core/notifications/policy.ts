// Whom a face tells of notifications (spec 1, sections 2 and 6). The calls answer everybody for their own.
import type { Actor } from '#core/actor.ts';

type Recipient = Pick<Actor, 'role' | 'flags'>;

/** Whether the unread count is asked for and shown: not to analysts, and only where rows are reviewed. */
export function hearsOfNotifications({ role, flags }: Recipient): boolean {
  return role !== 'ANALYST' && flags['FORM_REVIEWERS_ENABLED'] === true;
}

/**
 * Whether Home has the Notifications panel. Of the role USER, who has none by the specification, only for those who
 * have something in it, such as a row that came back for correction.
 */
export function hasNotificationsPanel(actor: Recipient, notifications: number): boolean {
  return hearsOfNotifications(actor) && (actor.role !== 'USER' || notifications > 0);
}
