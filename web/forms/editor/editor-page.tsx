// The form editor: for a blank form, one from an example, or an existing one. Unsaved changes of the last time are restored.
import { assertNever } from '#core/assert-never.ts';
import type { ReactNode } from 'react';
import { AppError } from '#core/errors.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { exampleQuery } from '#core/forms/examples.ts';
import { addQuestion } from '#core/forms/draft/draft-items.ts';
import { draftOf, draftOfExample } from '#core/forms/draft/draft-wire.ts';
import { emptyDraft, type NewId } from '#core/forms/draft/form-draft.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import { mayUsePublished } from '#core/forms/policy.ts';
import { formQuery, formsQuery } from '#core/forms/queries.ts';
import type { Form } from '#core/forms/schema.ts';
import type { Run, Send } from '#core/send.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Trail } from '#web/ui/frame/trail.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { toForms } from '#web/paths.ts';
import type { EditorStart } from './editor-state.ts';
import type { FormEditorProps } from './form-editor.tsx';
import { OpenedForm } from './saving/opened-form.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { Button, Group } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { FileSearch } from 'lucide-react';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { blankFormPath, formPath } from '../editor-paths.ts';

/** What is edited. */
export type FormSource =
  | { kind: 'blank' }
  | { kind: 'example'; category: string; file: string }
  | { kind: 'form'; formId: string };

export type FormEditorPageProps = Pick<
  FormEditorProps,
  'onSaved' | 'onCreated' | 'onPublished' | 'onOpen' | 'AnswerField' | 'tabs' | 'isSettings'
> & {
  source: FormSource;
};

export function FormEditorPage(props: FormEditorPageProps) {
  const { source } = props;
  switch (source.kind) {
    case 'blank':
      return <BlankForm {...props} />;
    case 'example':
      return <ExampleForm {...props} source={source} />;
    case 'form':
      return <SavedForm {...props} source={source} />;
    default:
      return assertNever(source);
  }
}

type Source<Kind> = FormEditorPageProps & { source: Extract<FormSource, { kind: Kind }> };

function BlankForm(props: FormEditorPageProps) {
  const { newId } = useCore().ports;
  return <OpenedForm {...props} place="new" begin={() => newStart(blankDraft(newId))} />;
}

/** Starts with one required question, as a form needs one. */
function blankDraft(newId: NewId) {
  return addQuestion(emptyDraft(newId), newId(), { part: 'rows' }, { required: true });
}

function ExampleForm(props: Source<'example'>) {
  const { http, ports } = useCore();
  const { category, file } = props.source;
  const query = useRead(() => exampleQuery({ http, origin: location.origin }, category, file));
  const isMissing = query.error instanceof AppError && query.error.code === 'not-found';
  return (
    <Frame title={t(m.newForm)} isReady={query.data !== undefined}>
      {isMissing && <MissingTemplate />}
      {!isMissing && (
        <Loaded query={query} failed={t(m.unableToLoadThisTemplate)}>
          {(example) => {
            const begin = () => {
              const draft = draftOfExample(example, ports.newId);
              return newStart(draft ?? blankDraft(ports.newId));
            };
            return <OpenedForm {...props} place={`new.${category}.${file}`} begin={begin} />;
          }}
        </Loaded>
      )}
    </Frame>
  );
}

function newStart(draft: EditorStart['draft']): EditorStart {
  return { draft, base: draft, saved: null, inForce: null };
}

function SavedForm(props: Source<'form'>) {
  const { newId } = useCore().ports;
  const actor = useActor();
  const { isSettings = false, tabs } = props;
  const { formId } = props.source;
  const query = useRead((send) => editedQuery(send, formId));
  return (
    <Frame title={t(m.editForm)} isReady={query.data !== undefined} tabs={tabs}>
      <Loaded query={query} failed={t(m.unableToLoadThisForm)}>
        {({ form, inForce, nextVersion }) => {
          if (!isSettings && nextVersion !== undefined)
            return <Navigate to={formPath(nextVersion.id)} replace />;
          if (!isSettings && form.published && mayUsePublished(actor, form).yes)
            return (
              <OpenedForm {...props} place={`version.${formId}`} begin={() => versionStart(form, newId)} />
            );
          const begin = () => {
            const draft = draftOf(form, newId, inForce);
            return { draft, base: draft, saved: form, inForce };
          };
          return <OpenedForm {...props} place={isSettings ? `settings.${formId}` : formId} begin={begin} />;
        }}
      </Loaded>
    </Frame>
  );
}

/** A published form is not changed itself: what is changed begins its next version, with the first save. */
function versionStart(form: WholeForm, newId: NewId): EditorStart {
  const draft = { ...draftOf({ ...form, published: false }, newId, form), id: newId(), version: null };
  return { draft, base: draft, saved: null, inForce: form, begins: { id: form.id, name: form.name } };
}

/** The server's current form, and the published form if this is its next version, or its next version. Never from the cache. */
const editedQuery = (send: Send, formId: string) => ({
  queryKey: ['form-editor', formId] as const,
  queryFn: async (run: Run): Promise<EditedForm> => {
    const form = await formQuery(send, formId).queryFn(run);
    const inForce = form.versionOf === null ? null : await formQuery(send, form.versionOf.id).queryFn(run);
    const forms = form.published ? await formsQuery(send).queryFn(run) : [];
    return { form, inForce, nextVersion: nextVersionOf(forms, formId) };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

type EditedForm = { form: WholeForm; inForce: Form | null; nextVersion: { id: string } | undefined };

type FrameProps = { title: string; isReady: boolean; tabs?: ReactNode; children: ReactNode };

/** The page's heading while the form is not loaded. */
function Frame({ title, isReady, tabs, children }: FrameProps) {
  if (isReady) return children;
  return (
    <Page title={title} trail={<Trail steps={toForms} here={title} />} tabs={tabs}>
      {children}
    </Page>
  );
}

/** Shown if the example form in the address does not exist, with alternatives. */
function MissingTemplate() {
  return (
    <EmptyState
      icon={<FileSearch size={22} />}
      title={t(m.thereIsNoTemplateAt)}
      text={t(m.startFromBlankOrChoose)}
      action={
        <Group gap="xs" justify="center">
          <Button variant="default" component={Link} to="/forms">
            {t(m.goToForms)}
          </Button>
          <Button component={Link} to={blankFormPath}>
            {t(m.createFromBlank)}
          </Button>
        </Group>
      }
    />
  );
}
