// /users and /users/groups: the company's users, and the groups that forms refer to (spec 1, section 2, "Users"). The
// dialogs over the lists have their own URLs.
import { Badge, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FileUp, Plus, UserSearch, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { mayCreateUser, mayManageGroups, mayOpenUsers } from '#core/users/policy.ts';
import { peopleTexts } from '#core/users/labels.ts';
import { roleNames, type UsersView } from '#core/users/list-users.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { usersSearchOf } from '#web/paths.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { UserAccessPart } from '#web/slots.ts';
import { LinkTabs } from '#web/ui/list/link-tabs.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { OpenedDialog } from '#web/ui/resource/opened-dialog.tsx';
import type { UsersPlace } from './places.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { peopleFileTexts } from '#core/users/people-texts.ts';
import { groupsList, usersList } from '#core/users/lists.ts';
import { ResourceList } from '#web/ui/list/resource-list.tsx';
import { invitationLabels, invitationStatus } from '#core/users/invitation.ts';
import type { Invitation, User } from '#core/users/user.ts';
import { usePhoto } from '#web/platform/use-photo.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { When } from '#web/ui/time/when.tsx';
import { invitationColours } from './invitation-note.tsx';

const UserDialog = lazyDialog(() => import('./user-dialog.tsx').then((it) => it.UserDialog));
const GroupDialog = lazyDialog(() => import('./group-dialog.tsx').then((it) => it.GroupDialog));

const tabs = [
  { to: '/users', label: peopleTexts.users },
  { to: '/users/groups', label: peopleTexts.groups },
] as const;

export type UsersPageProps = {
  place: UsersPlace;
  view: UsersView;
  onView(view: UsersView): void;
  /** Shows the list without its dialog. */
  onClose(): void;
  /** What a user can see and do, if the app provides that part. */
  Access?: UserAccessPart;
};

export function UsersPage({ place, view, onView, onClose, Access }: UsersPageProps) {
  const actor = useActor();
  const may = mayOpenUsers(actor);
  if (!may.yes) return <NoAccessPage title={peopleTexts.users} />;
  const { tab, dialog } = place;
  const isUsers = tab === 'users';
  return (
    <Page
      title={isUsers ? peopleTexts.users : peopleTexts.groups}
      actions={
        <>
          {isUsers && mayCreateUser(actor).yes && <ImportButton />}
          <NewButton tab={tab} view={view} />
        </>
      }
    >
      <LinkTabs label={t(m.usersAndUserGroups)} tabs={tabs} current={isUsers ? '/users' : '/users/groups'} />
      {isUsers ? <UsersList view={view} onView={onView} /> : <GroupsList view={view} onView={onView} />}
      <Suspense>
        <OpenedDialog place={isUsers ? dialog : null}>
          {(shown) => <UserDialog {...shown} onClose={onClose} {...(Access && { Access })} />}
        </OpenedDialog>
        <OpenedDialog place={isUsers ? null : dialog}>
          {(shown) => <GroupDialog {...shown} onClose={onClose} />}
        </OpenedDialog>
      </Suspense>
    </Page>
  );
}

function NewButton({ tab, view }: Pick<UsersPlace, 'tab'> & Pick<UsersPageProps, 'view'>) {
  const actor = useActor();
  const isUsers = tab === 'users';
  if (!(isUsers ? mayCreateUser(actor) : mayManageGroups(actor)).yes) return null;
  return (
    <LinkButton
      leftSection={<Plus size={16} aria-hidden />}
      to={isUsers ? '/users/create' : '/users/groups/create'}
      search={usersSearchOf(view)}
    >
      {isUsers ? peopleTexts.newUser : peopleTexts.newGroup}
    </LinkButton>
  );
}

const ImportDialog = lazyDialog(() => import('./import-dialog.tsx').then((it) => it.ImportDialog));

/** Opens the import of users from a file. */
function ImportButton() {
  const [dialog, setDialog] = useState<'none' | 'closed' | 'opened'>('none');
  return (
    <>
      <Button
        variant="default"
        leftSection={<FileUp size={16} aria-hidden />}
        onClick={() => setDialog('opened')}
      >
        {peopleFileTexts.title}
      </Button>
      <Suspense>
        {dialog !== 'none' && (
          <ImportDialog opened={dialog === 'opened'} onClose={() => setDialog('closed')} />
        )}
      </Suspense>
    </>
  );
}

/** The company's user groups. */
function GroupsList({ view, onView }: UsersListProps) {
  const actor = useActor();
  const search = usersSearchOf(view);
  return (
    <ResourceList
      list={groupsList}
      view={view}
      onView={(wanted) => onView({ ...view, ...wanted })}
      icon={<UsersRound size={22} />}
      create={
        mayManageGroups(actor).yes && (
          <LinkButton to="/users/groups/create" search={search}>
            {peopleTexts.createGroup}
          </LinkButton>
        )
      }
      look={{
        name: ({ id }, props) => (
          <Link {...props} to="/users/groups/$groupId" params={{ groupId: id }} search={search} />
        ),
        cells: { members: ({ memberCount }) => t(m.memberCount, { count: memberCount }) },
      }}
    />
  );
}

type UsersListProps = { view: UsersView; onView(view: UsersView): void };

/** The company's users. */
function UsersList({ view, onView }: UsersListProps) {
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
          <LinkButton to="/users/create" search={search}>
            {peopleTexts.createUser}
          </LinkButton>
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
