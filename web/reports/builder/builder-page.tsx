// /reports/designs/{id} and /reports/designs/create: a design with the form that it is for, in the builder.
import { type ReactNode, useMemo } from 'react';
import { formQuery } from '#core/forms/queries.ts';
import { formAsRead } from '#core/forms/versions.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { draftOfDesign } from '#core/reports/own/design-draft.ts';
import { designForForm } from '#core/reports/own/design-file.ts';
import { newDesign } from '#core/reports/own/of-dashboard.ts';
import type { StoredDesign } from '#core/reports/own/stored-design.ts';
import { designTemplates } from '#core/reports/own/templates.ts';
import { designTexts } from '#core/reports/own/labels.ts';
import type { Send } from '#core/send.ts';
import { mayChangeDesigns } from '#core/reports/policy.ts';
import { designQuery } from '#core/reports/queries.ts';
import type { WidgetFieldsPart } from '#web/slots.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { Trail } from '#web/ui/frame/trail.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { fromFile, importedDesign } from '../designs/imported.ts';
import { DesignBuilder } from './design-builder.tsx';
import type { BuilderStart } from './builder-state.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Shared = { WidgetFields: WidgetFieldsPart; onCreated(design: StoredDesign): void };

export type NewDesignPageProps = Shared & {
  /** The form that it is for, and the template that it starts from. */
  formId: string;
  template: string;
};

/** A design that is not there yet. */
export function NewDesignPage({ formId, template, ...rest }: NewDesignPageProps) {
  const { newId } = useCore().ports;
  const begin = (form: WholeForm): BuilderStart => {
    const found = designTemplates.find(({ id }) => id === template);
    const file = template === fromFile ? importedDesign() : null;
    const design = file === null ? (found?.make(form) ?? newDesign(form)) : designForForm(file, form);
    return { draft: draftOfDesign(design, newId), saved: null };
  };
  return (
    <Allowed>
      <OfForm {...rest} key={`${formId} ${template}`} formId={formId} begin={begin} />
    </Allowed>
  );
}

export type DesignPageProps = Shared & { designId: string };

/** A design as it was saved last. */
export function DesignPage({ designId, ...rest }: DesignPageProps) {
  return (
    <Allowed>
      <SavedDesign key={designId} designId={designId} {...rest} />
    </Allowed>
  );
}

function SavedDesign({ designId, ...rest }: DesignPageProps) {
  const { newId } = useCore().ports;
  const query = useRead((send) => editedQuery(send, designId));
  return (
    <Frame isReady={query.data !== undefined}>
      <Loaded query={query} failed={t(m.designCouldNotBeLoaded)}>
        {(design) => (
          <OfForm
            {...rest}
            formId={design.form.id}
            begin={() => ({ draft: draftOfDesign(design, newId), saved: design })}
          />
        )}
      </Loaded>
    </Frame>
  );
}

/** Never from the cache, and not read again under the hands of the person who edits it. */
const editedQuery = (send: Send, id: string) => ({
  ...designQuery(send, id),
  queryKey: ['report-design-editor', id] as const,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

type OfFormProps = Shared & { formId: string; begin(form: WholeForm): BuilderStart };

function OfForm({ formId, begin, ...rest }: OfFormProps) {
  const query = useRead((send) => formQuery(send, formId));
  return (
    <Frame isReady={query.data !== undefined}>
      <Loaded query={query} failed={t(m.formOfThisDesignCould)}>
        {(form) => <Opened {...rest} form={form} begin={begin} />}
      </Loaded>
    </Frame>
  );
}

type OpenedProps = Omit<OfFormProps, 'formId'> & { form: WholeForm };

function Opened({ form, begin, ...rest }: OpenedProps) {
  // With the questions of earlier versions: rows still answer them.
  const asRead = useMemo(() => formAsRead(form), [form]);
  return <DesignBuilder {...rest} form={asRead} begin={() => begin(asRead)} />;
}

function Allowed({ children }: { children: ReactNode }) {
  const verdict = mayChangeDesigns(useActor());
  if (!verdict.yes) return <NoAccessPage title={designTexts.edit} />;
  return children;
}

/** The page's heading while something is loading. */
function Frame({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  if (isReady) return children;
  return (
    <Page
      title={designTexts.edit}
      trail={<Trail steps={[{ label: designTexts.title, link: { to: '/reports/designs' } }]} />}
    >
      {children}
    </Page>
  );
}
