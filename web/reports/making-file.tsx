// The progress of a report that the server makes in the background.
import { Box, Button, Group, Progress, Text } from '@mantine/core';
import { cancelExport, leaveExport } from '#core/exports/actions.ts';
import { jobProgress, jobShare } from '#core/exports/job.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { ReportDownload } from './use-download.ts';

/** Renders nothing while no report is being made. */
export function MakingFile({ job, cancel, leave }: Pick<ReportDownload, 'job' | 'cancel' | 'leave'>) {
  if (job === null) return null;
  return (
    <Box mb="md">
      <Panel title={reportTexts.making}>
        <Progress.Root size="md" transitionDuration={400}>
          {/* A bar that shows nothing looks broken: the first of its steps is under way. */}
          <Progress.Section
            value={Math.max(8, jobShare(job) * 100)}
            animated
            aria-label={reportTexts.making}
            aria-valuetext={jobProgress(job)}
          />
        </Progress.Root>
        <Text c="dimmed" aria-live="polite">
          {jobProgress(job)}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={() => void cancel()}>
            {cancelExport.label}
          </Button>
          <Button variant="subtle" onClick={() => void leave()}>
            {leaveExport.label}
          </Button>
        </Group>
      </Panel>
    </Box>
  );
}
