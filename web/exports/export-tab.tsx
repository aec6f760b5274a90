// The Export tab: which days, in which format.
import { Button, Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { Download } from 'lucide-react';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { exportFormData } from '#core/exports/actions.ts';
import {
  canExport,
  createExportDraft,
  type ExportDraft,
  exportFault,
  formExportBody,
} from '#core/exports/export-draft.ts';
import { exportFormats } from '#core/exports/schema.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { ExportFormDialog } from '#web/slots.ts';
import { MomentInput } from '#web/ui/moment-input.tsx';
import { useExport } from './use-export.ts';

export type TabProps = Pick<ComponentProps<ExportFormDialog>, 'form' | 'onClose'>;

export function ExportTab({ form, onClose }: TabProps) {
  const { ports } = useCore();
  const { timeZone } = useActor();
  const [draft, setDraft] = useState(() => createExportDraft(ports.now(), timeZone));
  const { save, isRunning } = useExport();
  const fault = exportFault(draft, timeZone);
  const change = (part: Partial<ExportDraft>) => setDraft({ ...draft, ...part });

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save(exportFormData, formExportBody(draft, form.id, timeZone), form.name)) onClose();
  };

  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <Stack gap="lg">
        <Text c="dimmed">
          The answers to “{form.name}” of whole days, the last one included. Days are those of {timeZone}.
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {(['from', 'to'] as const).map((path) => (
            <MomentInput
              key={path}
              kind="date"
              label={path === 'from' ? 'From' : 'To'}
              isFirst={path === 'from'}
              value={draft[path]}
              onChange={(day) => change({ [path]: day })}
              error={fault?.path === path ? fault.message : null}
            />
          ))}
        </SimpleGrid>
        <SegmentedControl
          aria-label="Format"
          data={[...exportFormats]}
          value={draft.format}
          onChange={(format) => change({ format })}
          fullWidth
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={isRunning}
            disabled={!canExport(draft, timeZone)}
            leftSection={<Download size={16} aria-hidden />}
          >
            {exportFormData.label}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
