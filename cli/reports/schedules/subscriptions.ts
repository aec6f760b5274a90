// formdeck reports subscriptions, subscribe and unsubscribe: the scheduled reports that are sent to oneself by e-mail.
import { subscriptionVerbs } from '#cli/command/subscriptions.ts';
import { listSubscriptions } from '#core/reports/schedule-calls.ts';
import { changeSubscription } from '#core/reports/schedules/actions.ts';
import type { ReportSubscription } from '#core/reports/schedules/schema.ts';

export const { subscriptions, unsubscribe, subscribe } = subscriptionVerbs<ReportSubscription>({
  command: 'reports',
  title: 'REPORT',
  noun: 'scheduled report',
  none: 'No scheduled report is sent to you.',
  missing: (named) => `No scheduled report "${named}" is sent to you.`,
  read: (context) => context.sendAgain(listSubscriptions, {}),
  nameOf: ({ reportName }) => reportName,
  timesOf: (each) => each,
  change: changeSubscription,
});
