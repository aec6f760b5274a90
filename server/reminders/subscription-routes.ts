// The reminders that are sent to people by e-mail, and what becomes of those from which they unsubscribe.
import { personName } from '#core/primitives.ts';
import type { ReminderSubscription } from '#core/reminders/schema.ts';
import * as calls from '#core/reminders/subscription-calls.ts';
import { messageLine } from '#core/reminders/labels.ts';
import { subscriptionRoutes } from '#server/mail/subscriptions.ts';
import { setUnsubscribed, subscriptionsOf } from './subscription-store.ts';

export const reminderSubscriptionRoutes = subscriptionRoutes<ReminderSubscription>({
  calls,
  actions: { subscribed: 'reminder_subscribed', unsubscribed: 'reminder_unsubscribed' },
  async sentTo(tx, recipient, scheduleId) {
    const found = await subscriptionsOf(tx, recipient, scheduleId);
    return found.map(({ userName, key, ...presented }) => {
      const { id, message, user, repeatInterval: interval, scheduleTime, timeZone } = presented;
      return {
        key,
        userName,
        isKnown: true,
        frequency: { interval, scheduleTime, timeZone },
        page: { kind: 'reminder' as const, name: messageLine(message), owner: personName(user) },
        note: { object: { kind: 'reminder', id }, next: [`message ${message}`] },
        presented,
      };
    });
  },
  note: setUnsubscribed,
});
