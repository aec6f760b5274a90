// /forms/import: the imports into the forms that the user sees, with who, when, which file and what came of it.
import { personName } from '#core/primitives.ts';
import { isManager } from '#core/actor.ts';
import { importsTexts, type ImportsView } from '#core/imports/history/view.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { toForms } from '#web/paths.ts';
import { Trail } from '#web/ui/frame/trail.tsx';
import { Link, useNavigate } from '@tanstack/react-router';
import { Eye, FileClock, FileUp, Undo2 } from 'lucide-react';
import { importsInto, importsList, type ImportsOfForm } from '#core/imports/history/list.ts';
import { importPhase, isFinished } from '#core/imports/policy.ts';
import type { ListedImport } from '#core/imports/schema.ts';
import { undo } from '#core/imports/undo-action.ts';
import { mayUndoImport } from '#core/imports/undo.ts';
import { useMemo, useState } from 'react';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import type { LineLook } from '#web/ui/list/line.tsx';
import { ResourceList } from '#web/ui/list/resource-list.tsx';
import { When } from '#web/ui/time/when.tsx';
import { StateBadge } from '../state-badge.tsx';
import { StartImport } from './start-import.tsx';
import { useUndoImport } from './use-undo-import.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type ImportsPageProps = { view: ImportsView; onView(view: ImportsView): void };

export function ImportsPage({ view, onView }: ImportsPageProps) {
  const trail = <Trail steps={toForms} />;
  if (!isManager(useActor())) return <NoAccessPage title={importsTexts.title} trail={trail} />;
  return (
    <Page title={importsTexts.title} trail={trail} actions={<StartImport />}>
      <ImportsList view={view} onView={onView} />
    </Page>
  );
}

/** The imports, paginated, each with its state, its numbers and its actions. */
function ImportsList({ view, onView }: ImportsPageProps) {
  return (
    <ResourceList list={importsList} view={view} onView={onView} icon={<FileClock size={22} />} look={look} />
  );
}

/** The imports into one form. */
export function FormImports({ formId }: { formId: string }) {
  const list = useMemo(() => importsInto(formId), [formId]);
  const [view, setView] = useState(list.view.first);
  return (
    <ResourceList<ListedImport, ImportsOfForm>
      list={list}
      view={view}
      onView={setView}
      icon={<FileClock size={22} />}
      look={look}
    />
  );
}

const look: LineLook<ListedImport> = {
  name: (status, props) =>
    importPhase(status) === 'canceled' ? (
      <span {...props} />
    ) : (
      <Link {...props} to="/forms/import/$importId" params={{ importId: status.id }} />
    ),
  cells: {
    state: (status) => <StateBadge status={status} />,
    started: ({ createdAt, createdBy }) =>
      rich(m.startedBy, { when: <When at={createdAt} />, user: personName(createdBy) }),
  },
  menu: (status) => <ImportMenu status={status} />,
};

function ImportMenu({ status }: { status: ListedImport }) {
  const navigate = useNavigate();
  const undoImport = useUndoImport();
  const { templateId, sheetId, sheetName } = status;
  return (
    <ActionMenu
      label={t(m.actionsFor, { originalFileName: status.originalFileName })}
      choices={[
        {
          id: 'imports.view',
          label: t(m.viewData),
          icon: <Eye size={18} aria-hidden />,
          isOffered: () => isFinished(status) && sheetName !== null,
          onChoose: () =>
            void navigate({ to: '/sheet/$templateId/$sheetIds', params: { templateId, sheetIds: sheetId } }),
        },
        {
          id: undo.id,
          label: undo.label,
          icon: <Undo2 size={18} aria-hidden />,
          isOffered: (actor) => mayUndoImport(actor, status).yes,
          onChoose: (run) => void undoImport(run, status),
        },
        {
          id: 'imports.again',
          label: importsTexts.importInto,
          icon: <FileUp size={18} aria-hidden />,
          apart: true,
          onChoose: () => void navigate({ to: '/forms/$formId/import', params: { formId: templateId } }),
        },
      ]}
    />
  );
}
