// /reports/{id}: one report, run with the parameters of the address (spec 3, "Report view").
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import {
  CalendarClock,
  ChevronDown,
  Download,
  Files,
  FileSearch,
  PencilLine,
  Send,
  SlidersHorizontal,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { designById } from '#core/reports/designs.ts';
import { designTexts } from '#core/reports/own/labels.ts';
import { publishReport, renameReport } from '#core/reports/actions.ts';
import { isComplete, readParameters } from '#core/reports/parameters.ts';
import {
  hasReportMenu,
  mayChangeDesigns,
  mayChangeReport,
  mayPublishReport,
  mayReadReports,
} from '#core/reports/policy.ts';
import { reportAmong, reportPageQuery, reportsQuery } from '#core/reports/queries.ts';
import type { ParameterValues, Report } from '#core/reports/schema.ts';
import { scheduleTexts } from '#core/reports/schedules/labels.ts';
import { mayScheduleReports } from '#core/reports/schedules/policy.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { ErrorScreen } from '#web/ui/notices/error-screen.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { Trail } from '#web/ui/frame/trail.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { MakingFile } from './making-file.tsx';
import { ReportBody } from './report-body.tsx';
import { ReportTabs } from './report-tabs.tsx';
import { type ReportDownload, useDownload } from './use-download.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const ParametersDialog = lazyDialog(() =>
  import('./parameters-dialog.tsx').then((it) => it.ParametersDialog),
);
const RenameDialog = lazyDialog(() => import('./rename-dialog.tsx').then((it) => it.RenameDialog));

export type ReportPageProps = {
  reportId: string;
  /** The parameters of the address, as texts. */
  given: Readonly<Record<string, string | undefined>>;
  onParameters(parameters: ParameterValues): void;
};

export function ReportPage(props: ReportPageProps) {
  const verdict = mayReadReports(useActor());
  const query = useRead(reportsQuery, { enabled: verdict.yes });
  if (!verdict.yes) return <NoAccessPage title={reportTexts.title} />;
  return (
    <Loaded query={query} failed={reportTexts.failed} loading={<Loading text={reportTexts.running} />}>
      {(reports) => <Found reports={reports} {...props} />}
    </Loaded>
  );
}

function Found({ reports, reportId, ...rest }: ReportPageProps & { reports: readonly Report[] }) {
  try {
    return <RunReport report={reportAmong(reports, reportId)} {...rest} />;
  } catch (error) {
    return <ErrorScreen title={reportTexts.failed} error={error} />;
  }
}

type RunReportProps = Omit<ReportPageProps, 'reportId'> & { report: Report };

function RunReport({ report, given, onParameters }: RunReportProps) {
  const parameters = readParameters(report.parameters, given);
  const isReady = isComplete(report, parameters);
  const [isEditing, setEditing] = useState(!isReady);
  const download = useDownload();
  const [isRenaming, setRenaming] = useState<boolean | null>(null);
  const query = useRead((send) => reportPageQuery(send, report.id, parameters), { enabled: isReady });
  return (
    <Page
      title={report.name}
      trail={<Trail steps={[{ label: reportTexts.title, link: { to: '/reports' } }]} />}
      subtitle={report.description === '' ? undefined : report.description}
      actions={
        <>
          <DownloadMenu
            report={report}
            parameters={parameters}
            isReady={isReady && query.data != null}
            download={download}
          />
          <ReportMenu
            report={report}
            onParameters={() => setEditing(true)}
            onRename={() => setRenaming(true)}
          />
        </>
      }
    >
      <ReportTabs current="/reports" />
      <MakingFile {...download} />
      {isReady ? (
        <Loaded
          query={query}
          failed={reportTexts.failed}
          loading={<Loading text={reportTexts.running} />}
          instead={
            isRefused(query.error) &&
            report.parameters.length > 0 && <EditParameters onEdit={() => setEditing(true)} />
          }
        >
          {(html) =>
            html === null ? (
              <NoData onEdit={() => setEditing(true)} report={report} />
            ) : (
              <ReportBody html={html} />
            )
          }
        </Loaded>
      ) : (
        <EmptyState
          icon={<SlidersHorizontal size={22} />}
          title={reportTexts.chooseParameters}
          action={<Button onClick={() => setEditing(true)}>{reportTexts.editParameters}</Button>}
        />
      )}
      <Suspense>
        <ParametersDialog
          key={JSON.stringify(given)}
          report={report}
          given={isReady ? parameters : null}
          opened={isEditing}
          onClose={() => setEditing(false)}
          onRun={onParameters}
        />
        {isRenaming !== null && (
          <RenameDialog report={report} opened={isRenaming} onClose={() => setRenaming(false)} />
        )}
      </Suspense>
    </Page>
  );
}

