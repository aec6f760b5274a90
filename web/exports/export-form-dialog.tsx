// Exports a form's data: the rows in view, or those of some days, now, or regularly on a schedule. Both tabs keep their
// input until the dialog closes.
import { Modal, SegmentedControl, Stack, Tabs } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { scopeTexts } from '#core/exports/export-draft.ts';
import type { ExportFormDialog as Slot } from '#web/slots.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { ExportTab } from './export-tab.tsx';
import { ScheduleTab } from './schedule-tab.tsx';
import { useRowCount } from './use-row-count.ts';
import { ViewExport } from './view-export.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/exports/texts.ts';
import { m } from './texts.ts';

export function ExportFormDialog(props: ComponentProps<Slot>) {
  const { form, opened, onClose } = props;
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
          <ScheduleTab form={form} onClose={onClose} />
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
