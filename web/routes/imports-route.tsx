// /forms/import, /forms/{id}/import and /forms/import/{id}: all imports, a new one, and its progress.
import { getRouteApi } from '@tanstack/react-router';
import { importsView } from '#core/imports/history/view.ts';
import { ImportsPage } from '#web/imports/history/imports-page.tsx';
import { ImportPage } from '#web/imports/import-page.tsx';
import { ImportStatusPage } from '#web/imports/status-page.tsx';
import { mayTransform } from '#core/transforms/policy.ts';
import { useFormFrame } from '#web/forms/home/use-form-frame.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { formDialogs } from './form-dialogs.ts';
import { importsSearchOf } from '#web/paths.ts';

const ConvertStep = lazyPart(() => import('#web/transforms/convert-step.tsx').then((it) => it.ConvertStep));
const imports = getRouteApi('/forms/import');
const newImport = getRouteApi('/forms/$formId/import');
const status = getRouteApi('/forms/import/$importId');

export function ImportsRoute() {
  const navigate = imports.useNavigate();
  return (
    <ImportsPage
      view={{ ...importsView.first, ...imports.useSearch() }}
      onView={(view) => void navigate({ search: importsSearchOf(view), replace: true })}
    />
  );
}

export function ImportRoute() {
  const { formId } = newImport.useParams();
  const navigate = newImport.useNavigate();
  const { frame } = useFormFrame(formId, 'files', formDialogs);
  const actor = useActor();
  return (
    <ImportPage
      key={formId}
      formId={formId}
      frame={frame}
      Convert={mayTransform(actor).yes ? ConvertStep : null}
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
