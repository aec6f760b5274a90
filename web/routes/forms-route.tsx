// /forms: the list with its filter in the address, and the dialogs of other features.
import { getRouteApi } from '@tanstack/react-router';
import { defaultFormsView } from '#core/forms/list-forms.ts';
import { FormsPage } from '#web/forms/page.tsx';
import { formsSearchOf } from '#web/paths.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';

const ExportDialog = lazyDialog(() =>
  import('#web/exports/export-form-dialog.tsx').then((it) => it.ExportFormDialog),
);
const AccessDialog = lazyDialog(() =>
  import('#web/access/form-access-dialog.tsx').then((it) => it.FormAccessDialog),
);
const route = getRouteApi('/forms');

export function FormsRoute() {
  const navigate = route.useNavigate();
  const { link = null, ...search } = route.useSearch();
  const view = { ...defaultFormsView, ...search };
  return (
    <FormsPage
      view={view}
      onView={(next) => void navigate({ search: formsSearchOf(next), replace: true })}
      link={link}
      onLink={(formId) =>
        void navigate({
          search: { ...formsSearchOf(view), ...(formId !== null && { link: formId }) },
          replace: true,
        })
      }
      ExportDialog={ExportDialog}
      AccessDialog={AccessDialog}
    />
  );
}
