// The calls by which people get a reminder by e-mail no more, or again.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { reminderSubscription } from './schema.ts';

export const listSubscriptions = call({
  id: 'reminders.subscriptions',
  method: 'GET',
  path: '/reminder_subscription',
  summary: 'The reminders that are sent to the caller by e-mail, and those that they unsubscribed from',
  who: 'signed-in',
  scope: 'rows:read',
  reply: z.array(reminderSubscription),
});

export const changeSubscription = call({
  id: 'reminders.subscribe',
  method: 'PUT',
  path: '/reminder_subscription/{id}',
  summary:
    'Unsubscribe from the e-mails of a reminder, or subscribe to them again. `id` is that of the reminder',
  who: 'signed-in',
  scope: 'rows:write',
  audits: ['reminder_unsubscribed', 'reminder_subscribed'],
  names: { id: 'reminder subscription' },
  params: z.object({ id }),
  body: z.object({ subscribed: z.boolean() }),
  reply: reminderSubscription,
  errors: [404],
});

const secret = z.object({ secret: z.string().check(z.regex(/^fdu_[\w-]{107}$/)) });

export const askUnsubscribe = call({
  id: 'reminders.askUnsubscribe',
  method: 'GET',
  path: '/reminder_unsubscribe/{secret}',
  summary: 'A page that asks whether to unsubscribe, for whoever follows the link in an e-mail',
  who: 'public',
  scope: 'any',
  isUnguessable: true,
  params: secret,
  reply: 'file',
  errors: [404],
});

export const unsubscribe = call({
  id: 'reminders.unsubscribe',
  method: 'POST',
  path: '/reminder_unsubscribe/{secret}',
  summary:
    'Unsubscribe by the link in an e-mail, without signing in (RFC 8058); with `?again`, subscribe again',
  who: 'public',
  scope: 'any',
  isUnguessable: true,
  audits: ['reminder_unsubscribed', 'reminder_subscribed'],
  params: secret,
  query: z.object({ again: z.optional(z.string()) }),
  reply: 'file',
  status: 200,
  errors: [404],
});
