// The people of the company, with pagination, search, sorting, a role filter, and actions.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { deactivateUser } from '#core/users/actions.ts';
import {
  defaultUsersView,
  type RoleFilter,
  roleFilters,
  roleNames,
  userSorts,
  type UserSort,
} from '#core/users/list-users.ts';
import { mayChangeUser, mayCreateUser } from '#core/users/policy.ts';
import { usersPageQuery } from '#core/users/queries.ts';
import { userStatusText } from '#core/users/invitation.ts';
import type { User } from '#core/users/schema.ts';
import { peopleTexts } from '#core/users/texts.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { pageText, usePageKeys } from '#cli/terminal/pages.tsx';
import { TabLine } from '#cli/terminal/tab-line.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { peopleTabs } from './people-tabs.ts';
import { openUserDialog } from './user-dialog.tsx';

/** The screen. */
export function UsersScreen(_props: ScreenProps<'users'>) {
  const { core, actor, go, turn, date, actionKey } = useApp();
  const { dialogs } = useTerminal();
  const { height } = useArea();
  const search = useSearch();
  const [sort, setSort] = useScreenState<UserSort>('sort', defaultUsersView.sort);
  const [role, setRole] = useScreenState<RoleFilter>('role', defaultUsersView.role);
  // Another filter starts at its first page.
  const list = `${search.text} ${sort} ${role} page`;
  const [page, setPage] = useScreenState(list, 0);
  const query = useQuery({
    ...usersPageQuery(core.send, { search: search.text, sort, role, page: page + 1 }),
    placeholderData: keepPreviousData,
  });
  const users = query.data?.content ?? [];
  const pages = query.data?.totalPages ?? 0;
  const table = `${list} ${page}`;
  const current = users[useCursor(table, users.length)] ?? null;
  const open = ({ id, userName }: User) => go({ screen: 'user', userId: id, userName });
  const askSort = async () => {
    const chosen = await choose(dialogs, { title: 'Sort', choices: userSorts, current: sort });
    if (chosen !== null) setSort(chosen);
  };
  const askRole = async () => {
    const chosen = await choose(dialogs, { title: 'Show', choices: roleFilters, current: role });
    if (chosen !== null) setRole(chosen);
  };
  const create = async () => {
    const made = await openUserDialog(dialogs, null);
    if (made !== null) open(made);
  };
  useKeys([
    { key: 'add', label: peopleTexts.newUser.toLowerCase(), off: whyNot(mayCreateUser(actor)), run: create },
    {
      key: 'edit',
      label: 'edit',
      off: current === null ? peopleTexts.noUsers : whyNot(mayChangeUser(actor, current, {})),
      run: () => current && openUserDialog(dialogs, current),
    },
    actionKey('delete', deactivateUser, current),
    { key: 'filter', label: 'filter by role', run: askRole },
    { key: 'sort', label: 'sort', run: askSort },
    { key: 'tab', label: peopleTabs.groups.toLowerCase(), run: () => turn({ screen: 'groups' }) },
  ]);
  usePageKeys(page, pages, setPage);
  const isNarrowed = search.text !== '' || role !== 'all';
  return (
    <Loaded query={query}>
      {({ totalElements }) => (
        <>
          <TabLine
            names={peopleTabs}
            current="users"
            right={{ text: placeText({ role, page, pages, total: totalElements }), tone: 'dim' }}
          />
          <SearchBar search={search} placeholder="part of a username or e-mail" />
          <Table
            name={table}
            columns={columns(date, core.ports.now())}
            count={users.length}
            rows={(from, to) => users.slice(from, to)}
            height={height - 1 - search.height}
            sort={{ column: 'name', direction: sort }}
            empty={isNarrowed ? 'No users match this search and role.' : peopleTexts.noUsers}
            enterLabel="open"
            onEnter={(index) => {
              const user = users[index];
              if (user) open(user);
            }}
          />
        </>
      )}
    </Loaded>
  );
}

function placeText(place: { role: RoleFilter; page: number; pages: number; total: number }): string {
  const { role, ...pages } = place;
  const chosen = role === 'all' ? '' : `, ${roleFilters.find(({ value }) => value === role)?.label ?? ''}`;
  return `${pageText({ ...pages, noun: 'user' })}${chosen}`;
}

const columns = (date: (at: number) => string, now: number): TableColumn<User>[] => [
  { id: 'name', title: 'Username', value: ({ userName }) => userName, most: 50 },
  { id: 'role', title: 'Role', value: ({ role }) => roleNames[role], whole: true },
  { id: 'status', title: 'Status', value: (user) => userStatusText(user, now), whole: true, rank: 3 },
  { id: 'email', title: 'E-mail', value: ({ email }) => email, most: 50, rank: 1 },
  {
    id: 'groups',
    title: 'Groups',
    value: ({ groups }) => groups.map(({ name }) => name).join(', '),
    most: 60,
    rank: 0,
  },
  {
    id: 'seen',
    title: 'Last sign-in',
    value: ({ lastSignIn }) => (lastSignIn === undefined ? peopleTexts.neverSignedIn : date(lastSignIn)),
    whole: true,
    rank: 2,
  },
];
