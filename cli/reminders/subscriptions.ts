// formdeck reminders subscriptions, subscribe and unsubscribe: the reminders that are sent to oneself by e-mail.
import { subscriptionVerbs } from '#cli/command/subscriptions.ts';
import { subscribeToReminder } from '#core/reminders/actions.ts';
import type { ReminderSubscription } from '#core/reminders/schema.ts';
import { listSubscriptions } from '#core/reminders/subscription-calls.ts';
import { messageLine } from '#core/reminders/labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const { subscriptions, unsubscribe, subscribe } = subscriptionVerbs<ReminderSubscription>({
  command: 'reminders',
  title: 'REMINDER',
  noun: 'reminder',
  none: t(m.noReminderIsSentTo),
  missing: (named) => t(m.noReminderIsSentToYou, { named }),
  read: (context) => context.sendAgain(listSubscriptions, {}),
  nameOf: ({ message }) => messageLine(message),
  timesOf: ({ repeatInterval: interval, scheduleTime, timeZone }) => ({ interval, scheduleTime, timeZone }),
  change: subscribeToReminder,
});
