// Exports the rows in view of some sheets.
import { Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { exportSheetData } from '#core/exports/actions.ts';
import {
  estimateText,
  firstChoices,
  searchNotExported,
  sheetExportBody,
} from '#core/exports/export-draft.ts';
import { fromFilter, withOnlyApproved } from '#core/sheets/filter/filter-draft.ts';
import type { ExportedView } from '#web/slots.ts';
import { ExportButtons, ExportChoicesFields } from './export-choices.tsx';
import { ExportProgress } from './export-progress.tsx';
import { useExport } from './use-export.ts';
import { useRowCount } from './use-row-count.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ViewExportProps = { form: { name: string }; view: ExportedView; onClose(): void };

export function ViewExport({ form, view, onClose }: ViewExportProps) {
  const { sheetIds, filter, filterText, isSearched, columnCount } = view;
  const [choices, setChoices] = useState(firstChoices);
  const { save, isRunning, job, cancel } = useExport();
  const offersApproved = view.isReviewed && fromFilter(filter).reviewState === null;
  const rows = useRowCount(view.countRows, choices.onlyApproved ? withOnlyApproved(filter, true) : filter);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save(exportSheetData, sheetExportBody(sheetIds, filter, choices), form.name)) onClose();
  };

  if (job !== null) return <ExportProgress job={job} onCancel={() => void cancel()} onClose={onClose} />;
  const count = sheetIds.length;
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <Stack gap="lg">
        <div>
          <Text role="status" className="numbers">
            {rows !== null && estimateText(rows, columnCount, choices)}
          </Text>
          <Text c="dimmed" size="sm">
            {filterText === null || filterText === ''
              ? t(m.fromSheets, { count })
              : t(m.fromSheetsWhere, { count, filter: filterText })}
          </Text>
          {isSearched && (
            <Text c="dimmed" size="sm">
              {searchNotExported}
            </Text>
          )}
        </div>
        <ExportChoicesFields
          choices={choices}
          isReviewed={offersApproved}
          onChange={(part) => setChoices({ ...choices, ...part })}
        />
        <ExportButtons isRunning={isRunning} disabled={rows === 0} onClose={onClose} />
      </Stack>
    </form>
  );
}
