// The company's users, paginated.
import { Badge, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { UserSearch } from 'lucide-react';
import { defaultUsersView, roleNames, type UsersView } from '#core/users/list-users.ts';
import { mayCreateUser } from '#core/users/policy.ts';
import { usersPageQuery } from '#core/users/queries.ts';
import { invitationLabels, invitationStatus } from '#core/users/invitation.ts';
import type { Invitation, User } from '#core/users/schema.ts';
import { peopleTexts } from '#core/users/texts.ts';
import { usersSearchOf } from '#web/paths.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { usePhoto } from '#web/platform/use-photo.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { invitationColours } from './invitation-note.tsx';
import { PeopleToolbar } from './people-toolbar.tsx';
import { When } from '#web/ui/time/when.tsx';
import classes from './people.module.css';

export type UsersListProps = { view: UsersView; onView(view: UsersView): void };

export function UsersList({ view, onView }: UsersListProps) {
  const query = useRead((send) => usersPageQuery(send, view), { keepsPrevious: true });
  return (
    <>
      <PeopleToolbar label="Search users" view={view} onView={onView} withRole />
      <PagedList
        query={query}
        label={peopleTexts.users}
        noun="user"
        page={view.page}
        onPage={(page) => onView({ ...view, page })}
        empty={(isPast) => <NoUsers view={view} onView={onView} isPast={isPast} />}
        line={(user) => <UserRow key={user.id} user={user} view={view} />}
      />
    </>
  );
}

function UserRow({ user, view }: { user: User; view: UsersView }) {
  const { id, userName, email, role, groups, lastSignIn, invitation, photo } = user;
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        <Avatar person={user} url={usePhoto(photo, 32)} />
      </span>
      <div className={classes.naming}>
        <Link
          to="/users/$userId"
          params={{ userId: id }}
          search={usersSearchOf(view)}
          className={classes.name}
          dir="auto"
        >
          {userName}
        </Link>
        <span className={classes.detail}>{email}</span>
      </div>
      <span className={classes.role}>
        <Badge color={roleColours[role] ?? 'gray'}>{roleNames[role]}</Badge>
        {invitation && <InvitationBadge invitation={invitation} />}
      </span>
      <span className={classes.groups} dir="auto">
        {groups.map(({ name }) => name).join(', ')}
      </span>
      <span className={classes.when}>
        {lastSignIn === undefined ? (
          peopleTexts.neverSignedIn
        ) : (
          <>
            Last sign-in <When at={lastSignIn} />
          </>
        )}
      </span>
    </li>
  );
}

function InvitationBadge({ invitation }: { invitation: Invitation }) {
  const { ports } = useCore();
  const status = invitationStatus(invitation, ports.now());
  return <Badge color={invitationColours[status]}>{invitationLabels[status]}</Badge>;
}

const roleColours: Readonly<Partial<Record<User['role'], string>>> = {
  ADMIN: 'accent',
  MANAGER: 'green',
  REVIEWER: 'amber',
};

/** No user matches the search, or the page is past the last one. */
function NoUsers({ view, onView, isPast }: UsersListProps & { isPast: boolean }) {
  const actor = useActor();
  const isSearched = view.search !== '' || view.role !== 'all';
  const create = mayCreateUser(actor).yes && (
    <Button renderRoot={(props) => <Link {...props} to="/users/create" search={usersSearchOf(view)} />}>
      {peopleTexts.createUser}
    </Button>
  );
  return (
    <EmptyState
      icon={<UserSearch size={22} />}
      title={peopleTexts.noUsers}
      {...(isSearched && { text: 'Try part of the name or e-mail address, or another role.' })}
      action={
        <>
          {(isSearched || isPast) && (
            <Button variant="default" onClick={() => onView({ ...defaultUsersView, sort: view.sort })}>
              Show all users
            </Button>
          )}
          {create}
        </>
      }
    />
  );
}
