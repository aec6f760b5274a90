// /forms: the list with its filter in the address, and the dialogs of other features.
import { getRouteApi } from '@tanstack/react-router';
import { defaultFormsView } from '#core/forms/list-forms.ts';
import { FormsPage } from '#web/forms/page.tsx';
import { formsSearchOf } from '#web/paths.ts';
import { formDialogs } from './form-dialogs.ts';

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
      {...formDialogs}
    />
  );
}
