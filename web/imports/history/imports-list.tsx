// The imports, paginated, each with its state, its numbers and its actions.
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { Eye, FileClock, FileUp, Undo2 } from 'lucide-react';
import {
  defaultImportsView,
  importsQuery,
  importsTexts,
  type ImportsView,
  isNarrowed,
} from '#core/imports/history.ts';
import { importPhase, isFinished } from '#core/imports/policy.ts';
import { outcomeText } from '#core/imports/progress.ts';
import type { ListedImport } from '#core/imports/schema.ts';
import { undo } from '#core/imports/undo-action.ts';
import { mayUndoImport } from '#core/imports/undo.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { StateBadge } from '../state-badge.tsx';
import { ImportsToolbar } from './imports-toolbar.tsx';
import { When } from '#web/ui/time/when.tsx';
import classes from './imports-list.module.css';
import { useUndoImport } from './use-undo-import.ts';

export type ImportsListProps = { view: ImportsView; onView(view: ImportsView): void };

export function ImportsList({ view, onView }: ImportsListProps) {
  const query = useRead((send) => importsQuery(send, view), { keepsPrevious: true });
  return (
    <>
      <ImportsToolbar view={view} onView={onView} />
      <PagedList
        query={query}
        failed={importsTexts.failed}
        label={importsTexts.title}
        noun="import"
        page={view.page}
        onPage={(page) => onView({ ...view, page })}
        empty={(isPast) => <NoImports view={view} onView={onView} isPast={isPast} />}
        line={(one) => <ImportRow key={one.id} status={one} />}
      />
    </>
  );
}

function ImportRow({ status }: { status: ListedImport }) {
  const { id, originalFileName, template, createdBy, createdAt } = status;
  return (
    <li className={classes.row}>
      <div className={classes.naming}>
        {importPhase(status) === 'canceled' ? (
          <span className={classes.name}>{originalFileName}</span>
        ) : (
          <Link to="/forms/import/$importId" params={{ importId: id }} className={classes.name}>
            {originalFileName}
          </Link>
        )}
        <span className={classes.detail}>{template.name}</span>
      </div>
      <span className={classes.state}>
        <StateBadge status={status} />
      </span>
      <span className={classes.numbers}>{outcomeText(status)}</span>
      <span className={classes.when}>
        <When at={createdAt} /> by {createdBy.userName}
      </span>
      <span className={classes.menu}>
        <ImportMenu status={status} />
      </span>
    </li>
  );
}

function ImportMenu({ status }: { status: ListedImport }) {
  const navigate = useNavigate();
  const undoImport = useUndoImport();
  const { templateId, sheetId, sheetName } = status;
  return (
    <ActionMenu
      label={`Actions for ${status.originalFileName}`}
      choices={[
        {
          id: 'imports.view',
          label: 'View Data',
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

/** There are none, none is found, or the page is past the last one. */
function NoImports({ view, onView, isPast }: ImportsListProps & { isPast: boolean }) {
  const isSearched = isNarrowed(view) || isPast;
  return (
    <EmptyState
      icon={<FileClock size={22} />}
      title={isSearched ? importsTexts.nothing : importsTexts.empty}
      text={isSearched ? importsTexts.nothingHint : importsTexts.emptyHint}
      action={
        isSearched ? (
          <Button variant="default" onClick={() => onView(defaultImportsView)}>
            {importsTexts.showAll}
          </Button>
        ) : (
          <Button renderRoot={(props) => <Link {...props} to="/forms" />}>To the forms</Button>
        )
      }
    />
  );
}
