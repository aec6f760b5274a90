// The form of a thing from its record in core: fields, what is wrong, and the buttons at its foot.
import { Alert, Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldError } from '#core/errors.ts';
import { type Form, whyReadOnly } from '#core/resource/form.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { useThings } from './use-things.ts';
import { FailureNote } from './failure-note.tsx';
import { FieldInput } from './field-input.tsx';
import { type DraftOptions, useDraft } from './use-draft.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

export type SlotProps<Draft> = {
  draft: Draft;
  issueAt(path: string): string | null;
  change(part: Partial<Draft>): void;
};

export type ResourceFormProps<Thing, Draft, Saved> = DraftOptions<Saved> & {
  form: Form<Thing, Draft, Saved>;
  /** Null: a new one. */
  thing: Thing | null;
  /** The parts that the record leaves to the page, by path. */
  slots?: Readonly<Record<string, (props: SlotProps<Draft>) => ReactNode>>;
  /** Above the fields. */
  head?: ReactNode;
  /** Below the reason why it was not saved. */
  aboutFailure?(error: unknown): ReactNode;
};

export function ResourceForm<Thing, Draft, Saved>(props: ResourceFormProps<Thing, Draft, Saved>) {
  const { form, thing: latest, slots = {}, head, aboutFailure, onClose, onSaved } = props;
  const actor = useActor();
  const offered = useThings(form.things);
  const { draft, thing, context, failure, refused, isRunning, issueAt, change, save, remove } = useDraft(
    form,
    latest,
    {
      onClose,
      onSaved,
    },
  );
  const off = whyReadOnly(form, actor, thing);
  const fields = form.fields(draft, { thing, context, offered });
  const first = fields.find((field) => !('isFixed' in field && field.isFixed));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <Stack>
        {off !== null && <Alert color="gray">{off}</Alert>}
        {head}
        {!isSaidAtFields(refused, fields) && <FailureNote failure={failure} about={aboutFailure} />}
        <fieldset disabled={off !== null} className="grid min-w-0 p-0 border-none m-0 gap-16 one-column">
          {fields.map((field) =>
            field.kind === 'slot' ? (
              <Slot key={field.path} draw={slots[field.path]} {...{ draft, issueAt, change }} />
            ) : (
              <FieldInput
                key={field.path}
                id={`${form.name}-${field.path}`}
                field={field}
                isFirst={field === first}
                issue={issueAt(field.path)}
                onChange={change}
              />
            ),
          )}
        </fieldset>
      </Stack>
      <DialogFoot justify="space-between">
        {off === null && thing !== null && form.remove?.may(actor, thing).yes ? (
          <Button variant="subtle" color="red" onClick={() => void remove()}>
            {form.remove.label}
          </Button>
        ) : (
          <span />
        )}
        <div className="flex gap-8">
          <Button variant="default" onClick={onClose}>
            {off === null ? t(common.cancel) : t(common.close)}
          </Button>
          {off === null && (
            <Button type="submit" loading={isRunning}>
              {form.saveLabel(thing)}
            </Button>
          )}
        </div>
      </DialogFoot>
    </form>
  );
}

/** Whether each thing that the server refused is said at a field. */
function isSaidAtFields(refused: readonly FieldError[], fields: readonly { path: string }[]): boolean {
  const isSaid = (issue: FieldError) =>
    fields.some(({ path }) => issue.path === path || issue.path.startsWith(`${path}.`));
  return refused.length > 0 && refused.every(isSaid);
}

function Slot<Draft>({
  draw,
  ...props
}: SlotProps<Draft> & { draw?: ((props: SlotProps<Draft>) => ReactNode) | undefined }) {
  return draw?.(props);
}
