// The lists of people: users, and user groups.
import { countText } from '#core/count-text.ts';
import type { List } from '#core/resource/list.ts';
import { userStatusText } from './invitation.ts';
import { groupsView, type GroupsView, roleNames, usersView, type UsersView } from './list-users.ts';
import { groupsPageQuery, usersPageQuery } from './queries.ts';
import type { ListedGroup, User } from './schema.ts';
import { peopleTexts } from './texts.ts';

export const usersList: List<User, UsersView> = {
  title: peopleTexts.users,
  noun: 'user',
  view: usersView,
  page: usersPageQuery,
  keyOf: ({ id }) => id,
  columns: [
    { id: 'name', title: 'Username', text: ({ userName }) => userName, most: 50 },
    { id: 'role', title: 'Role', text: ({ role }) => roleNames[role], whole: true },
    {
      id: 'status',
      title: 'Status',
      text: (user, { now }) => userStatusText(user, now),
      whole: true,
      rank: 3,
    },
    { id: 'email', title: 'E-mail', text: ({ email }) => email, most: 50, rank: 1 },
    {
      id: 'groups',
      title: 'Groups',
      text: ({ groups }) => groups.map(({ name }) => name).join(', '),
      most: 60,
      rank: 0,
    },
    {
      id: 'seen',
      title: 'Last sign-in',
      text: ({ lastSignIn }, { moment }) =>
        lastSignIn === undefined ? peopleTexts.neverSignedIn : moment(lastSignIn),
      whole: true,
      rank: 2,
    },
  ],
  line: {
    name: 'name',
    below: ['email'],
    beside: 'role',
    cells: { role: '8rem', groups: 'minmax(0, 3fr)', seen: 'minmax(0, 3fr)' },
  },
  texts: {
    none: peopleTexts.noUsers,
    notFound: peopleTexts.noUsers,
    notFoundHint: 'Try part of the name or e-mail address, or another role.',
    showAll: 'Show all users',
  },
};

export const groupsList: List<ListedGroup, GroupsView> = {
  title: peopleTexts.groups,
  noun: 'user group',
  view: groupsView,
  page: groupsPageQuery,
  keyOf: ({ id }) => id,
  columns: [
    { id: 'name', title: 'Name', text: ({ name }) => name, most: 80 },
    {
      id: 'members',
      title: 'Members',
      text: ({ memberCount }) => countText(memberCount),
      align: 'right',
      whole: true,
    },
  ],
  line: { name: 'name', beside: 'members', cells: { members: 'auto' } },
  texts: {
    none: peopleTexts.noGroups,
    noneHint: 'A form limited to user groups can only be seen by their members, its reviewers and admins.',
    notFound: peopleTexts.noGroups,
    notFoundHint: 'Try part of the name.',
    showAll: 'Show all user groups',
  },
};
