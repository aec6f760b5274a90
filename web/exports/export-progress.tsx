// The progress of a background export, while the dialog waits for it.
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { type ExportJob, jobProgress, jobShare } from '#core/exports/job.ts';

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
      <Text>This export takes a little longer. The download starts when the file is ready.</Text>
      <Stack gap="xs">
        <ExportBar job={job} />
        <Text c="dimmed" className="numbers" aria-live="polite">
          {jobProgress(job)}
        </Text>
      </Stack>
      <Text c="dimmed">
        No need to wait: you can close this, and a notification tells you when the file is ready. It stays
        under "Your exports" for 7 days.
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          Cancel export
        </Button>
        <Button onClick={onClose}>Close</Button>
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
        aria-label={`Progress of the export of ${job.templateName}`}
        aria-valuetext={`${percent}%`}
      />
    </Progress.Root>
  );
}
