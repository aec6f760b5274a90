// /reports and /reports/{id}, with their filter and parameters in the address.
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { reportsView } from '#core/reports/list-reports.ts';
import type { ParameterValues } from '#core/reports/schema.ts';
import { reportsSearchOf } from '#web/paths.ts';
import { ReportPage } from '#web/reports/report-page.tsx';
import { ReportsPage } from '#web/reports/page.tsx';

const list = getRouteApi('/reports');
const one = getRouteApi('/reports/$reportId');

export function ReportsRoute() {
  const navigate = useNavigate();
  return (
    <ReportsPage
      view={{ ...reportsView.first, ...list.useSearch() }}
      onView={(view) => void navigate({ to: '/reports', search: reportsSearchOf(view), replace: true })}
      onRun={({ id }, parameters) =>
        void navigate({ to: '/reports/$reportId', params: { reportId: id }, search: textsOf(parameters) })
      }
    />
  );
}

export function ReportRoute() {
  const navigate = useNavigate();
  const { reportId } = one.useParams();
  return (
    <ReportPage
      key={reportId}
      reportId={reportId}
      given={one.useSearch()}
      onParameters={(parameters) =>
        void navigate({ to: '/reports/$reportId', params: { reportId }, search: textsOf(parameters) })
      }
    />
  );
}

function textsOf(parameters: ParameterValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}
