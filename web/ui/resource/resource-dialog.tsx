// The dialog of a thing, new or existing, from its form in core: it is read as it is now.
import type { ExistingForm } from '#core/resource/resource.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ResourceForm, type ResourceFormProps } from '#web/ui/form/resource-form.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';

/** What an address opens. */
export type OpenedThing = {
  /** Null: a new one. */
  id: string | null;
  opened: boolean;
  onClose(): void;
};

export type ResourceDialogProps<Thing extends { id: string }, Draft> = OpenedThing & {
  form: ExistingForm<Thing, Draft>;
  /** What the page adds to the form. */
  parts?: Pick<ResourceFormProps<Thing, Draft, Thing>, 'slots' | 'aboutFailure'>;
};

export function ResourceDialog<Thing extends { id: string }, Draft>(
  props: ResourceDialogProps<Thing, Draft>,
) {
  const { form, id, opened, onClose, parts } = props;
  return (
    <FormDialog
      title={id === null ? form.title(null) : form.existing.title}
      opened={opened}
      onClose={onClose}
    >
      {id === null ? (
        <ResourceForm form={form} thing={null} onClose={onClose} {...parts} />
      ) : (
        <ExistingThing {...props} id={id} />
      )}
    </FormDialog>
  );
}

function ExistingThing<Thing extends { id: string }, Draft>(
  props: ResourceDialogProps<Thing, Draft> & { id: string },
) {
  const { form, id, onClose, parts } = props;
  const query = useRead((send) => form.existing.query(send, id));
  return (
    <Loaded query={query} failed={form.existing.failed}>
      {/* The form keeps its input unless another one is opened. */}
      {(thing) => <ResourceForm key={thing.id} form={form} thing={thing} onClose={onClose} {...parts} />}
    </Loaded>
  );
}
