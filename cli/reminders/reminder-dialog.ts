// The dialog of a new or existing reminder.
import { reminderForm } from '#core/reminders/reminder-form.ts';
import type { Reminder } from '#core/reminders/schema.ts';
import { openForm } from '#cli/resource/form-dialog.tsx';
import type { Dialogs } from '#cli/terminal/dialogs.ts';

/** Opens it; it closes once the reminder is saved. */
export async function openReminderDialog(dialogs: Dialogs, reminder: Reminder | null): Promise<void> {
  await openForm(dialogs, reminderForm, reminder);
}
