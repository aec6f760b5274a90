// The name and the description of a report.
import { Alert, Button, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { renameReport } from '#core/reports/actions.ts';
import { mostDescriptionLength, mostNameLength, type Report } from '#core/reports/schema.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { useAction } from '#web/ui/use-action.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';

export type RenameDialogProps = {
  report: Pick<Report, 'id' | 'name' | 'description'>;
  opened: boolean;
  onClose(): void;
};

export function RenameDialog({ opened, ...props }: RenameDialogProps) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={props.onClose}
      title={renameReport.label}
      fullScreen={useNarrow()}
      closeOnClickOutside={false}
    >
      <Rename {...props} />
    </Modal>
  );
}

function Rename({ report, onClose }: Omit<RenameDialogProps, 'opened'>) {
  const { run, isRunning } = useAction();
  const [name, setName] = useState(report.name);
  const [description, setDescription] = useState(report.description);
  const [failure, setFailure] = useState<string | null>(null);
  const isNameless = name.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (isNameless) return;
    const change = { id: report.id, change: { name, description } };
    if ((await run(renameReport, change, { onFailed: setFailure })).done) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {failure !== null && <Alert color="red">{failure}</Alert>}
        <TextInput
          {...firstField}
          label="Name"
          autoComplete="off"
          maxLength={mostNameLength}
          value={name}
          error={isNameless ? 'A name is required' : null}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Textarea
          label="Description"
          description="Shown below its name in the list."
          autosize
          minRows={2}
          maxRows={8}
          maxLength={mostDescriptionLength}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isRunning}>
          Save
        </Button>
      </DialogFoot>
    </form>
  );
}
