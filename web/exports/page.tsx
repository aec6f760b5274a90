// /exports: the user's own background exports, available for download until they expire.
import { Button, Group, Stack, Text } from '@mantine/core';
import { Download, FileSpreadsheet, Trash2, X } from 'lucide-react';
import { removeExport } from '#core/exports/actions.ts';
import {
  type ExportJob,
  exportJobTexts,
  hasEnded,
  jobName,
  jobProgress,
  jobSummary,
} from '#core/exports/job.ts';
import { exportJobsQuery } from '#core/exports/queries.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { Page } from '#web/ui/page.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { ExportBar } from './export-progress.tsx';
import classes from './page.module.css';
import { useSaveExport } from './use-save-export.ts';

export function ExportsPage() {
  if (mayExport(useActor()).yes) return <OwnExports />;
  return <NoAccessPage title={exportJobTexts.title} />;
}

function OwnExports() {
  const query = useRead(exportJobsQuery);
  return (
    <Page title={exportJobTexts.title} subtitle={exportJobTexts.about} width="reading">
      <Loaded query={query} failed={exportJobTexts.failed}>
        {(jobs) =>
          jobs.length === 0 ? (
            <EmptyState
              icon={<FileSpreadsheet size={22} />}
              title={exportJobTexts.empty}
              text={exportJobTexts.emptyMore}
            />
          ) : (
            <Stack component="ul" gap="sm" className="bare-list">
              {jobs.map((job) => (
                <ExportItem key={job.id} job={job} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

function ExportItem({ job }: { job: ExportJob }) {
  const { timeZone } = useActor();
  const { run, isRunning } = useAction();
  const save = useSaveExport();
  const isOver = hasEnded(job);
  const name = jobName(job);
  const onDownload = () =>
    void save(job).catch((error: unknown) =>
      notifyFailed(exportJobTexts.notDownloaded, explanationOf(error)),
    );
  return (
    <li>
      <Panel>
        <Group justify="space-between" gap="md" wrap="nowrap" className={classes.item}>
          <div className="grow min-w-0 grid" style={{ gap: '6px' }}>
            <Text fw={600} className="break">
              {name}
            </Text>
            <Text
              c={job.state === 'FAILED' ? 'red' : 'dimmed'}
              size="sm"
              className={isOver ? undefined : 'numbers'}
              aria-live="polite"
            >
              {isOver ? jobSummary(job, timeZone) : jobProgress(job)}
            </Text>
            {!isOver && <ExportBar job={job} />}
          </div>
          <Group gap="xs" className="rigid">
            {job.state === 'DONE' && (
              <Button
                variant="default"
                leftSection={<Download size={16} aria-hidden />}
                onClick={onDownload}
                aria-label={`Download ${name}`}
              >
                Download
              </Button>
            )}
            <Button
              variant="subtle"
              color="gray"
              loading={isRunning}
              leftSection={isOver ? <Trash2 size={16} aria-hidden /> : <X size={16} aria-hidden />}
              onClick={() => void run(removeExport(job), job)}
              aria-label={`${isOver ? 'Delete' : 'Cancel'} ${name}`}
            >
              {isOver ? 'Delete' : 'Cancel'}
            </Button>
          </Group>
        </Group>
      </Panel>
    </li>
  );
}
