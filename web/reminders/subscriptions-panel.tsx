// The reminders that are sent to the user by e-mail, who can unsubscribe from each here and subscribe again.
import { subscribeToReminder } from '#core/reminders/actions.ts';
import { reminderSubscriptionsQuery } from '#core/reminders/queries.ts';
import { reminderSubscriptions } from '#core/reminders/subscriptions.ts';
import { messageLine, subscriptionTexts as texts } from '#core/reminders/labels.ts';
import { SubscriptionList } from '#web/ui/list/subscription-list.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useRead } from '#web/ui/use-read.ts';

/** Nothing, where nothing is sent to them. */
export function ReminderSubscriptionsPanel() {
  const { data: subscriptions = [] } = useRead(reminderSubscriptionsQuery);
  if (subscriptions.length === 0) return null;
  return (
    <Panel title={texts.title} subtitle={texts.about}>
      <SubscriptionList
        list={reminderSubscriptions}
        nameOf={({ message }) => messageLine(message)}
        change={subscribeToReminder}
      />
    </Panel>
  );
}
