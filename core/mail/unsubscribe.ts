// The calls by which recipients unsubscribe from what is sent to them by e-mail again and again, of whatever kind it is: signed
// in, or by the link in an e-mail.
import * as z from 'zod/mini';
import type { AuditAction } from '#core/features/audit-actions.ts';
import { call, type Call, type Thing } from '#core/contract.ts';
import { id as anyId } from '#core/primitives.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const params = z.object({ secret: z.string().check(z.regex(/^fdu_[\w-]{107}$/)) });

type Subscribed<Sent> = {
  /** The first part of the ids of the calls. */
  feature: string;
  /** The first part of their paths. */
  noun: 'report' | 'reminder';
  names: Thing;
  who: Call['who'];
  summaries: { list: string; change: string };
  audits: readonly AuditAction[];
  /** What is sent to somebody, as they see it. */
  sent: Sent;
};

/** All calls of what a feature sends. */
export function subscriptionCalls<const Sent extends z.ZodMiniType>(of: Subscribed<Sent>) {
  const { feature, noun, names, who, summaries, audits, sent } = of;
  return {
    listSubscriptions: call({
      id: `${feature}.subscriptions`,
      method: 'GET',
      path: `/${noun}_subscription`,
      summary: summaries.list,
      who,
      scope: 'rows:read',
      reply: z.array(sent),
    }),
    changeSubscription: call({
      id: `${feature}.subscribe`,
      method: 'PUT',
      path: `/${noun}_subscription/{id}`,
      summary: summaries.change,
      who,
      scope: 'rows:write',
      audits,
      names: { id: names },
      params: z.object({ id: anyId }),
      body: z.object({ subscribed: z.boolean() }),
      reply: sent,
      errors: [404],
    }),
    /** The page that the link opens asks: programs that look at e-mails follow links. */
    askUnsubscribe: call({
      id: `${feature}.askUnsubscribe`,
      method: 'GET',
      path: `/${noun}_unsubscribe/{secret}`,
      summary: t(m.pageThatAsksWhetherTo),
      who: 'public',
      scope: 'any',
      isUnguessable: true,
      params,
      reply: 'file',
      errors: [404],
    }),
    /** What its button sends, and programs for e-mail of themselves. */
    unsubscribe: call({
      id: `${feature}.unsubscribe`,
      method: 'POST',
      path: `/${noun}_unsubscribe/{secret}`,
      summary: t(m.unsubscribeByLinkInE),
      who: 'public',
      scope: 'any',
      isUnguessable: true,
      audits,
      params,
      query: z.object({ again: z.optional(z.string()) }),
      reply: 'file',
      status: 200,
      errors: [404],
    }),
  };
}

export type SubscriptionCalls<Sent extends z.ZodMiniType = z.ZodMiniType> = ReturnType<
  typeof subscriptionCalls<Sent>
>;
