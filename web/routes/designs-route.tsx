// /reports/designs/create and /reports/designs/{id}: the report builder, with the fields of a widget.
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DesignPage, NewDesignPage } from '#web/reports/builder/builder-page.tsx';
import { StartPage } from '#web/reports/designs/start-page.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const newDesign = getRouteApi('/reports/designs/create');
const design = getRouteApi('/reports/designs/$designId');

const WidgetFields = lazyPart(() => import('#web/widgets/widget-fields.tsx').then((it) => it.WidgetFields));

/** Without a form and a start in the address they are chosen first. */
export function NewDesignRoute() {
  const navigate = useNavigate();
  const { form, start } = newDesign.useSearch();
  if (form === undefined || start === undefined) {
    return (
      <StartPage
        key={form ?? ''}
        formId={form ?? null}
        onStart={(formId, template) =>
          void navigate({ to: '/reports/designs/create', search: { form: formId, start: template } })
        }
      />
    );
  }
  return (
    <NewDesignPage
      formId={form}
      template={start}
      WidgetFields={WidgetFields}
      onCreated={({ id }) =>
        void navigate({ to: '/reports/designs/$designId', params: { designId: id }, replace: true })
      }
    />
  );
}

export function DesignRoute() {
  const navigate = useNavigate();
  const { designId } = design.useParams();
  return (
    <DesignPage
      designId={designId}
      WidgetFields={WidgetFields}
      onCreated={({ id }) => void navigate({ to: '/reports/designs/$designId', params: { designId: id } })}
    />
  );
}
