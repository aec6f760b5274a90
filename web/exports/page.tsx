// /exports: the user's own background exports, available for download until they expire.
import { Button } from '@mantine/core';
import { Download, FileSpreadsheet, Trash2, X } from 'lucide-react';
import {
  type ExportJob,
  exportJobTexts,
  hasEnded,
  jobName,
  jobProgress,
  jobSummary,
} from '#core/exports/job.ts';
import { exportsList } from '#core/exports/list.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ShortList } from '#web/ui/list/short-list.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { Page } from '#web/ui/page.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { ExportBar } from './export-progress.tsx';
import { useSaveExport } from './use-save-export.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export function ExportsPage() {
  if (mayExport(useActor()).yes) return <OwnExports />;
  return <NoAccessPage title={exportJobTexts.title} />;
}

function OwnExports() {
  return (
    <Page title={exportJobTexts.title} subtitle={exportJobTexts.about} width="reading">
      <ShortList
        list={exportsList}
        page={{ icon: <FileSpreadsheet size={22} /> }}
        look={{
          name: (_, props) => <span {...props} />,
          cells: {
            outcome: (job) => <Outcome job={job} />,
            download: (job) => job.state === 'DONE' && <DownloadButton job={job} />,
          },
          remove: (job) => ({
            icon: hasEnded(job) ? <Trash2 size={16} aria-hidden /> : <X size={16} aria-hidden />,
          }),
        }}
      />
    </Page>
  );
}

function Outcome({ job }: { job: ExportJob }) {
  const { timeZone } = useActor();
  return (
    <span aria-live="polite" {...(job.state === 'FAILED' && { style: { color: 'var(--danger)' } })}>
      {hasEnded(job) ? (
        jobSummary(job, timeZone)
      ) : (
        <>
          {jobProgress(job)}
          <ExportBar job={job} />
        </>
      )}
    </span>
  );
}

function DownloadButton({ job }: { job: ExportJob }) {
  const save = useSaveExport();
  const onDownload = () =>
    void save(job).catch((error: unknown) =>
      notifyFailed(exportJobTexts.notDownloaded, explanationOf(error)),
    );
  return (
    <Button
      variant="default"
      fz="sm"
      leftSection={<Download size={16} aria-hidden />}
      onClick={onDownload}
      aria-label={t(m.download, { jobName: jobName(job) })}
    >
      {t(common.download)}
    </Button>
  );
}
