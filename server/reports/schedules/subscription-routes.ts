// The calls by which recipients of scheduled reports unsubscribe and subscribe again: signed in, or by the link in an e-mail.
import { internationalFormats } from '#core/format/formats.ts';
import * as calls from '#core/reports/schedule-calls.ts';
import type { ReportSubscription } from '#core/reports/schedules/schema.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { on, type Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { followLink } from '#server/mail/unsubscribe-link.ts';
import { unsubscribeReply } from '#server/mail/unsubscribe-page.ts';
import type { Services } from '#server/services.ts';
import * as recipients from './recipient-store.ts';
import * as store from './schedule-store.ts';

export const subscriptionRoutes = [
  on(calls.listSubscriptions, async ({ actor, tx }) => {
    const schedules = await store.schedulesFor(tx, actor.companyId, actor.userId);
    const ids = schedules.map(({ id }) => id);
    const all = ids.length === 0 ? [] : await recipients.recipientsOf(tx, actor.companyId, ids);
    const own = new Map(
      all.filter(({ id }) => id === actor.userId).map((each) => [each.scheduleId, each] as const),
    );
    return schedules.flatMap((schedule) => {
      const recipient = own.get(schedule.id);
      return recipient === undefined || !mayKnow(recipient) ? [] : [subscriptionOf(schedule, recipient)];
    });
  }),

  on(calls.changeSubscription, async ({ actor, tx, params, body, services }) => {
    const { companyId, userId } = actor;
    const { schedule, recipient } = await subscription(tx, { companyId, scheduleId: params.id, userId });
    if (!mayKnow(recipient)) throw notFound();
    await change(tx, { companyId, userId, schedule, recipient }, body.subscribed, services);
    return subscriptionOf(schedule, { isUnsubscribed: !body.subscribed });
  }),

  on(calls.askUnsubscribe, async ({ tx, params }) => page(await byLink(tx, params.secret), 'subscribed')),

  on(calls.unsubscribe, async ({ tx, params, query, services }) => {
    const named = await byLink(tx, params.secret);
    const { recipient } = named;
    const isSubscribed = query.again !== undefined;
    await change(tx, named, isSubscribed, services);
    return page({ ...named, recipient: { ...recipient, isUnsubscribed: !isSubscribed } }, 'again');
  }),
];

type FoundSubscription = { schedule: store.ScheduleRecord; recipient: recipients.RecipientRecord };

async function subscription(
  tx: Tx,
  { companyId, scheduleId, userId }: { companyId: string; scheduleId: string; userId: string },
): Promise<FoundSubscription> {
  const schedule = await store.findSchedule(tx, companyId, scheduleId);
  if (schedule === undefined) throw notFound();
  const recipient = (await recipients.recipientsOf(tx, companyId, [scheduleId])).find(
    ({ id }) => id === userId,
  );
  if (recipient === undefined) throw notFound();
  return { schedule, recipient };
}

/** What the link of an e-mail names, if it was written here. */
function byLink(tx: Tx, secret: string) {
  return followLink(tx, secret, async (named) => {
    const found = await subscription(tx, named);
    return { ...found, key: found.schedule.unsubscribeKey };
  });
}

/** Who never got anything of a report does not learn that there is one. */
function mayKnow(recipient: recipients.RecipientRecord): boolean {
  return !['nothing', 'deactivated'].includes(recipients.statusOf(recipient));
}

async function change(
  tx: Tx,
  { companyId, userId, schedule, recipient }: FoundSubscription & { companyId: string; userId: string },
  isSubscribed: boolean,
  services: Services,
): Promise<void> {
  const now = services.now();
  const at = isSubscribed ? null : now;
  if (!(await recipients.setUnsubscribed(tx, companyId, { scheduleId: schedule.id, userId, at }))) return;
  const action = isSubscribed ? 'report_subscribed' : 'report_unsubscribed';
  const object = { kind: 'report', id: schedule.reportId } as const;
  const next = [`report ${schedule.reportName}`];
  await audit(tx, { companyId, userId, userName: recipient.userName }, { action, object, next }, now);
}

function subscriptionOf(
  { id, reportName, userId, userName, interval, first, timeZone }: store.ScheduleRecord,
  { isUnsubscribed }: Pick<recipients.RecipientRecord, 'isUnsubscribed'>,
): ReportSubscription {
  const user = { id: userId, userName };
  return { id, reportName, user, interval, scheduleTime: first, timeZone, subscribed: !isUnsubscribed };
}

function page({ schedule, recipient }: FoundSubscription, state: 'subscribed' | 'again'): Reply {
  const { interval, first: scheduleTime, timeZone } = schedule;
  const when = frequencyText({ interval, scheduleTime, timeZone }, internationalFormats(), '');
  return unsubscribeReply({
    what: `report "${schedule.reportName}"`,
    owner: schedule.userName,
    did: 'scheduled',
    when,
    state: recipient.isUnsubscribed ? 'unsubscribed' : state,
  });
}
