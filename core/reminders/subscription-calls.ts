// The calls by which people unsubscribe from a reminder by e-mail, or subscribe again.
import { subscriptionCalls } from '#core/mail/unsubscribe.ts';
import { reminderSubscription } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const { listSubscriptions, changeSubscription, askUnsubscribe, unsubscribe } = subscriptionCalls({
  feature: 'reminders',
  noun: 'reminder',
  names: 'reminder subscription',
  who: 'signed-in',
  summaries: {
    list: t(m.listRemindersThatCallerGets),
    change: t(m.unsubscribeFromRemindersEMails),
  },
  audits: ['reminder_unsubscribed', 'reminder_subscribed'],
  sent: reminderSubscription,
});
