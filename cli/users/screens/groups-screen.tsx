// The user groups of the company, with pagination, search and sorting.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countText } from '#core/count-text.ts';
import { createGroup } from '#core/users/actions.ts';
import { defaultGroupsView, userSorts, type UserSort } from '#core/users/list-users.ts';
import { mayManageGroups } from '#core/users/policy.ts';
import { groupsPageQuery } from '#core/users/queries.ts';
import type { ListedGroup } from '#core/users/schema.ts';
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
import { Loaded } from '#cli/terminal/waiting.tsx';
import { askGroupName } from './ask-group-name.ts';
import { peopleTabs } from './people-tabs.ts';

/** The screen. */
export function GroupsScreen(_props: ScreenProps<'groups'>) {
  const { core, actor, go, turn, perform } = useApp();
  const { dialogs } = useTerminal();
  const { height } = useArea();
  const search = useSearch();
  const [sort, setSort] = useScreenState<UserSort>('sort', defaultGroupsView.sort);
  const list = `groups ${search.text} ${sort} page`;
  const [page, setPage] = useScreenState(list, 0);
  const query = useQuery({
    ...groupsPageQuery(core.send, { search: search.text, sort, page: page + 1 }),
    placeholderData: keepPreviousData,
  });
  const groups = query.data?.content ?? [];
  const pages = query.data?.totalPages ?? 0;
  const open = ({ id, name }: { id: string; name: string }) =>
    go({ screen: 'group', groupId: id, groupName: name });
  const askSort = async () => {
    const chosen = await choose(dialogs, { title: 'Sort', choices: userSorts, current: sort });
    if (chosen !== null) setSort(chosen);
  };
  const create = async () => {
    const name = await askGroupName(dialogs, peopleTexts.newGroup, '');
    if (name === null) return;
    const opened = {
      ...createGroup,
      run: async (...given: Parameters<typeof createGroup.run>) => {
        const made = await createGroup.run(...given);
        open(made);
        return made;
      },
    };
    await perform(opened, { name, members: [] });
  };
  useKeys([
    {
      key: 'add',
      label: peopleTexts.newGroup.toLowerCase(),
      off: whyNot(mayManageGroups(actor)),
      run: create,
    },
    { key: 'sort', label: 'sort', run: askSort },
    { key: 'tab', label: peopleTabs.users.toLowerCase(), run: () => turn({ screen: 'users' }) },
  ]);
  usePageKeys(page, pages, setPage);
  return (
    <Loaded query={query}>
      {({ totalElements }) => (
        <>
          <TabLine
            names={peopleTabs}
            current="groups"
            right={{ text: pageText({ page, pages, total: totalElements, noun: 'user group' }), tone: 'dim' }}
          />
          <SearchBar search={search} placeholder="part of a name" />
          <Table
            name={`${list} ${page}`}
            columns={columns}
            count={groups.length}
            rows={(from, to) => groups.slice(from, to)}
            height={height - 1 - search.height}
            sort={{ column: 'name', direction: sort }}
            empty={search.text === '' ? peopleTexts.noGroups : 'No user groups match.'}
            enterLabel="open"
            onEnter={(index) => {
              const group = groups[index];
              if (group) open(group);
            }}
          />
        </>
      )}
    </Loaded>
  );
}

const columns: readonly TableColumn<ListedGroup>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name, most: 80 },
  {
    id: 'members',
    title: 'Members',
    value: ({ memberCount }) => countText(memberCount),
    align: 'right',
    whole: true,
  },
];
