// /forms/import: the imports into the forms that the user sees, with who, when, which file and what came of it.
import { isManager } from '#core/actor.ts';
import { importsTexts, type ImportsView } from '#core/imports/history/view.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { toForms } from '#web/paths.ts';
import { Trail } from '#web/ui/frame/trail.tsx';
import { ImportsList } from './imports-list.tsx';

export type ImportsPageProps = { view: ImportsView; onView(view: ImportsView): void };

export function ImportsPage({ view, onView }: ImportsPageProps) {
  const trail = <Trail steps={toForms} />;
  if (!isManager(useActor())) return <NoAccessPage title={importsTexts.title} trail={trail} />;
  return (
    <Page title={importsTexts.title} trail={trail}>
      <ImportsList view={view} onView={onView} />
    </Page>
  );
}
