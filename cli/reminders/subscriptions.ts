// formdeck reminders subscriptions, subscribe and unsubscribe: the reminders that are sent to oneself by e-mail.
import { subscriptionVerbs } from '#cli/command/subscriptions.ts';
import { subscribeToReminder } from '#core/reminders/actions.ts';
import type { ReminderSubscription } from '#core/reminders/schema.ts';
import { listSubscriptions } from '#core/reminders/subscription-calls.ts';
import { messageLine } from '#core/reminders/texts.ts';

export const { subscriptions, unsubscribe, subscribe } = subscriptionVerbs<ReminderSubscription>({
  command: 'reminders',
  title: 'REMINDER',
  noun: 'reminder',
  none: 'No reminder is sent to you by e-mail.',
  missing: (named) => `No reminder "${named}" is sent to you.`,
  read: (context) => context.sendAgain(listSubscriptions, {}),
  nameOf: ({ message }) => messageLine(message),
  timesOf: ({ repeatInterval: interval, scheduleTime, timeZone }) => ({ interval, scheduleTime, timeZone }),
  change: subscribeToReminder,
});
