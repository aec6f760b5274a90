// The company's users.
import { Badge, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { UserSearch } from 'lucide-react';
import { roleNames, type UsersView } from '#core/users/list-users.ts';
import { usersList } from '#core/users/lists.ts';
import { mayCreateUser } from '#core/users/policy.ts';
import { invitationLabels, invitationStatus } from '#core/users/invitation.ts';
import type { Invitation, User } from '#core/users/schema.ts';
import { peopleTexts } from '#core/users/labels.ts';
import { usersSearchOf } from '#web/paths.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { usePhoto } from '#web/platform/use-photo.ts';
import { Avatar } from '#web/ui/avatar.tsx';

import { ResourceList } from '#web/ui/list/resource-list.tsx';
import { When } from '#web/ui/time/when.tsx';
import { invitationColours } from './invitation-note.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type UsersListProps = { view: UsersView; onView(view: UsersView): void };

export function UsersList({ view, onView }: UsersListProps) {
  const actor = useActor();
  const search = usersSearchOf(view);
  return (
    <ResourceList
      list={usersList}
      view={view}
      onView={onView}
      icon={<UserSearch size={22} />}
      create={
        mayCreateUser(actor).yes && (
          <Button renderRoot={(props) => <Link {...props} to="/users/create" search={search} />}>
            {peopleTexts.createUser}
          </Button>
        )
      }
      look={{
        name: ({ id }, props) => (
          <Link {...props} to="/users/$userId" params={{ userId: id }} search={search} />
        ),
        picture: (user) => <Picture user={user} />,
        cells: { role: (user) => <Role user={user} />, seen: (user) => <Seen user={user} /> },
      }}
    />
  );
}

function Picture({ user }: { user: User }) {
  return <Avatar person={user} url={usePhoto(user.photo, 32)} />;
}

function Role({ user: { role, invitation } }: { user: User }) {
  return (
    <>
      <Badge color={roleColours[role] ?? 'gray'}>{roleNames[role]}</Badge>
      {invitation && <InvitationBadge invitation={invitation} />}
    </>
  );
}

function InvitationBadge({ invitation }: { invitation: Invitation }) {
  const { ports } = useCore();
  const status = invitationStatus(invitation, ports.now());
  return <Badge color={invitationColours[status]}>{invitationLabels[status]}</Badge>;
}

function Seen({ user: { lastSignIn } }: { user: User }) {
  if (lastSignIn === undefined) return peopleTexts.neverSignedIn;
  return <When at={lastSignIn} text={(time) => t(m.lastSignIn, { time })} />;
}

const roleColours: Readonly<Partial<Record<User['role'], string>>> = {
  ADMIN: 'accent',
  MANAGER: 'green',
  REVIEWER: 'amber',
};
