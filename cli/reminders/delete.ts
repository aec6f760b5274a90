// formdeck reminders delete.
import { oneNamed, removeVerb } from '#cli/resource/remove-verb.ts';
import { deleteReminder } from '#core/reminders/actions.ts';
import { reminderNamed } from './named.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const remove = removeVerb({
  why: 'A deleted reminder cannot be restored.',
  options: oneNamed,
  find: (context, { named }) => reminderNamed(context, named),
  action: deleteReminder,
  question: (reminder) => `${deleteReminder.confirmation?.(reminder)?.text ?? ''} "${reminder.message}"`,
  done: () => t(m.yourReminderWasDeleted),
});
