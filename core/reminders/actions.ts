// The actions on reminders, with the texts of spec 3, section 8.
import { action, saidOr } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import * as calls from './calls.ts';
import { mayManageReminders } from './policy.ts';
import type { Reminder, ReminderInput, ReminderSubscription } from './schema.ts';
import { changeSubscription } from './subscription-calls.ts';
import { messageLine } from './texts.ts';

const touches = [['reminders'], ['audit']] as const;

export const createReminder = action<ReminderInput, Reminder>({
  id: 'reminders.create',
  label: 'Save',
  may: (actor) => mayManageReminders(actor),
  run: (send, body) => send(calls.createReminder, { body }),
  done: () => 'Your reminder was saved',
  failed: (_, error) => saidOr(error, 'Unable to save your reminder. Please try again'),
  touches,
});

export const changeReminder = action<{ id: string; input: ReminderInput }, Reminder>({
  id: 'reminders.change',
  label: 'Save',
  may: (actor) => mayManageReminders(actor),
  run: (send, { id, input }) => send(calls.changeReminder, { params: { id }, body: input }),
  done: () => 'Your reminder was saved',
  failed: (_, error) => saidOr(error, 'Unable to save your reminder. Please try again'),
  touches,
});

export const deleteReminder = action<Pick<Reminder, 'id' | 'repeatInterval'>, unknown>({
  id: 'reminders.delete',
  label: 'Delete',
  danger: true,
  confirmation: ({ repeatInterval }) => ({
    title: 'Delete this reminder?',
    text:
      repeatInterval === null
        ? 'Are you sure you want to delete this reminder?'
        : 'Are you sure you want to delete this recurring reminder?',
    confirm: 'Delete',
  }),
  may: (actor) => mayManageReminders(actor),
  run: (send, { id }) => send(calls.deleteReminder, { params: { id } }),
  done: () => 'Your reminder was deleted',
  failed: () => 'Unable to delete your reminder. Please try again',
  touches,
});

export const subscribeToReminder = action<
  Pick<ReminderSubscription, 'id' | 'message' | 'subscribed'>,
  ReminderSubscription
>({
  id: 'reminders.subscribe',
  label: 'Receive by e-mail',
  may: () => yes,
  run: (send, { id, subscribed }) => send(changeSubscription, { params: { id }, body: { subscribed } }),
  done: ({ message, subscribed }) =>
    subscribed
      ? `"${messageLine(message)}" will be sent to you again`
      : `"${messageLine(message)}" will no longer be sent to you`,
  failed: () => 'This could not be saved. Please try again.',
  touches: [['reminder-subscriptions'], ...touches],
});
