// The dialog of a new or existing reminder (spec 3, sections 2 and 5).
import { reminderForm } from '#core/reminders/reminder-form.ts';
import type { Reminder } from '#core/reminders/schema.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ResourceForm } from '#web/ui/form/resource-form.tsx';

export type ReminderDialogProps = {
  /** Null: a new one. */
  reminder: Reminder | null;
  opened: boolean;
  onClose(): void;
};

export function ReminderDialog({ reminder, opened, onClose }: ReminderDialogProps) {
  return (
    <FormDialog title={reminderForm.title(reminder)} opened={opened} onClose={onClose}>
      <ResourceForm key={reminder?.id} form={reminderForm} thing={reminder} onClose={onClose} />
    </FormDialog>
  );
}
