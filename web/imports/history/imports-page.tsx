// /forms/import: the imports into the forms that the user sees, with who, when, which file and what came of it.
import { isManager } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { importsTexts, type ImportsView } from '#core/imports/history.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ErrorScreen } from '#web/ui/notices/error-screen.tsx';
import { Page } from '#web/ui/page.tsx';
import { toForms } from '#web/paths.ts';
import { Trail } from '#web/ui/frame/trail.tsx';
import { ImportsList } from './imports-list.tsx';

export type ImportsPageProps = { view: ImportsView; onView(view: ImportsView): void };

export function ImportsPage({ view, onView }: ImportsPageProps) {
  const trail = <Trail steps={toForms} />;
  if (!isManager(useActor())) {
    return (
      <Page title={importsTexts.title} trail={trail}>
        <ErrorScreen
          title={importsTexts.forManagers}
          error={new AppError('forbidden', 'Ask an administrator of your company.')}
        />
      </Page>
    );
  }
  return (
    <Page title={importsTexts.title} trail={trail}>
      <ImportsList view={view} onView={onView} />
    </Page>
  );
}
