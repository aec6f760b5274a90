// The lists of people: users, and user groups.
import { countText } from '#core/count-text.ts';
import type { List } from '#core/resource/list.ts';
import { userStatusText } from './invitation.ts';
import { groupsView, type GroupsView, roleNames, usersView, type UsersView } from './list-users.ts';
import { groupsPageQuery, usersPageQuery } from './queries.ts';
import type { ListedGroup } from './schema.ts';
import type { User } from './user.ts';
import { peopleTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';

export const usersList: List<User, UsersView> = {
  title: peopleTexts.users,
  count: counts.users,
  view: usersView,
  page: usersPageQuery,
  keyOf: ({ id }) => id,
  columns: [
    { id: 'username', title: t(common.username), text: ({ userName }) => userName, most: 50 },
    { id: 'fullName', title: t(m.fullName), text: ({ fullName }) => fullName ?? '', most: 50, rank: 3 },
    {
      id: 'name',
      title: t(common.name),
      text: ({ fullName, userName }) => fullName || userName,
      isLineOnly: true,
    },
    {
      id: 'signIn',
      title: t(common.username),
      text: ({ userName, displayName }) => (displayName === undefined ? '' : userName),
      isLineOnly: true,
    },
    { id: 'role', title: t(common.role), text: ({ role }) => roleNames[role], whole: true },
    {
      id: 'status',
      title: t(common.status),
      text: (user, { now }) => userStatusText(user, now),
      whole: true,
      rank: 4,
    },
    { id: 'email', title: t(common.email), text: ({ email }) => email, most: 50, rank: 2 },
    {
      id: 'groups',
      title: t(common.groups),
      text: ({ groups }) => groups.map(({ name }) => name).join(', '),
      most: 60,
      rank: 0,
    },
    {
      id: 'seen',
      title: t(m.lastSignIn),
      text: ({ lastSignIn }, { moment }) =>
        lastSignIn === undefined ? peopleTexts.neverSignedIn : moment(lastSignIn),
      whole: true,
      rank: 1,
    },
  ],
  line: {
    name: 'name',
    below: ['signIn', 'email'],
    beside: 'role',
    cells: { role: '8rem', groups: 'minmax(0, 3fr)', seen: 'minmax(0, 3fr)' },
  },
  texts: {
    none: peopleTexts.noUsers,
    notFound: peopleTexts.noUsers,
    notFoundHint: t(m.tryPartOfNameOr),
    showAll: t(m.showAllUsers),
  },
};

export const groupsList: List<ListedGroup, GroupsView> = {
  title: peopleTexts.groups,
  count: m.groupCount,
  view: groupsView,
  page: groupsPageQuery,
  keyOf: ({ id }) => id,
  columns: [
    { id: 'name', title: t(common.name), text: ({ name }) => name, most: 80 },
    {
      id: 'members',
      title: t(m.members),
      text: ({ memberCount }) => countText(memberCount),
      align: 'right',
      whole: true,
    },
  ],
  line: { name: 'name', beside: 'members', cells: { members: 'auto' } },
  texts: {
    none: peopleTexts.noGroups,
    noneHint: t(m.formLimitedToUserGroups),
    notFound: peopleTexts.noGroups,
    notFoundHint: t(m.tryPartOfName),
    showAll: t(m.showAllUserGroups),
  },
};
