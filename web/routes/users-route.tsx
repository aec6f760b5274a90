// /users and its subpaths: the lists, and the dialog in the address.
import { getRouteApi, useChildMatches, useNavigate, useParams } from '@tanstack/react-router';
import { usersView } from '#core/users/list-users.ts';
import { usersSearchOf } from '#web/paths.ts';
import { UsersPage } from '#web/users/page.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { UsersPlace } from '#web/users/places.ts';

const UserAccess = lazyPart(() => import('#web/access/user-access.tsx').then((it) => it.UserAccess));
const route = getRouteApi('/users');

export function UsersRoute() {
  const navigate = useNavigate();
  const { userId, groupId } = useParams({ strict: false });
  const pageId = useChildMatches({ select: (matches) => matches.at(-1)?.routeId }) ?? '';
  const place = placeOf(pageId, userId, groupId);
  const search = route.useSearch();
  return (
    <UsersPage
      place={place}
      Access={UserAccess}
      view={{ ...usersView.first, ...search }}
      onView={(view) => void navigate({ to: '.', search: usersSearchOf(view), replace: true })}
      onClose={() =>
        void navigate({ to: place.tab === 'users' ? '/users' : '/users/groups', search, replace: true })
      }
    />
  );
}

function placeOf(pageId: string, userId: string | undefined, groupId: string | undefined): UsersPlace {
  const tab = pageId.startsWith('/users/groups') ? 'groups' : 'users';
  const id = userId ?? groupId;
  if (id !== undefined) return { tab, dialog: { id } };
  return { tab, dialog: pageId.endsWith('/create') ? 'create' : null };
}
