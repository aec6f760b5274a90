// The scheduled reports that are sent to the user by e-mail.
import { subscriptionsOf } from '#core/resource/subscriptions.ts';
import { scheduleTexts } from './labels.ts';
import { subscriptionsQuery } from './queries.ts';
import type { ReportSubscription } from './schema.ts';

export const reportSubscriptions = subscriptionsOf<ReportSubscription>({
  title: scheduleTexts.subscriptions,
  noun: 'scheduled report',
  heading: 'Report',
  whole: subscriptionsQuery,
  nameOf: ({ reportName }) => reportName,
  timesOf: (each) => each,
  none: 'No scheduled report is sent to you.',
});
