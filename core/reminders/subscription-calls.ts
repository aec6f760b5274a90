// The calls by which people unsubscribe from a reminder by e-mail, or subscribe again.
import { subscriptionCalls } from '#core/mail/unsubscribe.ts';
import { reminderSubscription } from './schema.ts';

export const { listSubscriptions, changeSubscription, askUnsubscribe, unsubscribe } = subscriptionCalls({
  feature: 'reminders',
  noun: 'reminder',
  names: 'reminder subscription',
  who: 'signed-in',
  summaries: {
    list: 'List the reminders that the caller gets by e-mail, and those they unsubscribed from',
    change: "Unsubscribe from a reminder's e-mails, or subscribe to them again. `id` is that of the reminder",
  },
  audits: ['reminder_unsubscribed', 'reminder_subscribed'],
  sent: reminderSubscription,
});
