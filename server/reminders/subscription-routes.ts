// The calls by which people get a reminder by e-mail no more, or again: signed in, or by the link in an e-mail.
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { internationalFormats } from '#core/format/formats.ts';
import type { ReminderSubscription } from '#core/reminders/schema.ts';
import * as calls from '#core/reminders/subscription-calls.ts';
import { messageLine } from '#core/reminders/texts.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { on, type Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { followLink, type Subscription } from '#server/mail/unsubscribe-link.ts';
import { unsubscribeReply } from '#server/mail/unsubscribe-page.ts';
import type { Services } from '#server/services.ts';
import { setUnsubscribed, subscriptionsOf } from './subscription-store.ts';

export const reminderSubscriptionRoutes = [
  on(calls.listSubscriptions, async ({ actor, tx }) => {
    const found = await subscriptionsOf(tx, actor);
    return found.map(presented);
  }),

  on(calls.changeSubscription, async ({ actor, tx, params, body, services }) => {
    const { companyId, userId } = actor;
    const named = { companyId, userId, scheduleId: params.id };
    const found = await subscription(tx, named);
    await change(tx, { ...found, ...named }, body.subscribed, services);
    return presented({ ...found, subscribed: body.subscribed });
  }),

  on(calls.askUnsubscribe, async ({ tx, params }) => page(await byLink(tx, params.secret), 'subscribed')),

  on(calls.unsubscribe, async ({ tx, params, query, services }) => {
    const found = await byLink(tx, params.secret);
    const subscribed = query.again !== undefined;
    await change(tx, found, subscribed, services);
    return page({ ...found, subscribed }, 'again');
  }),
];

type SentReminder = Awaited<ReturnType<typeof subscriptionsOf>>[number];

/** Throws `not-found` for one that is not sent to them. */
async function subscription(tx: Tx, { scheduleId, ...person }: Subscription): Promise<SentReminder> {
  const [found] = await subscriptionsOf(tx, person, scheduleId);
  if (found === undefined) throw notFound();
  return found;
}

function byLink(tx: Tx, secret: string): Promise<SentReminder & Subscription> {
  return followLink(tx, secret, (named) => subscription(tx, named));
}

async function change(
  tx: Tx,
  { companyId, userId, userName, scheduleId: id, message }: SentReminder & Subscription,
  isSubscribed: boolean,
  services: Services,
): Promise<void> {
  const now = services.now();
  if (!(await setUnsubscribed(tx, { companyId, userId }, id, isSubscribed ? null : now))) return;
  const action = isSubscribed ? 'reminder_subscribed' : 'reminder_unsubscribed';
  const next = [`message ${message}`];
  const note = { action, object: { kind: 'reminder', id }, next } as const;
  await audit(tx, { companyId, userId, userName }, note, now);
}

function presented({ userName: _, key: __, ...rest }: SentReminder): ReminderSubscription {
  return rest;
}

function page(
  { message, user, repeatInterval, scheduleTime, timeZone, subscribed }: SentReminder,
  state: 'subscribed' | 'again',
): Reply {
  return unsubscribeReply({
    what: `reminder "${messageLine(message)}"`,
    owner: user.userName,
    did: 'set',
    when: frequencyText({ interval: repeatInterval, scheduleTime, timeZone }, internationalFormats(), ''),
    state: subscribed ? state : 'unsubscribed',
  });
}
