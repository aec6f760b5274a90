// /users and /users/groups: the company's users, and the groups that forms refer to (spec 1, section 2, "Users"). The
// dialogs over the lists have their own URLs.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { mayCreateUser, mayManageGroups, mayOpenUsers } from '#core/users/policy.ts';
import { peopleTexts } from '#core/users/labels.ts';
import type { UsersView } from '#core/users/list-users.ts';
import { usersSearchOf } from '#web/paths.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { UserAccessPart } from '#web/slots.ts';
import { LinkTabs } from '#web/ui/list/link-tabs.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { OpenedDialog } from '#web/ui/resource/opened-dialog.tsx';
import { GroupsList } from './groups-list.tsx';
import { ImportButton } from './import-button.tsx';
import type { UsersPlace } from './places.ts';
import { UsersList } from './users-list.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
    <Button
      leftSection={<Plus size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link
          {...props}
          to={isUsers ? '/users/create' : '/users/groups/create'}
          search={usersSearchOf(view)}
        />
      )}
    >
      {isUsers ? peopleTexts.newUser : peopleTexts.newGroup}
    </Button>
  );
}
