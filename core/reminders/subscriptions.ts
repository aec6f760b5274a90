// The reminders that are sent to the user by e-mail.
import { t } from '#core/messages/text.ts';
import { subscriptionsOf } from '#core/resource/subscriptions.ts';
import { reminderSubscriptionsQuery } from './queries.ts';
import type { ReminderSubscription } from './schema.ts';
import { messageLine, subscriptionTexts } from './labels.ts';
import { m } from './texts.ts';

export const reminderSubscriptions = subscriptionsOf<ReminderSubscription>({
  title: subscriptionTexts.title,
  count: m.reminderCount,
  heading: t(m.reminder),
  whole: reminderSubscriptionsQuery,
  nameOf: ({ message }) => messageLine(message),
  timesOf: ({ repeatInterval: interval, ...times }) => ({ ...times, interval }),
  none: t(m.noReminderIsSentTo),
});
