// A new report: a design, the forms that it is of, and its name.
import { Alert, Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formsQuery } from '#core/forms/queries.ts';
import { createReport } from '#core/reports/actions.ts';
import { designsQuery } from '#core/reports/queries.ts';
import { mostReportForms, type ReportDesign } from '#core/reports/schema.ts';
import { reportTexts } from '#core/reports/texts.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';

export type NewReportDialogProps = { opened: boolean; onClose(): void };

export function NewReportDialog({ opened, onClose }: NewReportDialogProps) {
  const query = useRead(designsQuery);
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={reportTexts.create}
      fullScreen={useNarrow()}
      closeOnClickOutside={false}
    >
      <Loaded query={query} failed="The designs could not be loaded">
        {(designs) => <NewReport designs={designs} onClose={onClose} />}
      </Loaded>
    </Modal>
  );
}

function NewReport({ designs, onClose }: { designs: readonly ReportDesign[]; onClose(): void }) {
  const forms = useRead(formsQuery).data ?? [];
  const { run, isRunning } = useAction();
  const [designId, setDesign] = useState<string | null>(designs[0]?.id ?? null);
  const [formIds, setForms] = useState<string[]>([]);
  const [name, setName] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const design = designs.find(({ id }) => id === designId);
  const shownName = name ?? nameOf(design, forms.find(({ id }) => id === formIds[0])?.name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (design === undefined || formIds.length === 0 || shownName.trim() === '') return;
    const body = { reportId: design.id, templateIds: formIds, name: shownName };
    if ((await run(createReport, body, { onFailed: setFailure })).done) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {failure !== null && <Alert color="red">{failure}</Alert>}
        <SearchSelect
          {...firstField}
          label="Design"
          data={designs.map(({ id, name: label }) => ({ value: id, label }))}
          value={designId}
          onChange={setDesign}
          error={wasTried && design === undefined ? 'Choose a design' : null}
        />
        {design !== undefined && (
          <Text size="sm" c="dimmed">
            {design.description}
          </Text>
        )}
        <SearchMultiSelect
          label="Forms"
          data={forms.map(({ id, name: label }) => ({ value: id, label }))}
          value={formIds}
          onChange={setForms}
          maxValues={mostReportForms}
          error={wasTried && formIds.length === 0 ? 'Choose at least one form' : null}
        />
        <TextInput
          label="Name"
          autoComplete="off"
          value={shownName}
          error={wasTried && shownName.trim() === '' ? 'A name is required' : null}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isRunning}>
          {createReport.label}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** What it is called until somebody calls it otherwise. */
function nameOf(design: ReportDesign | undefined, form: string | undefined): string {
  if (design === undefined) return '';
  return form === undefined ? design.name : `${form}: ${design.name}`;
}
