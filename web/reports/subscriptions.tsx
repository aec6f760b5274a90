// The scheduled reports that are sent to the user, who can unsubscribe from each here and subscribe again.
import { currentFormats } from '#core/format/current.ts';
import { changeSubscription } from '#core/reports/schedules/actions.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import { subscriptionsQuery } from '#core/reports/schedules/queries.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { SubscriptionList } from '#web/ui/subscription-list.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import classes from './reports.module.css';

/** Nothing, where nothing is sent to them. */
export function Subscriptions() {
  const { timeZone } = useActor();
  const { data: subscriptions = [] } = useRead(subscriptionsQuery);
  const { run } = useAction();
  if (subscriptions.length === 0) return null;
  return (
    <section className={classes.subscriptions} style={{ marginTop: '2rem' }} aria-labelledby="subscriptions">
      <h2 id="subscriptions" className="m-0 text-md" style={{ fontWeight: 650 }}>
        {texts.subscriptions}
      </h2>
      <p className={`m-0 mt-2 faint text-xs break ${classes.subtitle}`}>{texts.subscriptionsAbout}</p>
      <SubscriptionList
        items={subscriptions}
        titleOf={({ reportName }) => reportName}
        aboutOf={(each) =>
          `${frequencyText(each, currentFormats.value, timeZone)} · By ${each.user.userName}`
        }
        label={changeSubscription.label}
        onChange={(each, subscribed) => void run(changeSubscription, { ...each, subscribed })}
      />
    </section>
  );
}
