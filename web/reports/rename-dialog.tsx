// The name and the description of a report.
import { type NamedReport, renameForm } from '#core/reports/rename-form.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ResourceForm } from '#web/ui/form/resource-form.tsx';

export type RenameDialogProps = { report: NamedReport; opened: boolean; onClose(): void };

export function RenameDialog({ report, opened, onClose }: RenameDialogProps) {
  return (
    <FormDialog title={renameForm.title(report)} size="md" opened={opened} onClose={onClose}>
      <ResourceForm key={report.id} form={renameForm} thing={report} onClose={onClose} />
    </FormDialog>
  );
}
