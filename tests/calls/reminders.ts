// Who may make the calls of reminders, and how each is made.
import { type CallTests, tomorrow } from '#tests/support/call-tests.ts';

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
};
