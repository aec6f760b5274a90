// Exports a form's data: of some days now, or regularly on a schedule. Both tabs keep their input until the dialog
// closes.
import { Modal, Tabs } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { ExportFormDialog as Slot } from '#web/slots.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { ExportTab } from './export-tab.tsx';
import { ScheduleTab } from './schedule-tab.tsx';

export function ExportFormDialog({ form, opened, onClose }: ComponentProps<Slot>) {
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title="Export Data">
      <Tabs defaultValue="export">
        <Tabs.List>
          <Tabs.Tab value="export">Export</Tabs.Tab>
          <Tabs.Tab value="schedule">Schedule</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="export" pt="md">
          <ExportTab form={form} onClose={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="schedule" pt="md">
          <ScheduleTab form={form} onClose={onClose} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}
