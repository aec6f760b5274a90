// /reports: the reports that the user may see (spec 3, "Report list").
import { Badge, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ChartNoAxesCombined, Files, PencilLine, Play, Plus, Send, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { reportsList } from '#core/reports/list.ts';
import type { ReportsView } from '#core/reports/list-reports.ts';
import { designTexts } from '#core/reports/own/labels.ts';
import {
  mayChangeDesigns,
  mayChangeReport,
  mayMakeReports,
  mayPublishReport,
  mayReadReports,
} from '#core/reports/policy.ts';
import type { ParameterValues, Report } from '#core/reports/schema.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { ResourceList } from '#web/ui/list/resource-list.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { ReportTabs } from './report-tabs.tsx';
import { changeSubscription } from '#core/reports/schedules/actions.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import { subscriptionsQuery } from '#core/reports/schedules/queries.ts';
import { reportSubscriptions } from '#core/reports/schedules/subscriptions.ts';
import { SubscriptionList } from '#web/ui/list/subscription-list.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { deleteReport, publishReport, renameReport } from '#core/reports/actions.ts';
import { designById } from '#core/reports/designs.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
  const mayCreate = mayMakeReports(actor).yes;
  const [chosen, setChosen] = useState<Report | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isCreating, setCreating] = useState<boolean | null>(null);
  const [renamed, setRenamed] = useState<Report | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  if (!verdict.yes) return <NoAccessPage title={reportTexts.title} />;
  const run = (report: Report) => {
    if (report.parameters.length === 0) return onRun(report, {});
    setChosen(report);
    return setChoosing(true);
  };
  const create = mayCreate && (
    <>
      {mayChangeDesigns(actor).yes && (
        <LinkButton variant="default" leftSection={<Files size={16} aria-hidden />} to="/reports/designs">
          {designTexts.title}
        </LinkButton>
      )}
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
        {reportTexts.create}
      </Button>
    </>
  );
  return (
    <Page title={reportTexts.title} actions={create}>
      <ReportTabs current="/reports" />
      <ResourceList
        list={reportsList}
        view={view}
        onView={onView}
        icon={<ChartNoAxesCombined size={22} />}
        {...(mayCreate && { hint: reportTexts.emptyForAdmins })}
        look={{
          name: ({ published }, { className, children }) => (
            <span className={className}>
              {children} {!published && <Badge color="amber">{reportTexts.unpublished}</Badge>}
            </span>
          ),
          cells: {
            run: (report) => <RunButton report={report} onRun={() => run(report)} />,
          },
          menu: (report) => (
            <ReportMenu
              report={report}
              onRename={() => {
                setRenamed(report);
                setRenaming(true);
              }}
            />
          ),
        }}
      />
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

/**
 * The scheduled reports that are sent to the user, who can unsubscribe from each here and subscribe again; nothing,
 * where nothing is sent to them.
 */
function Subscriptions() {
  const { data: subscriptions = [] } = useRead(subscriptionsQuery);
  if (subscriptions.length === 0) return null;
  return (
    <section style={{ marginTop: '2rem' }} aria-labelledby="subscriptions">
      <h2 id="subscriptions" className="m-0 text-md" style={{ fontWeight: 650 }}>
        {texts.subscriptions}
      </h2>
      <p className="m-0 mt-2 mb-12 faint text-xs break">{texts.subscriptionsAbout}</p>
      <SubscriptionList
        list={reportSubscriptions}
        nameOf={({ reportName }) => reportName}
        change={changeSubscription}
        page={{ icon: null }}
      />
    </section>
  );
}

/** The actions on a report in the list. */
function RunButton({ report, onRun }: { report: Report; onRun(): void }) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Play size={14} aria-hidden />}
      aria-label={`${reportTexts.run} ${report.name}`}
      onClick={onRun}
    >
      {reportTexts.run}
    </Button>
  );
}

function ReportMenu({ report, onRename }: { report: Report; onRename(): void }) {
  const navigate = useNavigate();
  const { name, designId } = report;
  return (
    <ActionMenu
      label={t(m.actionsFor, { name })}
      choices={[
        {
          id: publishReport.id,
          label: publishReport.label,
          icon: <Send size={16} />,
          isOffered: (actor) => mayPublishReport(actor, report).yes,
          onChoose: (run) => void run(publishReport, report),
        },
        {
          id: 'design',
          label: designTexts.edit,
          icon: <Files size={16} />,
          isOffered: (actor) => mayChangeDesigns(actor).yes && designById(designId) === undefined,
          onChoose: () => void navigate({ to: '/reports/designs/$designId', params: { designId } }),
        },
        {
          id: renameReport.id,
          label: renameReport.label,
          icon: <PencilLine size={16} />,
          isOffered: (actor) => mayChangeReport(actor, report).yes,
          onChoose: onRename,
        },
        {
          id: deleteReport.id,
          label: deleteReport.label,
          icon: <Trash2 size={16} />,
          danger: true,
          apart: true,
          isOffered: (actor) => mayChangeReport(actor, report).yes,
          onChoose: (run) => void run(deleteReport, report),
        },
      ]}
    />
  );
}
