// Queries for reminders.
import type { Run, Send } from '#core/send.ts';
import { listReminders, readProgress } from './calls.ts';
import { listSubscriptions } from './subscription-calls.ts';

/** The company's reminders. */
export const remindersQuery = (send: Send) => ({
  queryKey: ['reminders'] as const,
  queryFn: ({ signal }: Run) => send(listReminders, {}, { signal }),
});

/** Who has filled in the form of a reminder since it was last due. */
export const progressQuery = (send: Send, id: string) => ({
  queryKey: ['reminders', 'progress', id] as const,
  queryFn: ({ signal }: Run) => send(readProgress, { params: { id } }, { signal }),
});

/** The reminders that are sent to the user by e-mail. */
export const reminderSubscriptionsQuery = (send: Send) => ({
  queryKey: ['reminder-subscriptions'] as const,
  queryFn: ({ signal }: Run) => send(listSubscriptions, {}, { signal }),
});
