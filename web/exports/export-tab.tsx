// The Export tab: which days, in which format, what comes along; and how far the export is, where it takes its time.
import { Anchor, Button, Checkbox, Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { exportFormData } from '#core/exports/actions.ts';
import {
  canExport,
  choiceLabels,
  createExportDraft,
  type ExportDraft,
  exportFault,
  formExportBody,
} from '#core/exports/export-draft.ts';
import { formatNames } from '#core/exports/format.ts';
import { exportFormats } from '#core/exports/schema.ts';
import { formQuery } from '#core/forms/queries.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { ExportFormDialog } from '#web/slots.ts';
import { MomentInput } from '#web/ui/moment-input.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ExportProgress } from './export-progress.tsx';
import { useExport } from './use-export.ts';

export type TabProps = Pick<ComponentProps<ExportFormDialog>, 'form' | 'onClose'>;

export function ExportTab({ form, onClose }: TabProps) {
  const { ports } = useCore();
  const { timeZone } = useActor();
  const [draft, setDraft] = useState(() => createExportDraft(ports.now(), timeZone));
  const { save, isRunning, job, cancel } = useExport();
  const { data: whole } = useRead((send) => formQuery(send, form.id));
  const fault = exportFault(draft, timeZone);
  const change = (part: Partial<ExportDraft>) => setDraft({ ...draft, ...part });

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save(exportFormData, formExportBody(draft, form.id, timeZone), form.name)) onClose();
  };

  if (job !== null) return <ExportProgress job={job} onCancel={() => void cancel()} onClose={onClose} />;
  const choices = [
    ...(whole !== undefined && whole.reviewers.length > 0 ? (['onlyApproved'] as const) : []),
    'images' as const,
    // In a workbook it stands already; with images there is one in any case.
    ...(draft.format === 'XLSX' ? [] : (['zip'] as const)),
  ];
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <Stack gap="lg">
        <Text c="dimmed">
          The answers to “{form.name}” of whole days, the last one included. Days and times are those of{' '}
          {timeZone}.
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
          data={exportFormats.map((value) => ({ value, label: formatNames[value] }))}
          value={draft.format}
          onChange={(format) => change({ format })}
          fullWidth
        />
        <Stack gap="xs">
          {choices.map((choice) => (
            <Checkbox
              key={choice}
              label={choiceLabels[choice]}
              checked={draft[choice] || (choice === 'zip' && draft.images)}
              disabled={choice === 'zip' && draft.images}
              onChange={(event) => change({ [choice]: event.currentTarget.checked })}
            />
          ))}
        </Stack>
        <Group justify="space-between" gap="xs">
          <Anchor component={Link} to="/exports" size="sm">
            Your exports
          </Anchor>
          <Group gap="xs">
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
        </Group>
      </Stack>
    </form>
  );
}
