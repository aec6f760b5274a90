// formdeck reports subscriptions, subscribe and unsubscribe: the scheduled reports that are sent to oneself by e-mail.
import { subscriptionVerbs } from '#cli/resource/subscriptions.ts';
import { changeSubscription } from '#core/reports/schedules/actions.ts';
import { reportSubscriptions } from '#core/reports/schedules/subscriptions.ts';
import { m } from './texts.ts';

export const { subscriptions, unsubscribe, subscribe } = subscriptionVerbs('reports', {
  list: reportSubscriptions,
  nameOf: ({ reportName }) => reportName,
  missing: m.notSentToYou,
  change: changeSubscription,
});
