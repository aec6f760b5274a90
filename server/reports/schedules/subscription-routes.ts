// The scheduled reports that are sent to people, who unsubscribe and subscribe again.
import { personName } from '#core/primitives.ts';
import * as calls from '#core/reports/schedule-calls.ts';
import type { ReportSubscription } from '#core/reports/schedules/schema.ts';
import { type Sent, subscriptionRoutes } from '#server/mail/subscriptions.ts';
import * as recipients from './recipient-store.ts';
import * as store from './schedule-store.ts';

export const reportSubscriptionRoutes = subscriptionRoutes<ReportSubscription>({
  calls,
  actions: { subscribed: 'report_subscribed', unsubscribed: 'report_unsubscribed' },
  async sentTo(tx, { companyId, userId }, scheduleId) {
    const schedules = await store.schedulesFor(tx, companyId, userId, scheduleId);
    const ids = schedules.map(({ id }) => id);
    const all = ids.length === 0 ? [] : await recipients.recipientsOf(tx, companyId, ids);
    const own = new Map(all.filter(({ id }) => id === userId).map((each) => [each.scheduleId, each]));
    return schedules.flatMap((schedule) => {
      const recipient = own.get(schedule.id);
      return recipient === undefined ? [] : [sent(schedule, recipient)];
    });
  },
  note: recipients.setUnsubscribed,
});

function sent(
  { first: scheduleTime, interval, timeZone, ...schedule }: store.ScheduleRecord,
  recipient: recipients.RecipientRecord,
): Sent<ReportSubscription> {
  const { id, reportName, reportId } = schedule;
  const { user } = schedule;
  const frequency = { interval, scheduleTime, timeZone };
  return {
    key: schedule.unsubscribeKey,
    userName: recipient.userName,
    // Who never got anything of a report does not learn that there is one.
    isKnown: !['nothing', 'deactivated'].includes(recipients.statusOf(recipient)),
    frequency,
    page: { kind: 'report' as const, name: reportName, owner: personName(user) },
    note: { object: { kind: 'report', id: reportId }, next: [`report ${reportName}`] },
    presented: { id, reportName, user, ...frequency, subscribed: !recipient.isUnsubscribed },
  };
}
