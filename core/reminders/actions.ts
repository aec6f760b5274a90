// The actions on reminders, with the texts of spec 3, section 8.
import { action, saidOr } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import * as calls from './calls.ts';
import { mayManageReminders } from './policy.ts';
import type { Reminder, ReminderInput, ReminderSubscription } from './schema.ts';
import { changeSubscription } from './subscription-calls.ts';
import { messageLine } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const touches = [['reminders'], ['audit']] as const;

export const createReminder = action<ReminderInput, Reminder>({
  id: 'reminders.create',
  label: t(common.save),
  may: (actor) => mayManageReminders(actor),
  run: (send, body) => send(calls.createReminder, { body }),
  done: () => t(m.yourReminderWasSaved),
  failed: (_, error) => saidOr(error, t(m.unableToSaveYourReminder)),
  touches,
});

export const changeReminder = action<{ id: string; input: ReminderInput }, Reminder>({
  id: 'reminders.change',
  label: t(common.save),
  may: (actor) => mayManageReminders(actor),
  run: (send, { id, input }) => send(calls.changeReminder, { params: { id }, body: input }),
  done: () => t(m.yourReminderWasSaved),
  failed: (_, error) => saidOr(error, t(m.unableToSaveYourReminder)),
  touches,
});

export const deleteReminder = action<Pick<Reminder, 'id' | 'repeatInterval'>, unknown>({
  id: 'reminders.delete',
  label: t(common.delete),
  danger: true,
  confirmation: ({ repeatInterval }) => ({
    title: t(m.deleteThisReminder),
    text: repeatInterval === null ? t(m.areYouSureYouWant) : t(m.areYouSureYouWantTo),
    confirm: t(common.delete),
  }),
  may: (actor) => mayManageReminders(actor),
  run: (send, { id }) => send(calls.deleteReminder, { params: { id } }),
  done: () => t(m.yourReminderWasDeleted),
  failed: () => t(m.unableToDeleteYourReminder),
  touches,
});

export const subscribeToReminder = action<
  Pick<ReminderSubscription, 'id' | 'message' | 'subscribed'>,
  ReminderSubscription
>({
  id: 'reminders.subscribe',
  label: t(m.receiveByEMail),
  may: () => yes,
  run: (send, { id, subscribed }) => send(changeSubscription, { params: { id }, body: { subscribed } }),
  done: ({ message, subscribed }) =>
    subscribed
      ? t(m.willBeSentToYou, { messageLine: messageLine(message) })
      : t(m.willNoLongerBeSent, { messageLine: messageLine(message) }),
  failed: () => t(m.thisCouldNotBeSaved),
  touches: [['reminder-subscriptions'], ...touches],
});
