// Who may make the calls of reminders, and how each is made.
import { type CallTests, ownerIn, tomorrow } from '#tests/support/call-tests.ts';

const body = () => ({ message: 'Look at the gauge', scheduleTime: tomorrow(), repeatInterval: 'DAY' });

export const calls: CallTests = {
  'reminders.list': {
    who: 'managers and admins',
    request: () => ({}),
  },
  'reminders.create': {
    who: 'managers and admins',
    request: () => ({ body: body() }),
  },
  'reminders.change': {
    who: 'managers and admins',
    to: 'a reminder',
    request: async ({ fresh }) => ({ params: { id: await fresh.reminder() }, body: body() }),
  },
  'reminders.delete': {
    who: 'managers and admins',
    to: 'a reminder',
    request: async ({ fresh }) => ({ params: { id: await fresh.reminder() } }),
  },
  'reminders.progress': {
    who: 'managers and admins',
    // A reminder of a form that somebody does not see says nothing about it.
    to: 'a form',
    request: async ({ fresh }) => ({ params: { id: await fresh.reminder({ hasForm: true }) } }),
    answersNoMarkers: true,
  },
  'reminders.subscriptions': {
    who: 'everybody',
    // What is in it is looked at in tests/contract/reminders.test.ts.
    answersNoMarkers: true,
    request: () => ({}),
  },
  'reminders.subscribe': {
    who: 'everybody',
    to: 'a reminder sent to them',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: (await fresh.reminderMail(ownerIn(owner, caller))).id },
      body: { subscribed: false },
    }),
  },
  'reminders.askUnsubscribe': {
    who: 'anybody, signed in or not',
    to: 'a link',
    request: async ({ fresh }) => ({ params: { secret: (await fresh.reminderMail(null)).secret } }),
    answersNoMarkers: true,
  },
  'reminders.unsubscribe': {
    who: 'anybody, signed in or not',
    to: 'a link',
    request: async ({ fresh }) => ({ params: { secret: (await fresh.reminderMail(null)).secret } }),
    answersNoMarkers: true,
  },
};
