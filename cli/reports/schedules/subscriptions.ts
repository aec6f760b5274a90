// formdeck reports subscriptions, subscribe and unsubscribe: the scheduled reports that are sent to oneself by e-mail.
import { subscriptionVerbs } from '#cli/resource/subscriptions.ts';
import { changeSubscription } from '#core/reports/schedules/actions.ts';
import { reportSubscriptions } from '#core/reports/schedules/subscriptions.ts';

export const { subscriptions, unsubscribe, subscribe } = subscriptionVerbs('reports', {
  list: reportSubscriptions,
  nameOf: ({ reportName }) => reportName,
  change: changeSubscription,
});
