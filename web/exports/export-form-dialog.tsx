// Exports a form's data: the rows in view, or those of some days, now, or regularly on a schedule. Both tabs keep their
// input until the dialog closes.
import { Modal, SegmentedControl, Stack, Tabs, Text } from '@mantine/core';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { exportedName } from '#core/exports/entries.ts';
import {
  estimateText,
  firstChoices,
  scopeTexts,
  searchNotExported,
  sheetExportBody,
} from '#core/exports/export-draft.ts';
import type { ExportedView, ExportFormDialog as Slot } from '#web/slots.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { ExportTab } from './export-tab.tsx';
import { ScheduleTab } from './schedule-tab.tsx';
import { useRowCount } from './use-row-count.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/exports/texts.ts';
import { m } from './texts.ts';
import { exportSheetData } from '#core/exports/actions.ts';
import { fromFilter, withOnlyApproved } from '#core/sheets/filter/filter-draft.ts';
import { ExportButtons, ExportChoicesFields } from './export-choices.tsx';
import { ExportProgress } from './export-progress.tsx';
import { useEntriesQuestions } from './use-entries-questions.ts';
import { useExport } from './use-export.ts';

export function ExportFormDialog(props: ComponentProps<Slot>) {
  const { opened, onClose } = props;
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={t(m.exportData)}>
      <Tabs defaultValue="export">
        <Tabs.List>
          <Tabs.Tab value="export">{t(both.exportText)}</Tabs.Tab>
          <Tabs.Tab value="schedule">{t(m.schedule)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="export" pt="md">
          <ExportScope {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="schedule" pt="md">
          <ScheduleTab {...props} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}

/** The rows in view where there are some, or everything of the form. */
function ExportScope({ form, view, begins = 'view', onClose }: ComponentProps<Slot>) {
  const [scope, setScope] = useState(begins);
  const rows = useRowCount(view?.countRows ?? null, view?.filter);
  if (view === undefined) return <ExportTab form={form} onClose={onClose} />;
  return (
    <Stack gap="lg">
      <SegmentedControl
        fullWidth
        aria-label={scopeTexts.label}
        value={scope}
        data={[
          { value: 'view', label: scopeTexts.view(rows), disabled: view.sheetIds.length === 0 },
          { value: 'form', label: scopeTexts.form },
        ]}
        onChange={setScope}
      />
      {scope === 'view' ? (
        <ViewExport form={form} view={view} onClose={onClose} />
      ) : (
        <ExportTab form={form} view={view} onClose={onClose} />
      )}
    </Stack>
  );
}

type ViewExportProps = { form: { id: string; name: string }; view: ExportedView; onClose(): void };

/** Exports the rows in view of some sheets. */
function ViewExport({ form, view, onClose }: ViewExportProps) {
  const { sheetIds, filter, filterText, isSearched, columnCount } = view;
  const [choices, setChoices] = useState(firstChoices);
  const { save, isRunning, job, cancel } = useExport();
  const entries = useEntriesQuestions(form.id);
  const offersApproved = view.isReviewed && fromFilter(filter).reviewState === null;
  const rows = useRowCount(view.countRows, choices.onlyApproved ? withOnlyApproved(filter, true) : filter);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const name = exportedName(form.name, choices, entries);
    if (await save(exportSheetData, sheetExportBody(sheetIds, filter, choices), name)) onClose();
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
          entries={entries}
          onChange={(part) => setChoices({ ...choices, ...part })}
        />
        <ExportButtons isRunning={isRunning} disabled={rows === 0} onClose={onClose} />
      </Stack>
    </form>
  );
}
