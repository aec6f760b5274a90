// formdeck reminders delete.
import { oneNamed } from '#cli/command/finder.ts';
import { removeVerb } from '#cli/resource/thing-verbs.ts';
import { deleteReminder } from '#core/reminders/actions.ts';
import { reminderNamed } from './named.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const remove = removeVerb({
  why: 'A deleted reminder cannot be restored.',
  options: oneNamed,
  find: reminderNamed,
  action: deleteReminder,
  question: (reminder) => `${deleteReminder.confirmation?.(reminder)?.text ?? ''} "${reminder.message}"`,
  done: () => t(m.yourReminderWasDeleted),
});
