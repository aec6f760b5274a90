// The calls by which people unsubscribe from a reminder by e-mail, or subscribe again.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { askByLink, unsubscribeByLink } from '#core/mail/unsubscribe.ts';
import { id } from '#core/primitives.ts';
import { reminderSubscription } from './schema.ts';

export const listSubscriptions = call({
  id: 'reminders.subscriptions',
  method: 'GET',
  path: '/reminder_subscription',
  summary: 'List the reminders that the caller gets by e-mail, and those they unsubscribed from',
  who: 'signed-in',
  scope: 'rows:read',
  reply: z.array(reminderSubscription),
});

export const changeSubscription = call({
  id: 'reminders.subscribe',
  method: 'PUT',
  path: '/reminder_subscription/{id}',
  summary: "Unsubscribe from a reminder's e-mails, or subscribe to them again. `id` is that of the reminder",
  who: 'signed-in',
  scope: 'rows:write',
  audits: ['reminder_unsubscribed', 'reminder_subscribed'],
  names: { id: 'reminder subscription' },
  params: z.object({ id }),
  body: z.object({ subscribed: z.boolean() }),
  reply: reminderSubscription,
  errors: [404],
});

export const askUnsubscribe = askByLink('reminders.askUnsubscribe', '/reminder_unsubscribe/{secret}');

export const unsubscribe = unsubscribeByLink('reminders.unsubscribe', '/reminder_unsubscribe/{secret}', [
  'reminder_unsubscribed',
  'reminder_subscribed',
]);
