// Asks for the name and scope of a view: personal, or for everyone who sees the form.
import type { SavedView, ViewContent } from '#core/views/schema.ts';
import { viewForm } from '#core/views/view-form.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ResourceForm } from '#web/ui/form/resource-form.tsx';

export type NameDialogProps = {
  /** Null: a new one. */
  view: SavedView | null;
  formId: string;
  content: ViewContent;
  opened: boolean;
  onSaved(view: SavedView): void;
  onClose(): void;
};

export function NameDialog({ view, formId, content, opened, onSaved, onClose }: NameDialogProps) {
  const form = viewForm(formId, content);
  return (
    <FormDialog title={form.title(view)} size="md" opened={opened} onClose={onClose}>
      <ResourceForm form={form} thing={view} onClose={onClose} onSaved={onSaved} />
    </FormDialog>
  );
}
