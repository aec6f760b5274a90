// /reports/files/{id}: a scheduled report that was too large for its e-mail, for its recipient alone.
import { withFullStop } from '#core/format/full-stop.ts';
import { Button } from '@mantine/core';
import { FileDown } from 'lucide-react';
import { sizeText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { mayReadReports } from '#core/reports/policy.ts';
import { downloadReportFile } from '#core/reports/schedules/actions.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import { reportFileQuery } from '#core/reports/schedules/queries.ts';
import type { ReportFile } from '#core/reports/schedules/schema.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { saveResponse } from '#web/platform/download.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { ErrorScreen } from '#web/ui/notices/error-screen.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function ReportFilePage({ fileId }: { fileId: string }) {
  const actor = useActor();
  const query = useRead((send) => reportFileQuery(send, fileId));
  return (
    <Page title={texts.fileTitle}>
      {isGone(query.error) ? (
        <ErrorScreen
          title={texts.fileGone}
          error={new AppError('not-found', texts.fileGoneNext)}
          {...(mayReadReports(actor).yes && { action: <ToReports /> })}
        />
      ) : (
        <Loaded query={query} failed={texts.fileFailed}>
          {(file) => <Found file={file} />}
        </Loaded>
      )}
    </Page>
  );
}

/** Expired, sent to somebody else, or about forms that the reader no longer sees. */
function isGone(error: Error | null): boolean {
  return error instanceof AppError && (error.code === 'not-found' || error.code === 'forbidden');
}

function ToReports() {
  return (
    <LinkButton variant="default" to="/reports">
      {texts.toReports}
    </LinkButton>
  );
}

function Found({ file }: { file: ReportFile }) {
  const { timeZone } = useActor();
  const { run, isRunning } = useAction();
  const download = async () => {
    const ended = await run(downloadReportFile, file);
    if (ended.done) await saveResponse(ended.result, file.fileName);
  };
  return (
    <EmptyState
      icon={<FileDown size={22} />}
      title={file.reportName}
      text={withFullStop(
        t(m.youCanDownloadItUntil, {
          fileName: file.fileName,
          size: sizeText(file.size),
          expiresAt: momentText(file.expiresAt, timeZone),
        }),
      )}
      action={
        <Button loading={isRunning} onClick={() => void download()}>
          {downloadReportFile.label}
        </Button>
      }
    />
  );
}
