// The name of a mapping that is saved or renamed.
import { useState } from 'react';
import { mappingForm } from '#core/mappings/mapping-form.ts';
import type { Mapping, MappingContent } from '#core/mappings/schema.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ResourceForm } from '#web/ui/form/resource-form.tsx';

export type MappingNameDialogProps = {
  formId: string;
  mapping: MappingContent;
  /** The mapping that gets another name; null: it is a new one. */
  known: Mapping | null;
  onSaved(mapping: Mapping): void;
  onClose(): void;
};

export function MappingNameDialog({ formId, mapping, known, onSaved, onClose }: MappingNameDialogProps) {
  const { ports } = useCore();
  const [newId] = useState(() => ports.newId());
  const form = mappingForm(formId, mapping, newId);
  return (
    <FormDialog title={form.title(known)} size="md" opened onClose={onClose}>
      <ResourceForm form={form} thing={known} onClose={onClose} onSaved={onSaved} />
    </FormDialog>
  );
}
