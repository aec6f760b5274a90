// formdeck reminders subscriptions, subscribe and unsubscribe: the reminders that are sent to oneself by e-mail.
import { subscriptionVerbs } from '#cli/resource/subscriptions.ts';
import { subscribeToReminder } from '#core/reminders/actions.ts';
import { reminderSubscriptions } from '#core/reminders/subscriptions.ts';
import { messageLine } from '#core/reminders/labels.ts';
import { m } from './texts.ts';

export const { subscriptions, unsubscribe, subscribe } = subscriptionVerbs('reminders', {
  list: reminderSubscriptions,
  nameOf: ({ message }) => messageLine(message),
  missing: m.notSentToYou,
  change: subscribeToReminder,
});
