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
  return (
    <FormsPage
      view={{ ...defaultFormsView, ...route.useSearch() }}
      onView={(view) => void navigate({ search: formsSearchOf(view), replace: true })}
      ExportDialog={ExportDialog}
      AccessDialog={AccessDialog}
    />
  );
}
