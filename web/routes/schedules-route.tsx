// /reports/schedules and its subpaths, and /reports/files/{id}: the view and the dialog in the address.
import { getRouteApi, useChildMatches, useNavigate, useParams } from '@tanstack/react-router';
import { ReportFilePage } from '#web/reports/file-page.tsx';
import { SchedulesPage } from '#web/reports/schedules/page.tsx';

const route = getRouteApi('/reports/schedules');
const file = getRouteApi('/reports/files/$fileId');

export function SchedulesRoute() {
  const navigate = useNavigate();
  const { scheduleId } = useParams({ strict: false });
  const pageId = useChildMatches({ select: (matches) => matches.at(-1)?.routeId }) ?? '';
  const search = route.useSearch();
  const isNew = pageId.endsWith('/create');
  return (
    <SchedulesPage
      search={search}
      dialog={isNew ? 'create' : (scheduleId ?? null)}
      onSearch={(next) => void navigate({ to: '.', search: next, replace: true })}
      onClose={() => void navigate({ to: '/reports/schedules', search, replace: true })}
    />
  );
}

export function ReportFileRoute() {
  return <ReportFilePage fileId={file.useParams().fileId} />;
}
