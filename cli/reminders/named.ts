// Finds a reminder on the command line.
import { finder } from '#cli/command/finder.ts';
import { listReminders } from '#core/reminders/calls.ts';
import { m } from './texts.ts';

export const { one: reminderNamed } = finder({
  missing: m.noReminder,
  count: m.reminderCount,
  list: { command: 'reminders' },
  read: ({ sendAgain }) => sendAgain(listReminders, {}),
  nameOf: ({ message }) => message,
});
