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
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { PeopleToolbar } from './people-toolbar.tsx';
import type { UsersListProps } from './users-list.tsx';
import listing from '#web/ui/styles/listing.module.css';
import classes from './people.module.css';

export function GroupsList({ view, onView }: UsersListProps) {
  const query = useRead((send) => groupsPageQuery(send, view), { keepsPrevious: true });
  return (
    <>
      <PeopleToolbar label="Search user groups" view={view} onView={onView} withRole={false} />
      <Loaded query={query}>
        {({ content, totalElements, totalPages }) =>
          content.length === 0 ? (
            <NoGroups view={view} onView={onView} />
          ) : (
            <>
              <p className={listing.count} aria-live="polite">
                {counted(totalElements, 'user group')}
              </p>
              <ul className={listing.list} aria-label={peopleTexts.groups}>
                {content.map(({ id, name, memberCount }) => (
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
                ))}
              </ul>
              <div className={listing.pages}>
                <Pagination
                  label="Pages of user groups"
                  page={Math.min(view.page, totalPages)}
                  pages={totalPages}
                  onPage={(page) => onView({ ...view, page })}
                />
              </div>
            </>
          )
        }
      </Loaded>
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
