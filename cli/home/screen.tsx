// Home: the sheets that were changed last, of all forms.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countText } from '#core/count-text.ts';
import { hearsOfNotifications } from '#core/notifications/policy.ts';
import { mayPin } from '#core/pins/policy.ts';
import { mayExport } from '#core/sheets/policy.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { activityPageSize as pageSize, activityTexts, sheetName } from '#core/sheets/activity.ts';
import { activityQuery } from '#core/sheets/queries.ts';
import { mayOpenUsers } from '#core/users/policy.ts';
import { homeTabs } from '#cli/app/home-tabs.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { PageLine, pageText, usePageKeys } from '#cli/terminal/pages.tsx';
import { TabLine } from '#cli/terminal/tab-line.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';

/** Lines above the sheets: where one is, and the titles of the columns. */
const around = 2;

/** The screen. */
export function HomeScreen(_props: ScreenProps<'home'>) {
  const { actor, core, go, turn, date } = useApp();
  const { height } = useArea();
  const hasPins = mayPin(actor).yes;
  // A tall screen shows several of the console's pages at once.
  const size = pageSize * Math.max(1, Math.floor((height - around) / pageSize));
  const [first, setFirst] = useScreenState('first', 0);
  const page = Math.floor(first / size);
  const query = useQuery({
    ...activityQuery(core.send, {}, page, size),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.totalPages ?? 0;
  useKeys([
    ...(hasPins
      ? [
          {
            key: 'tab',
            label: homeTabs.pins.toLowerCase(),
            run: () => turn({ screen: 'pins' }),
          },
        ]
      : []),
    { key: 'f', label: 'forms', run: () => go({ screen: 'forms' }) },
    ...(hearsOfNotifications(actor)
      ? [{ key: 'N', label: 'notifications', run: () => go({ screen: 'notifications' }) }]
      : []),
    ...(mayExport(actor).yes
      ? [{ key: 'x', label: 'your exports', run: () => go({ screen: 'exports' }) }]
      : []),
    ...(mayOpenUsers(actor).yes ? [{ key: 'u', label: 'users', run: () => go({ screen: 'users' }) }] : []),
    { key: 'a', label: 'account', run: () => go({ screen: 'account' }) },
  ]);
  usePageKeys(page, pages, (wanted) => setFirst(wanted * size));
  return (
    <Loaded query={query} title={activityTexts.failed}>
      {({ content, totalElements }) => (
        <>
          {hasPins ? (
            <TabLine
              names={homeTabs}
              current="activity"
              right={{ text: pageText({ page, pages, total: totalElements, noun: 'sheet' }), tone: 'dim' }}
            />
          ) : (
            <PageLine
              title={homeTabs.activity}
              page={page}
              pages={pages}
              total={totalElements}
              noun="sheet"
            />
          )}
          <Table
            name={`recent.${page} ${size}`}
            columns={columns(date)}
            count={content.length}
            rows={(from, to) => content.slice(from, to)}
            height={height - 1}
            empty={activityTexts.empty}
            enterLabel="dashboard"
            onEnter={(index) => {
              const sheet = content[index];
              if (sheet) go({ screen: 'dashboard', ...placeOf(sheet) });
            }}
          />
        </>
      )}
    </Loaded>
  );
}

function placeOf(sheet: Sheet) {
  return {
    formId: sheet.template.id,
    formName: sheet.template.name,
    sheetIds: [sheet.id],
    sheetName: sheet.name,
  };
}

const columns = (date: (ms: number) => string): TableColumn<Sheet>[] => [
  { id: 'form', title: 'Form', value: ({ template }) => template.name },
  { id: 'sheet', title: 'Sheet', value: sheetName },
  {
    id: 'rows',
    title: 'Rows',
    value: ({ rowCount }) => countText(rowCount),
    align: 'right',
    whole: true,
  },
  { id: 'updated', title: 'Updated', value: ({ dates }) => date(dates.lastModified), whole: true },
  { id: 'user', title: 'By', value: ({ user }) => user.userName, most: 24, rank: 1 },
];
