// The scheduled reports that are sent to the user, who can unsubscribe from each here and subscribe again.
import { Switch } from '@mantine/core';
import { currentFormats } from '#core/format/current.ts';
import { changeSubscription } from '#core/reports/schedules/actions.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import { subscriptionsQuery } from '#core/reports/schedules/queries.ts';
import { frequencyText } from '#core/reports/schedules/texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
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
    <section className={classes.subscriptions} aria-labelledby="subscriptions">
      <h2 id="subscriptions" className={classes.heading}>
        {texts.subscriptions}
      </h2>
      <p className={classes.subtitle}>{texts.subscriptionsAbout}</p>
      <ul className={classes.list}>
        {subscriptions.map((each) => (
          <li key={each.id} className={classes.row}>
            <div className={classes.naming}>
              <div className={classes.title}>{each.reportName}</div>
              <p className={classes.subtitle}>
                {frequencyText(each, currentFormats.value, timeZone)} · By {each.user.userName}
              </p>
            </div>
            <Switch
              label={changeSubscription.label}
              aria-label={`${changeSubscription.label}: ${each.reportName}`}
              checked={each.subscribed}
              onChange={({ currentTarget }) =>
                void run(changeSubscription, { ...each, subscribed: currentTarget.checked })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
