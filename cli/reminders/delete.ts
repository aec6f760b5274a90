// formdeck reminders delete.
import { confirm } from '#cli/command/confirm.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { deleteReminder } from '#core/reminders/actions.ts';
import { reminderNamed } from './named.ts';

export const remove = verb({
  effect: { asks: () => 'A deleted reminder cannot be restored.' },
  options: (_: object, [reminder = '']) => ({ reminder }),

  async run(context: Context, { reminder: named }) {
    const reminder = await reminderNamed(context, named);
    const text = deleteReminder.confirmation?.(reminder)?.text ?? '';
    await confirm(context, `${text} "${reminder.message}"`, 'Nothing was deleted.');
    await deleteReminder.run(context.send, reminder);
    return reminder;
  },

  print: (output) => output.say('Your reminder was deleted.'),
  json: ({ id }) => ({ deleted: id }),
});