type ReportMenuProps = { report: Report; onParameters(): void; onRename(): void };

function ReportMenu({ report, onParameters, onRename }: ReportMenuProps) {
  const navigate = useNavigate();
  if (!hasReportMenu(useActor(), report)) return null;
  return (
    <ActionMenu
      label={t(m.options)}
      choices={[
        {
          id: 'parameters',
          label: reportTexts.editParameters,
          icon: <SlidersHorizontal size={16} />,
          isOffered: () => report.parameters.length > 0,
          onChoose: onParameters,
        },
        {
          id: 'schedules',
          label: scheduleTexts.view,
          icon: <CalendarClock size={16} />,
          isOffered: (who) => report.published && mayScheduleReports(who).yes,
          onChoose: () => void navigate({ to: '/reports/schedules', search: { report: report.id } }),
        },
        {
          id: publishReport.id,
          label: publishReport.label,
          icon: <Send size={16} />,
          isOffered: (who) => mayPublishReport(who, report).yes,
          onChoose: (run) => void run(publishReport, report),
        },
        {
          id: 'design',
          label: designTexts.edit,
          icon: <Files size={16} />,
          isOffered: (who) => mayChangeDesigns(who).yes && designById(report.designId) === undefined,
          onChoose: () =>
            void navigate({
              to: '/reports/designs/$designId',
              params: { designId: report.designId },
            }),
        },
        {
          id: renameReport.id,
          label: renameReport.label,
          icon: <PencilLine size={16} />,
          isOffered: (who) => mayChangeReport(who, report).yes,
          onChoose: onRename,
        },
      ]}
    />
  );
}

/** The same parameters would be refused again. */
function isRefused(error: Error | null): boolean {
  return error instanceof AppError && (error.code === 'invalid' || error.code === 'too-much-data');
}

function NoData({ report, onEdit }: { report: Report; onEdit(): void }) {
  return (
    <EmptyState
      icon={<FileSearch size={22} />}
      title={reportTexts.noData}
      text={reportTexts.noDataNext}
      action={report.parameters.length > 0 && <EditParameters onEdit={onEdit} />}
    />
  );
}

function EditParameters({ onEdit }: { onEdit(): void }) {
  return (
    <Button variant="default" onClick={onEdit}>
      {reportTexts.editParameters}
    </Button>
  );
}

type DownloadMenuProps = {
  report: Report;
  parameters: ParameterValues;
  isReady: boolean;
  download: ReportDownload;
};

function DownloadMenu({ report, parameters, isReady, download }: DownloadMenuProps) {
  const { isRunning } = download;
  const save = (format: 'PDF' | 'XLSX') => download.save({ report, format, parameters }, report.name);
  return (
    <ActionMenu
      label={reportTexts.download}
      choices={[
        { id: 'pdf', label: reportTexts.asPdf, disabled: !isReady, onChoose: () => void save('PDF') },
        { id: 'xlsx', label: reportTexts.asXlsx, disabled: !isReady, onChoose: () => void save('XLSX') },
      ]}
      button={
        <Button
          variant="default"
          loading={isRunning}
          leftSection={<Download size={16} aria-hidden />}
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          {reportTexts.download}
        </Button>
      }
    />
  );
}
