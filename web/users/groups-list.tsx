// The company's user groups, paginated.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { counted } from '#core/count-text.ts';
import { defaultGroupsView } from '#core/users/list-users.ts';
import { mayManageGroups } from '#core/users/policy.ts';
import { groupsPageQuery } from '#core/users/queries.ts';
import { peopleTexts } from '#core/users/texts.ts';
import { usersSearchOf } from '#web/paths.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { PeopleToolbar } from './people-toolbar.tsx';
import type { UsersListProps } from './users-list.tsx';
import classes from './people.module.css';

export function GroupsList({ view, onView }: UsersListProps) {
  const query = useRead((send) => groupsPageQuery(send, view), { keepsPrevious: true });
  return (
    <>
      <PeopleToolbar label="Search user groups" view={view} onView={onView} withRole={false} />
      <PagedList
        query={query}
        label={peopleTexts.groups}
        noun="user group"
        page={view.page}
        onPage={(page) => onView({ ...view, page })}
        empty={() => <NoGroups view={view} onView={onView} />}
        line={({ id, name, memberCount }) => (
          <li key={id} className={classes.row}>
            <div className={classes.naming}>
              <Link
                to="/users/groups/$groupId"
                params={{ groupId: id }}
                search={usersSearchOf(view)}
                className={classes.name}
                dir="auto"
              >
                {name}
              </Link>
            </div>
            <span className={classes.when}>{counted(memberCount, 'member')}</span>
          </li>
        )}
      />
    </>
  );
}

function NoGroups({ view, onView }: UsersListProps) {
  const actor = useActor();
  const isSearched = view.search !== '' || view.page > 1;
  return (
    <EmptyState
      icon={<UsersRound size={22} />}
      title={peopleTexts.noGroups}
      text={
        isSearched
          ? 'Try part of the name.'
          : 'A form limited to user groups can only be seen by their members, its reviewers and admins.'
      }
      action={
        <>
          {isSearched && (
            <Button
              variant="default"
              onClick={() => onView({ ...view, ...defaultGroupsView, sort: view.sort })}
            >
              Show all user groups
            </Button>
          )}
          {mayManageGroups(actor).yes && (
            <Button
              renderRoot={(props) => (
                <Link {...props} to="/users/groups/create" search={usersSearchOf(view)} />
              )}
            >
              {peopleTexts.createGroup}
            </Button>
          )}
        </>
      }
    />
  );
}
