// Exports the rows in view of some sheets, with a choice of format and options.
import { Modal, Stack, Text } from '@mantine/core';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { exportSheetData, exportSheetsLabel } from '#core/exports/actions.ts';
import { firstChoices, searchNotExported, sheetExportBody } from '#core/exports/export-draft.ts';
import { counted } from '#core/count-text.ts';
import { fromFilter } from '#core/sheets/filter/filter-draft.ts';
import type { ExportSheetsDialog as Slot } from '#web/slots.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { ExportButtons, ExportChoicesFields } from './export-choices.tsx';
import { ExportProgress } from './export-progress.tsx';
import { useExport } from './use-export.ts';

type Props = ComponentProps<Slot>;

export function ExportSheetsDialog({ opened, ...props }: Props) {
  const { sheetIds, onClose } = props;
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={exportSheetsLabel(sheetIds.length, false)}>
      <ExportSheets {...props} />
    </Modal>
  );
}

function ExportSheets({ form, sheetIds, filter, filterText, isSearched, onClose }: Omit<Props, 'opened'>) {
  const [choices, setChoices] = useState(firstChoices);
  const { save, isRunning, job, cancel } = useExport();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save(exportSheetData, sheetExportBody(sheetIds, filter, choices), form.name)) onClose();
  };

  if (job !== null) return <ExportProgress job={job} onCancel={() => void cancel()} onClose={onClose} />;
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <Stack gap="lg">
        <Text c="dimmed">
          {`The rows of "${form.name}" from ${counted(sheetIds.length, 'sheet')}`}
          {filterText === null || filterText === '' ? ', all of them.' : ` where ${filterText}.`}
        </Text>
        {isSearched && <Text>{searchNotExported}</Text>}
        <ExportChoicesFields
          choices={choices}
          isReviewed={form.reviewers.length > 0 && fromFilter(filter).reviewState === null}
          onChange={(part) => setChoices({ ...choices, ...part })}
        />
        <ExportButtons isRunning={isRunning} disabled={false} onClose={onClose} />
      </Stack>
    </form>
  );
}
