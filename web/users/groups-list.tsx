// The company's user groups.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { groupsList } from '#core/users/lists.ts';
import { mayManageGroups } from '#core/users/policy.ts';
import { peopleTexts } from '#core/users/labels.ts';
import { usersSearchOf } from '#web/paths.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ResourceList } from '#web/ui/list/resource-list.tsx';
import type { UsersListProps } from './users-list.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function GroupsList({ view, onView }: UsersListProps) {
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
          <Button renderRoot={(props) => <Link {...props} to="/users/groups/create" search={search} />}>
            {peopleTexts.createGroup}
          </Button>
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
