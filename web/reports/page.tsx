// /reports: the reports that the user may see (spec 3, "Report list").
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesCombined, Files, FileSearch, Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { isAdmin } from '#core/actor.ts';
import { defaultReportsView, reportsInView, type ReportsView } from '#core/reports/list-reports.ts';
import { designTexts } from '#core/reports/own/texts.ts';
import { mayChangeReports, mayReadReports } from '#core/reports/policy.ts';
import { reportsQuery } from '#core/reports/queries.ts';
import type { ParameterValues, Report } from '#core/reports/schema.ts';
import { reportTexts } from '#core/reports/texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { NoAccessPage } from '#web/ui/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ReportRow } from './report-row.tsx';
import { ReportTabs } from './report-tabs.tsx';
import { ReportsToolbar } from './reports-toolbar.tsx';
import { Subscriptions } from './subscriptions.tsx';
import listing from '#web/ui/styles/listing.module.css';

const ParametersDialog = lazyDialog(() =>
  import('./parameters-dialog.tsx').then((it) => it.ParametersDialog),
);
const NewReportDialog = lazyDialog(() => import('./new-report-dialog.tsx').then((it) => it.NewReportDialog));
const RenameDialog = lazyDialog(() => import('./rename-dialog.tsx').then((it) => it.RenameDialog));

export type ReportsPageProps = {
  view: ReportsView;
  onView(view: ReportsView): void;
  onRun(report: Report, parameters: ParameterValues): void;
};

export function ReportsPage({ view, onView, onRun }: ReportsPageProps) {
  const actor = useActor();
  const verdict = mayReadReports(actor);
  const mayCreate = mayChangeReports(actor).yes;
  const query = useRead(reportsQuery, { enabled: verdict.yes });
  const [chosen, setChosen] = useState<Report | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isCreating, setCreating] = useState<boolean | null>(null);
  const [renamed, setRenamed] = useState<Report | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  if (!verdict.yes) return <NoAccessPage title={reportTexts.title} />;
  const create = mayCreate && (
    <>
      <Button
        variant="default"
        leftSection={<Files size={16} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/reports/designs" />}
      >
        {designTexts.title}
      </Button>
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
        {reportTexts.create}
      </Button>
    </>
  );
  return (
    <Page title={reportTexts.title} actions={create}>
      <ReportTabs current="/reports" />
      <Loaded query={query} failed={reportTexts.notLoaded}>
        {(reports) => (
          <>
            {reports.length > 0 && <ReportsToolbar view={view} onView={onView} withType={isAdmin(actor)} />}
            <ReportsList
              reports={reports}
              view={isAdmin(actor) ? view : { ...view, type: defaultReportsView.type }}
              onRun={(report) => {
                if (report.parameters.length === 0) return onRun(report, {});
                setChosen(report);
                return setChoosing(true);
              }}
              onRename={(report) => {
                setRenamed(report);
                setRenaming(true);
              }}
            />
          </>
        )}
      </Loaded>
      <Subscriptions />
      <Suspense>
        {chosen !== null && (
          <ParametersDialog
            key={chosen.id}
            report={chosen}
            given={null}
            opened={isChoosing}
            onClose={() => setChoosing(false)}
            onRun={(parameters) => onRun(chosen, parameters)}
          />
        )}
        {renamed !== null && (
          <RenameDialog report={renamed} opened={isRenaming} onClose={() => setRenaming(false)} />
        )}
        {isCreating !== null && <NewReportDialog opened={isCreating} onClose={() => setCreating(false)} />}
      </Suspense>
    </Page>
  );
}

type ReportsListProps = {
  reports: readonly Report[];
  view: ReportsView;
  onRun(report: Report): void;
  onRename(report: Report): void;
};

function ReportsList({ reports, view, onRun, onRename }: ReportsListProps) {
  const actor = useActor();
  const { sort, type, filter } = view;
  const inView = useMemo(() => reportsInView(reports, { sort, type, filter }), [reports, sort, type, filter]);
  if (reports.length === 0) {
    return (
      <EmptyState
        icon={<ChartNoAxesCombined size={22} />}
        title={reportTexts.empty}
        text={mayChangeReports(actor).yes ? reportTexts.emptyForAdmins : reportTexts.emptyNext}
      />
    );
  }
  if (inView.length === 0)
    return <EmptyState icon={<FileSearch size={22} />} title={reportTexts.noneShown} />;
  return (
    <ul className={listing.list} aria-label={reportTexts.title}>
      {inView.map((report) => (
        <ReportRow
          key={report.id}
          report={report}
          onRun={() => onRun(report)}
          onRename={() => onRename(report)}
        />
      ))}
    </ul>
  );
}
