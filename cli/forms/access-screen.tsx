// Who may see a form: each person with the reason, and what they may do.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { formAccessQuery } from '#core/access/queries.ts';
import type { PersonAccess } from '#core/access/schema.ts';
import { accessTexts, reasonsText, rightsText } from '#core/access/texts.ts';
import { roleNames } from '#core/users/list-users.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { PageLine, usePageKeys } from '#cli/terminal/pages.tsx';
import { Facts } from '#cli/terminal/facts.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';

const pageSize = 50;
/** A separator, the permissions and the reasons, each on two lines. */
const detail = 5;

/** The screen. */
export function FormAccessScreen({ place }: ScreenProps<'form-access'>) {
  const { core, go } = useApp();
  const { height } = useArea();
  const search = useSearch();
  const list = `${search.text} page`;
  const [page, setPage] = useScreenState(list, 0);
  const query = useQuery({
    ...formAccessQuery(core.send, place.formId, { page, size: pageSize, search: search.text }),
    placeholderData: keepPreviousData,
  });
  const people = query.data?.content ?? [];
  const pages = query.data?.totalPages ?? 0;
  const table = `${list} ${page}`;
  const current = people[useCursor(table, people.length)];
  usePageKeys(page, pages, setPage);
  return (
    <Loaded query={query} title={accessTexts.failed}>
      {({ totalElements }) => (
        <>
          <PageLine
            title={accessTexts.whoMaySee}
            page={page}
            pages={pages}
            total={totalElements}
            noun="user"
          />
          <SearchBar search={search} placeholder="part of a username" />
          <Table
            name={table}
            columns={columns}
            count={people.length}
            rows={(from, to) => people.slice(from, to)}
            height={height - 1 - search.height - detail}
            empty={accessTexts.nobodyFound}
            enterLabel="open"
            onEnter={(index) => {
              const user = people[index]?.user;
              if (user) go({ screen: 'user', userId: user.id, userName: user.userName });
            }}
          />
          {current && (
            <Box marginTop={1}>
              <Facts
                facts={[
                  ['May', rightsText(current.rights)],
                  ['Because', reasonsText(current.reasons)],
                ]}
                lines={2}
              />
            </Box>
          )}
        </>
      )}
    </Loaded>
  );
}

const columns: readonly TableColumn<PersonAccess>[] = [
  { id: 'name', title: 'Username', value: ({ user }) => user.userName, most: 40 },
  { id: 'role', title: 'Role', value: ({ user }) => roleNames[user.role], whole: true, rank: 0 },
  { id: 'why', title: 'Because', value: ({ reasons }) => reasonsText(reasons), most: 90 },
];
