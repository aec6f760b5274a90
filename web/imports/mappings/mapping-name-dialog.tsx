// The name of a mapping that is saved or renamed.
import { Alert, Button, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { saveMapping } from '#core/mappings/actions.ts';
import { type Mapping, type MappingContent, maximumMappingName } from '#core/mappings/schema.ts';
import { mappingTexts } from '#core/mappings/texts.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useAction } from '#web/ui/use-action.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';

export type MappingNameDialogProps = {
  title: string;
  formId: string;
  mapping: MappingContent;
  /** The mapping that gets another name; undefined: it is a new one. */
  known: Mapping | undefined;
  onSaved(mapping: Mapping): void;
  onClose(): void;
};

export function MappingNameDialog({ title, ...props }: MappingNameDialogProps) {
  return (
    <Modal opened onClose={props.onClose} title={title} fullScreen={useNarrow()} closeOnClickOutside={false}>
      <Naming {...props} />
    </Modal>
  );
}

function Naming({ formId, mapping, known, onSaved, onClose }: Omit<MappingNameDialogProps, 'title'>) {
  const { run, isRunning } = useAction();
  const [name, setName] = useState(known?.name ?? '');
  const [issue, setIssue] = useState<string | null>(null);
  // One id for all attempts: a lost answer makes no second mapping.
  const { ports } = useCore();
  const [id] = useState(() => known?.id ?? ports.newId());
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (name.trim() === '') {
      setIssue('A name is required');
      return;
    }
    const input = { ...mapping, id, name: name.trim() };
    const saved = await run(saveMapping, { formId, input }, { onFailed: setFailure });
    if (!saved.done) return;
    onSaved(saved.result);
    onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {failure !== null && <Alert color="red">{failure}</Alert>}
        <TextInput
          {...firstField}
          label={mappingTexts.name}
          description={mappingTexts.about}
          autoComplete="off"
          maxLength={maximumMappingName}
          value={name}
          error={issue}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setIssue(null);
          }}
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
