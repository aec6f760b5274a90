// /forms/{id}/import and /forms/import/{id}: a new import, and its progress.
import { getRouteApi } from '@tanstack/react-router';
import { ImportPage } from '#web/imports/import-page.tsx';
import { ImportStatusPage } from '#web/imports/status-page.tsx';

const newImport = getRouteApi('/forms/$formId/import');
const status = getRouteApi('/forms/import/$importId');

export function ImportRoute() {
  const { formId } = newImport.useParams();
  const navigate = newImport.useNavigate();
  return (
    <ImportPage
      key={formId}
      formId={formId}
      onStarted={(importId) => void navigate({ to: '/forms/import/$importId', params: { importId } })}
      onClose={() => void navigate({ to: '/forms' })}
    />
  );
}

export function ImportStatusRoute() {
  const { importId } = status.useParams();
  const navigate = status.useNavigate();
  return (
    <ImportStatusPage key={importId} importId={importId} onClose={() => void navigate({ to: '/forms' })} />
  );
}
