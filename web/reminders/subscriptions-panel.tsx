// The reminders that are sent to the user by e-mail, who can unsubscribe from each here and subscribe again.
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { currentFormats } from '#core/format/current.ts';
import { subscribeToReminder } from '#core/reminders/actions.ts';
import { reminderSubscriptionsQuery } from '#core/reminders/queries.ts';
import { messageLine, subscriptionTexts as texts } from '#core/reminders/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SubscriptionList } from '#web/ui/subscription-list.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';

/** Nothing, where nothing is sent to them. */
export function ReminderSubscriptionsPanel() {
  const { timeZone } = useActor();
  const { data: subscriptions = [] } = useRead(reminderSubscriptionsQuery);
  const { run } = useAction();
  if (subscriptions.length === 0) return null;
  return (
    <Panel title={texts.title} subtitle={texts.about}>
      <SubscriptionList
        items={subscriptions}
        titleOf={({ message }) => messageLine(message)}
        aboutOf={({ repeatInterval: interval, scheduleTime, timeZone: zone, user }) =>
          `${frequencyText({ interval, scheduleTime, timeZone: zone }, currentFormats.value, timeZone)} · By ${user.userName}`
        }
        label={subscribeToReminder.label}
        onChange={(each, subscribed) => void run(subscribeToReminder, { ...each, subscribed })}
      />
    </Panel>
  );
}
