// The scheduled reports that are sent to the user, who can unsubscribe from each here and subscribe again.
import { changeSubscription } from '#core/reports/schedules/actions.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import { subscriptionsQuery } from '#core/reports/schedules/queries.ts';
import { reportSubscriptions } from '#core/reports/schedules/subscriptions.ts';
import { SubscriptionList } from '#web/ui/list/subscription-list.tsx';
import { useRead } from '#web/ui/use-read.ts';

/** Nothing, where nothing is sent to them. */
export function Subscriptions() {
  const { data: subscriptions = [] } = useRead(subscriptionsQuery);
  if (subscriptions.length === 0) return null;
  return (
    <section style={{ marginTop: '2rem' }} aria-labelledby="subscriptions">
      <h2 id="subscriptions" className="m-0 text-md" style={{ fontWeight: 650 }}>
        {texts.subscriptions}
      </h2>
      <p className="m-0 mt-2 mb-12 faint text-xs break">{texts.subscriptionsAbout}</p>
      <SubscriptionList
        list={reportSubscriptions}
        nameOf={({ reportName }) => reportName}
        change={changeSubscription}
        page={{ icon: null }}
      />
    </section>
  );
}
