// Asks for the name and scope of a view: personal, or for everyone who sees the form.
import { Button, Group, Modal, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { renameView, saveViewAs } from '#core/views/actions.ts';
import { maySaveView } from '#core/views/policy.ts';
import { type SavedView, type ViewContent, viewNameLimit } from '#core/views/schema.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useAction } from '#web/ui/use-action.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';

export type NameDialogProps = {
  /** Null: a new one. */
  view: SavedView | null;
  formId: string;
  content: ViewContent;
  opened: boolean;
  onSaved(view: SavedView): void;
  onClose(): void;
};

export function NameDialog({ opened, ...dialog }: NameDialogProps) {
  const title = dialog.view === null ? 'Save as a new view' : 'Rename view';
  return (
    <Modal opened={useOpened(opened)} onClose={dialog.onClose} title={title}>
      <NameForm {...dialog} />
    </Modal>
  );
}

function NameForm({ view, formId, content, onSaved, onClose }: Omit<NameDialogProps, 'opened'>) {
  const actor = useActor();
  const { run, isRunning } = useAction();
  const [name, setName] = useState(view?.name ?? '');
  const [isForAll, setIsForAll] = useState(view?.scope === 'COMPANY');
  const isEmpty = name.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    const scope = isForAll ? 'COMPANY' : 'MINE';
    const ended =
      view === null
        ? await run(saveViewAs, { formId, name, scope, content })
        : await run(renameView, { view, name, scope });
    if (!ended.done) return;
    onClose();
    onSaved(ended.result);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="lg">
        <TextInput
          {...firstField}
          label="Name"
          placeholder="Such as: Pending, this month"
          maxLength={viewNameLimit}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {maySaveView(actor, 'COMPANY').yes && (
          <Switch
            label="Share with everyone who can see this form"
            description="Each person only sees the sheets they have access to."
            checked={isForAll}
            onChange={({ currentTarget }) => setIsForAll(currentTarget.checked)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isRunning} disabled={isEmpty}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
