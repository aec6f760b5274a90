// Finds a reminder on the command line: by its id, the beginning of its id, or its message.
import type { Context } from '#cli/context.ts';
import { findNamed } from '#core/find-named.ts';
import { listReminders } from '#core/reminders/calls.ts';
import type { Reminder } from '#core/reminders/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** @throws AppError `not-found` with similar messages, or `usage` if several match */
export async function reminderNamed(context: Context, idOrMessage: string): Promise<Reminder> {
  const reminders = await context.sendAgain(listReminders, {});
  const { reminder } = findNamed(
    reminders.map((each) => ({ id: each.id, name: each.message, reminder: each })),
    idOrMessage,
    {
      noun: 'reminder',
      missing: t(m.thereIsNoReminder, { idOrMessage }),
      list: t(m.seeFormdeckRemindersList),
      describe: ({ id, name }) => `${id}  ${name}`,
    },
  );
  return reminder;
}
