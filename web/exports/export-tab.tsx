// The Export tab: days, format, options, and the progress of a longer export.
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { exportFormData } from '#core/exports/actions.ts';
import {
  canExport,
  createExportDraft,
  type ExportDraft,
  exportIssue,
  formExportBody,
} from '#core/exports/export-draft.ts';
import { formQuery } from '#core/forms/queries.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { ExportFormDialog } from '#web/slots.ts';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ExportButtons, ExportChoicesFields } from './export-choices.tsx';
import { ExportProgress } from './export-progress.tsx';
import { useExport } from './use-export.ts';

export type TabProps = Pick<ComponentProps<ExportFormDialog>, 'form' | 'onClose'>;

export function ExportTab({ form, onClose }: TabProps) {
  const { ports } = useCore();
  const { timeZone } = useActor();
  const [draft, setDraft] = useState(() => createExportDraft(ports.now(), timeZone));
  const { save, isRunning, job, cancel } = useExport();
  const { data: whole } = useRead((send) => formQuery(send, form.id));
  const issue = exportIssue(draft, timeZone);
  const change = (part: Partial<ExportDraft>) => setDraft({ ...draft, ...part });

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save(exportFormData, formExportBody(draft, form.id, timeZone), form.name)) onClose();
  };

  if (job !== null) return <ExportProgress job={job} onCancel={() => void cancel()} onClose={onClose} />;
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <Stack gap="lg">
        <Text c="dimmed">
          The answers to "{form.name}" of whole days, the last one included. Days and times are those of{' '}
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
              error={issue?.path === path ? issue.message : null}
            />
          ))}
        </SimpleGrid>
        <ExportChoicesFields
          choices={draft}
          isReviewed={whole !== undefined && whole.reviewers.length > 0}
          onChange={change}
        />
        <ExportButtons isRunning={isRunning} disabled={!canExport(draft, timeZone)} onClose={onClose} />
      </Stack>
    </form>
  );
}
