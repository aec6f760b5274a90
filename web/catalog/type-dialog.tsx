// A type: a new one, or one to rename or delete (spec 3, "Catalog").
import type { CatalogType } from '#core/catalog/schema.ts';
import { typeForm } from '#core/catalog/type-form.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ResourceForm } from '#web/ui/form/resource-form.tsx';

export type TypeDialogProps = {
  /** Null: a new one. */
  type: CatalogType | null;
  types: readonly CatalogType[];
  opened: boolean;
  onClose(): void;
};

export function TypeDialog({ type, types, opened, onClose }: TypeDialogProps) {
  const form = typeForm(types);
  return (
    <FormDialog title={form.title(type)} size="md" opened={opened} onClose={onClose}>
      <ResourceForm form={form} thing={type} onClose={onClose} />
    </FormDialog>
  );
}
