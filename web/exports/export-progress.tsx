// The progress of a background export, while the dialog waits for it.
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { type ExportJob, jobProgress, jobShare } from '#core/exports/job.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export function ExportProgress({
  job,
  onCancel,
  onClose,
}: {
  job: ExportJob;
  onCancel(): void;
  onClose(): void;
}) {
  return (
    <Stack gap="lg">
      <Text>{t(m.thisExportTakesLittleLonger)}</Text>
      <Stack gap="xs">
        <ExportBar job={job} />
        <Text c="dimmed" className="numbers" aria-live="polite">
          {jobProgress(job)}
        </Text>
      </Stack>
      <Text c="dimmed">{t(m.noNeedToWaitYou)}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t(m.cancelExport)}
        </Button>
        <Button onClick={onClose}>{t(common.close)}</Button>
      </Group>
    </Stack>
  );
}

/** A progress bar. */
export function ExportBar({ job }: { job: ExportJob }) {
  const percent = Math.floor(jobShare(job) * 100);
  return (
    <Progress.Root size="md" transitionDuration={400}>
      <Progress.Section
        value={percent}
        aria-label={t(m.progressOfExportOf, { templateName: job.templateName })}
        aria-valuetext={`${percent}%`}
      />
    </Progress.Root>
  );
}
