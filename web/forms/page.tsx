// /forms: the forms that the user may see, their pending imports, and their actions (spec 3, "Forms list").
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FileSearch } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { isManager } from '#core/actor.ts';
import { countText } from '#core/count-text.ts';
import type { ListedForm } from '#core/forms/calls.ts';
import { defaultFormsView, formsInView, type FormsView } from '#core/forms/list-forms.ts';
import { mayEditForm } from '#core/forms/policy.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { importsTexts } from '#core/imports/history.ts';
import { nextVersionOf } from '#core/forms/versions.ts';
import { reviewQueueQuery } from '#core/sheets/queries.ts';
import { hasReviewQueue } from '#core/sheets/review/queue.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { ExportFormDialog, FormAccessDialog } from '#web/slots.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { FormRow } from './form-row.tsx';
import { FormsToolbar } from './forms-toolbar.tsx';
import { NewFormMenu } from './new-form-menu.tsx';
import classes from './forms-list.module.css';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const ExamplesStart = lazyPart(() => import('./examples-start.tsx').then((it) => it.ExamplesStart));

export type FormsPageProps = {
  view: FormsView;
  onView(view: FormsView): void;
  ExportDialog: ExportFormDialog;
  AccessDialog: FormAccessDialog;
};

export function FormsPage({ view, onView, ExportDialog, AccessDialog }: FormsPageProps) {
  const query = useRead(formsQuery);
  const actor = useActor();
  const chooses = isManager(actor);
  // Other users have no menu to return from another type.
  const allowed = chooses ? view : { ...view, type: defaultFormsView.type };
  const [exported, setExported] = useState<ListedForm | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const [looked, setLooked] = useState<ListedForm | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  return (
    <Page
      title="Forms"
      actions={
        <>
          {chooses && (
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/forms/import" />}>
              {importsTexts.title}
            </Button>
          )}
          {mayEditForm(actor).yes && <NewFormMenu />}
        </>
      }
    >
      <Loaded query={query}>
        {(forms) => (
          <>
            {forms.length > 0 && <FormsToolbar view={allowed} onView={onView} withType={chooses} />}
            <FormsList
              forms={forms}
              view={allowed}
              onView={onView}
              onExport={(form) => {
                setExported(form);
                setIsExporting(true);
              }}
              onAccess={(form) => {
                setLooked(form);
                setIsLooking(true);
              }}
            />
          </>
        )}
      </Loaded>
      <Suspense>
        {exported !== null && (
          <ExportDialog form={exported} opened={isExporting} onClose={() => setIsExporting(false)} />
        )}
        {looked !== null && (
          <AccessDialog form={looked} opened={isLooking} onClose={() => setIsLooking(false)} />
        )}
      </Suspense>
    </Page>
  );
}

type FormsListProps = Pick<FormsPageProps, 'view' | 'onView'> & {
  forms: readonly ListedForm[];
  onExport(form: ListedForm): void;
  onAccess(form: ListedForm): void;
};

/** Rendered initially; more on request. */
const formsPerRequest = 100;

function FormsList({ forms, view, onView, onExport, onAccess }: FormsListProps) {
  const { sort, type, filter } = view;
  const inView = useMemo(() => formsInView(forms, { sort, type, filter }), [forms, sort, type, filter]);
  const [most, setMost] = useState(formsPerRequest);
  const { data: queue = [] } = useRead(reviewQueueQuery, { enabled: hasReviewQueue(useActor()) });
  if (forms.length === 0) return <NoForms />;
  if (inView.length === 0) return <NothingInView view={view} onView={onView} />;
  return (
    <>
      <ul className={classes.list} aria-label="Forms">
        {inView.slice(0, most).map((form) => (
          <FormRow
            key={form.id}
            form={form}
            nextVersion={nextVersionOf(forms, form.id)}
            toReview={queue.find(({ template }) => template.id === form.id)}
            showsState={view.type === 'all'}
            onExport={onExport}
            onAccess={onAccess}
          />
        ))}
      </ul>
      {inView.length > most && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          onClick={() => setMost(most + formsPerRequest)}
        >
          Show more ({countText(inView.length - most)})
        </Button>
      )}
    </>
  );
}

/** Users who may create forms see how to start. */
function NoForms() {
  if (mayEditForm(useActor()).yes) {
    return (
      <Suspense fallback={<Loading />}>
        <ExamplesStart />
      </Suspense>
    );
  }
  return (
    <EmptyState title="There are no forms yet" text="Those that you may fill in or read will stand here." />
  );
}

function NothingInView({ view, onView }: Pick<FormsPageProps, 'view' | 'onView'>) {
  const isFiltered = view.filter !== '';
  return (
    <EmptyState
      icon={<FileSearch size={22} />}
      title={isFiltered ? `No form is called "${view.filter}"` : `There are no ${view.type} forms`}
      text={isFiltered ? 'Try a part of the name.' : 'Others are there: choose another type.'}
      action={
        isFiltered && (
          <Button variant="default" onClick={() => onView({ ...view, filter: '' })}>
            Clear the search
          </Button>
        )
      }
    />
  );
}
