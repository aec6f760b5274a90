// /reminders and its subpaths: the week or the month, and the dialog in the address.
import { getRouteApi, useChildMatches, useNavigate, useParams } from '@tanstack/react-router';
import { RemindersPage } from '#web/reminders/page.tsx';

const route = getRouteApi('/reminders');

export function RemindersRoute() {
  const navigate = useNavigate();
  const { reminderId } = useParams({ strict: false });
  const pageId = useChildMatches({ select: (matches) => matches.at(-1)?.routeId }) ?? '';
  const search = route.useSearch();
  const isNew = pageId.endsWith('/create');
  return (
    <RemindersPage
      search={search}
      dialog={isNew ? 'create' : (reminderId ?? null)}
      onSearch={(next) => void navigate({ to: '.', search: next, replace: true })}
      onClose={() => void navigate({ to: '/reminders', search, replace: true })}
    />
  );
}
