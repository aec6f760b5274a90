// /forms/create, /forms/create/{category}/{file} and /forms/{id}: the form editor, for managers and admins.
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isManager } from '#core/actor.ts';
import { FormEditorPage, type FormEditorPageProps } from '#web/forms/editor/editor-page.tsx';
import { formPath } from '#web/forms/editor-paths.ts';
import { useFormFrame } from '#web/forms/home/use-form-frame.tsx';
import { formDialogs } from './form-dialogs.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import type { AnswerFieldProps } from '#web/slots.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const AnswerField = lazyPart(() => import('#web/filling/answer-field.tsx').then((it) => it.AnswerField));

const example = getRouteApi('/forms/create/$category/$file');
const saved = getRouteApi('/forms/$formId');
const settings = getRouteApi('/forms/$formId/settings');

export function NewFormRoute() {
  // By the step in the history: once a new form has an address of its own, the way to here begins another.
  const step = useLocation({ select: ({ state }) => state.__TSR_key });
  return <Editor key={`blank ${step}`} source={{ kind: 'blank' }} />;
}

export function ExampleFormRoute() {
  const { category, file } = example.useParams();
  const step = useLocation({ select: ({ state }) => state.__TSR_key });
  return <Editor key={`${category}/${file} ${step}`} source={{ kind: 'example', category, file }} />;
}

export function FormRoute() {
  const { formId } = saved.useParams();
  const { frame } = useFormFrame(formId, 'questions', formDialogs);
  return <Editor key={formId} source={{ kind: 'form', formId }} tabs={frame.tabs} />;
}

/** A form's settings: of the one that is in use, whatever its next version will have. */
export function FormSettingsRoute() {
  const { formId } = settings.useParams();
  const navigate = useNavigate();
  const { frame } = useFormFrame(formId, 'settings', formDialogs);
  return (
    <Editor
      key={formId}
      source={{ kind: 'form', formId }}
      tabs={frame.tabs}
      isSettings
      onSaved={() => void navigate({ to: '/forms/$formId/overview', params: { formId } })}
    />
  );
}

type EditorProps = Pick<FormEditorPageProps, 'source' | 'tabs' | 'isSettings'> &
  Partial<Pick<FormEditorPageProps, 'onSaved'>>;

function Editor(props: EditorProps) {
  const navigate = useNavigate();
  if (!isManager(useActor())) return <NotFoundPage />;
  return (
    <FormEditorPage
      onSaved={({ published }) =>
        void navigate({ to: '/forms', search: published ? {} : { type: 'unpublished' } })
      }
      {...props}
      onCreated={({ id }) => nameInAddress(formPath(id))}
      onPublished={({ id }) => void navigate({ to: '/forms', search: { link: id } })}
      AnswerField={PreviewedField}
      onOpen={(formId) => void navigate({ to: formPath(formId) })}
    />
  );
}

/**
 * The address names the form that is saved now, so that a reload opens it. Past the router, which would draw another
 * page: the cursor, the steps to undo and what is typed meanwhile would be lost.
 */
function nameInAddress(path: string): void {
  History.prototype.replaceState.call(history, history.state, '', path);
}

/** Questions in the preview use the inputs of filling in. */
function PreviewedField(props: AnswerFieldProps) {
  return (
    <Suspense>
      <AnswerField {...props} />
    </Suspense>
  );
}
