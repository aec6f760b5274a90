// People for the command palette, for anyone who manages them.
import { personAndUsername } from '#core/primitives.ts';
import { useNavigate } from '@tanstack/react-router';
import { UserPlus, UserRound, UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import { roleNames } from '#core/users/list-users.ts';
import { mayCreateUser, mayManageGroups, mayOpenUsers } from '#core/users/policy.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { Command } from '#web/ui/command/command.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const size = '1.125rem';

export function useUserCommands(): readonly Command[] {
  const actor = useActor();
  const navigate = useNavigate();
  const mayOpen = mayOpenUsers(actor).yes;
  const { data: people = none } = useRead(companyUsersQuery, { enabled: mayOpen });
  return useMemo((): readonly Command[] => {
    if (!mayOpen) return [];
    const add: (Command | false)[] = [
      mayCreateUser(actor).yes && {
        id: 'users.create',
        label: t(m.addUser),
        words: t(m.newCreateInvitePerson),
        icon: <UserPlus size={size} />,
        group: 'create',
        onChoose: () => void navigate({ to: '/users/create' }),
      },
      mayManageGroups(actor).yes && {
        id: 'users.createGroup',
        label: t(m.addUserGroup),
        words: t(m.newCreateTeam),
        icon: <UsersRound size={size} />,
        onChoose: () => void navigate({ to: '/users/groups/create' }),
      },
    ];
    const each = people.map(({ role, ...person }): Command => ({
      id: `users.open ${person.id}`,
      label: personAndUsername(person),
      note: roleNames[role],
      words: t(m.userPerson),
      icon: <UserRound size={size} />,
      onChoose: () => void navigate({ to: '/users/$userId', params: { userId: person.id } }),
    }));
    return [...add.filter((command) => command !== false), ...each];
  }, [actor, mayOpen, navigate, people]);
}

const none: readonly never[] = [];
