// /forms: the forms that the user may see, their pending imports, and their actions (spec 3, "Forms list").
import { Anchor, Button, Group } from '@mantine/core';
import { FileSearch } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { isManager } from '#core/actor.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import {
  defaultFormsView,
  formsInView,
  type FormsView,
  type TypeCounts,
  typeCounts,
} from '#core/forms/list-forms.ts';
import { formTexts, nothingInView, otherTypeLabel, otherTypes } from '#core/forms/labels.ts';
import { mayEditForm } from '#core/forms/policy.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { importsTexts } from '#core/imports/history/view.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import { reviewQueueQuery } from '#core/sheets/queries.ts';
import { hasReviewQueue } from '#core/sheets/review/queue.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRead } from '#web/ui/use-read.ts';
import type { FormDialogs } from './form-offers.tsx';
import { FormRow } from './form-row.tsx';
import { FormsToolbar, TypeTabs } from './forms-toolbar.tsx';
import { NewFormMenu } from './new-form-menu.tsx';
import { type FormDialogSlots, useFormDialogs } from './use-form-dialogs.tsx';
import classes from './forms-list.module.css';
import { lazyDialog, lazyPart } from '#web/ui/lazy-part.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const FillLinkDialog = lazyDialog(() => import('./fill-link-dialog.tsx').then((it) => it.FillLinkDialog));
const ExamplesStart = lazyPart(() => import('./examples/start.tsx').then((it) => it.ExamplesStart));

export type FormsPageProps = FormDialogSlots & {
  view: FormsView;
  onView(view: FormsView): void;
  /** The form whose link is shown: it has just been published, or somebody wants to share it. */
  link: string | null;
  onLink(formId: string | null): void;
};

export function FormsPage({ view, onView, link, onLink, ...slots }: FormsPageProps) {
  const query = useRead(formsQuery);
  const actor = useActor();
  const chooses = isManager(actor);
  // Other users have no menu to return from another type.
  const allowed = chooses ? view : { ...view, type: defaultFormsView.type };
  const { dialogs, drawn } = useFormDialogs(slots);
  return (
    <Page
      title={t(common.forms)}
      actions={
        <>
          {chooses && (
            <LinkButton variant="default" to="/forms/import">
              {importsTexts.title}
            </LinkButton>
          )}
          {mayEditForm(actor).yes && <NewFormMenu />}
        </>
      }
    >
      <Loaded query={query} loading={<Loading lines={6} />}>
        {(forms) => (
          <>
            {forms.length > 0 && chooses && (
              <TypeTabs view={allowed} counts={typeCounts(forms, allowed.filter)} />
            )}
            {forms.length > 0 && <FormsToolbar view={allowed} onView={onView} />}
            <FormsList
              forms={forms}
              view={allowed}
              onView={onView}
              {...dialogs}
              onLink={({ id }) => onLink(id)}
            />
          </>
        )}
      </Loaded>
      <Suspense>
        {link !== null && <FillLinkDialog formId={link} opened onClose={() => onLink(null)} />}
      </Suspense>
      {drawn}
    </Page>
  );
}

type FormsListProps = Pick<FormsPageProps, 'view' | 'onView'> &
  FormDialogs & { forms: readonly ListedForm[] };

/** Rendered initially; more on request. */
const formsPerRequest = 100;

function FormsList({ forms, view, onView, ...rest }: FormsListProps) {
  const { sort, type, filter } = view;
  const inView = useMemo(() => formsInView(forms, { sort, type, filter }), [forms, sort, type, filter]);
  const [most, setMost] = useState(formsPerRequest);
  const actor = useActor();
  const chooses = isManager(actor);
  const { data: queue = [] } = useRead(reviewQueueQuery, { enabled: hasReviewQueue(actor) });
  if (forms.length === 0) return <NoForms />;
  const counts = typeCounts(forms, filter);
  if (inView.length === 0) return <NothingInView view={view} counts={counts} onView={onView} />;
  return (
    <>
      <ul
        className={`overflow-hidden bare-list card narrow-column ${classes.list}`}
        aria-label={t(common.forms)}
      >
        {inView.slice(0, most).map((form) => (
          <FormRow
            key={form.id}
            form={form}
            nextVersion={nextVersionOf(forms, form.id)}
            toReview={queue.find(({ template }) => template.id === form.id)}
            showsState={view.type === 'all'}
            {...rest}
          />
        ))}
      </ul>
      {inView.length > most && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          onClick={() => setMost(most + formsPerRequest)}
        >
          {t(m.showMore, { count: inView.length - most })}
        </Button>
      )}
      {filter !== '' && chooses && <Elsewhere view={view} counts={counts} onView={onView} />}
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
  return <EmptyState title={t(m.noFormsYet)} text={t(m.formsThatYouCanFill)} />;
}

type OtherViewProps = Pick<FormsPageProps, 'view' | 'onView'> & { counts: TypeCounts };

function NothingInView({ view, counts, onView }: OtherViewProps) {
  const chooses = isManager(useActor());
  // Others see one type alone, and are sent to no other.
  const elsewhere = chooses && view.filter !== '' ? otherTypes(view.type, counts) : [];
  return (
    <EmptyState
      icon={<FileSearch size={22} />}
      {...nothingInView(view, chooses ? counts : null)}
      action={
        view.filter !== '' && (
          <Group justify="center" gap="xs">
            {elsewhere.map(({ type, count }) => (
              <Button key={type} onClick={() => onView({ ...view, type })}>
                {otherTypeLabel(type, count)}
              </Button>
            ))}
            <Button variant="default" onClick={() => onView({ ...view, filter: '' })}>
              {formTexts.clearSearch}
            </Button>
          </Group>
        )
      }
    />
  );
}

/** Below what was found: what the search finds of other types. */
function Elsewhere({ view, counts, onView }: OtherViewProps) {
  const others = otherTypes(view.type, counts);
  if (others.length === 0) return null;
  return (
    <p className="flex wrap m-0 mt-12 soft gap-y-4 gap-x-16">
      {others.map(({ type, text }) => (
        <Anchor key={type} component="button" type="button" onClick={() => onView({ ...view, type })}>
          {text}
        </Anchor>
      ))}
    </p>
  );
}
