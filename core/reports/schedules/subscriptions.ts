// The scheduled reports that are sent to the user by e-mail.
import { subscriptionsOf } from '#core/resource/subscriptions.ts';
import { scheduleTexts } from './labels.ts';
import { subscriptionsQuery } from './queries.ts';
import type { ReportSubscription } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const reportSubscriptions = subscriptionsOf<ReportSubscription>({
  title: scheduleTexts.subscriptions,
  count: m.reportCount,
  heading: t(m.report),
  whole: subscriptionsQuery,
  nameOf: ({ reportName }) => reportName,
  timesOf: (each) => each,
  none: t(m.noScheduledReportIsSent),
});
