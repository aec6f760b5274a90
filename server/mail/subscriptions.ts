// What recipients do about what is sent to them by e-mail again and again: they unsubscribe from it, and subscribe again, signed
// in or by the link in an e-mail. Each feature says what it sends.
import { type Frequency, frequencyText } from '#core/calendar/frequency-text.ts';
import type { SubscriptionCalls } from '#core/mail/unsubscribe.ts';
import { type AuditNote, audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { on, Reply, type Route } from '#server/http/mount.ts';
import { requestReading } from '#server/readers/request-reading.ts';
import { notFound } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { asReadBy, readersFormats } from '#server/readers/reading.ts';
import { followLink, type Subscription } from './unsubscribe-link.ts';
import { unsubscribeReply, type UnsubscribePageParams } from './unsubscribe-page.ts';

export type Recipient = Pick<Subscription, 'companyId' | 'userId'>;

/** Something that is sent to a recipient. */
export type Sent<Presented> = {
  /** Signs the links in its e-mails. */
  key: Buffer;
  /** Of the recipient. */
  userName: string;
  /** False: nothing of it ever came, so that they do not learn that it is there. */
  isKnown: boolean;
  frequency: Frequency;
  page: Pick<UnsubscribePageParams, 'kind' | 'name' | 'owner'>;
  note: Pick<AuditNote, 'object' | 'next'>;
  presented: Presented;
};

export type Sending<Presented> = {
  calls: SubscriptionCalls;
  actions: { subscribed: AuditNote['action']; unsubscribed: AuditNote['action'] };
  /** What is sent to a recipient, or one of it. */
  sentTo(tx: Tx, recipient: Recipient, id?: string): Promise<readonly Sent<Presented>[]>;
  /** Notes when they unsubscribed; null: they are subscribed. False if nothing changed. */
  note(tx: Tx, recipient: Recipient, id: string, at: number | null): Promise<boolean>;
};

export function subscriptionRoutes<Presented extends { subscribed: boolean }>({
  calls,
  actions,
  sentTo,
  note,
}: Sending<Presented>): Route[] {
  type Named = Sent<Presented> & Subscription;

  async function find(tx: Tx, { scheduleId, ...recipient }: Subscription): Promise<Sent<Presented>> {
    const [sent] = await sentTo(tx, recipient, scheduleId);
    if (sent === undefined) throw notFound();
    return sent;
  }

  const byLink = (tx: Tx, secret: string): Promise<Named> =>
    followLink(tx, secret, (named) => find(tx, named));

  async function change(tx: Tx, named: Named, subscribed: boolean, services: Services): Promise<Named> {
    const now = services.now();
    if (await note(tx, named, named.scheduleId, subscribed ? null : now)) {
      const action = subscribed ? actions.subscribed : actions.unsubscribed;
      await audit(tx, named, { action, ...named.note }, now);
    }
    return { ...named, presented: { ...named.presented, subscribed } };
  }

  return [
    on(calls.listSubscriptions, async ({ actor, tx }) => {
      const sent = await sentTo(tx, actor);
      return new Reply(sent.filter(({ isKnown }) => isKnown).map(({ presented }) => presented));
    }),

    on(calls.changeSubscription, async ({ actor, tx, params, body, services }) => {
      const { companyId, userId } = actor;
      const named = { companyId, userId, scheduleId: params.id };
      const sent = await find(tx, named);
      if (!sent.isKnown) throw notFound();
      return new Reply((await change(tx, { ...sent, ...named }, body.subscribed, services)).presented);
    }),

    on(calls.askUnsubscribe, async ({ tx, params, services, request }) => {
      const named = await byLink(tx, params.secret);
      const reading = await requestReading({ tx, services, request }, named);
      return asReadBy(reading, () => pageOf(named, 'subscribed'));
    }),

    on(calls.unsubscribe, async ({ tx, params, query, services, request }) => {
      const named = await byLink(tx, params.secret);
      const reading = await requestReading({ tx, services, request }, named);
      const changed = await change(tx, named, query.again !== undefined, services);
      return asReadBy(reading, () => pageOf(changed, 'again'));
    }),
  ];
}

function pageOf(
  { frequency, page, presented }: Sent<{ subscribed: boolean }>,
  state: 'subscribed' | 'again',
): Reply {
  const when = frequencyText(frequency, readersFormats(), '');
  return unsubscribeReply({ ...page, when, state: presented.subscribed ? state : 'unsubscribed' });
}
