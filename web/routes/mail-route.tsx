// /admin/mail: the mail log with its filter, and the opened e-mail, from the address.
import { getRouteApi } from '@tanstack/react-router';
import { mailView } from '#core/mail/view.ts';
import { MailPage } from '#web/mail/page.tsx';
import { mailSearchOf } from '#web/paths.ts';

const route = getRouteApi('/admin/mail');

export function MailRoute() {
  const { mail = null, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const view = { ...mailView.first, ...search };
  return (
    <MailPage
      view={view}
      opened={mail}
      onView={(wanted) => void navigate({ search: mailSearchOf(wanted, null), replace: true })}
      onOpen={(id) => void navigate({ search: mailSearchOf(view, id), replace: id === null })}
    />
  );
}
