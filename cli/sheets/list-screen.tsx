// The sheets of a form: enter opens one as a dashboard, space chooses several, `a` takes all.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countText } from '#core/count-text.ts';
import { mayAddTo } from '#core/filling/policy.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { sheetsOfFormQuery } from '#core/sheets/queries.ts';
import { maximumSelectedSheets, type Sheet } from '#core/sheets/schema.ts';
import type { ScreenProps, SheetIds } from '#cli/places.ts';
import { whyNot } from '#cli/terminal/keys.ts';
import { useKept } from '#cli/terminal/navigation.ts';
import { PageLine, usePageKeys } from '#cli/terminal/pages.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { useKeys } from '#cli/terminal/use-keys.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/use-app.ts';

/** The screen. */
export function SheetsScreen({ place }: ScreenProps<'sheets'>) {
  const { core, actor, go, say, date } = useApp();
  const { formId, formName } = place;
  const { height } = useArea();
  const [page, setPage] = useKept('page', 0);
  const [chosen, setChosen] = useKept<readonly string[]>('chosen', []);
  const query = useQuery({
    ...sheetsOfFormQuery(core.send, formId, page),
    placeholderData: keepPreviousData,
  });
  const sheets = query.data?.content ?? [];
  const pages = query.data?.totalPages ?? 0;
  const table = `sheets.${page}`;
  const current = sheets[useCursor(table, sheets.length)];

  const isChosen = (id: string) => chosen.includes(id);
  const toggle = ({ id }: Sheet) => {
    if (isChosen(id)) return setChosen(chosen.filter((other) => other !== id));
    if (chosen.length < maximumSelectedSheets) return setChosen([...chosen, id]);
    say(`The maximum number of sheets you can select is ${maximumSelectedSheets}.`, 'warning');
  };
  const open = (screen: 'dashboard' | 'rows' | 'export', sheetIds: SheetIds) =>
    go({ screen, formId, formName, sheetIds, sheetName: nameOf(sheetIds, sheets) });
  const selected = chosen.length > 0 ? chosen : current ? [current.id] : [];
  const nothing = selected.length === 0 ? 'There are no sheets to display.' : undefined;
  useKeys(
    [
      { key: 'space', label: 'choose', off: nothing, run: () => current && toggle(current) },
      { key: 'a', label: 'all sheets', off: nothing, run: () => open('dashboard', 'all') },
      { key: 'v', label: 'rows', off: nothing, run: () => open('rows', selected) },
      { key: 'f', label: 'fill in', run: () => go({ screen: 'fill', formId, formName }) },
      {
        key: 'F',
        label: 'add rows to this sheet',
        hint: false,
        off: nothing ?? (current && whyNot(mayAddTo(actor, { userId: current.user.id, ...current }))),
        run: () => current && go({ screen: 'fill', formId, formName, sheetId: current.id }),
      },
      {
        key: 'x',
        label: 'export',
        off: nothing ?? whyNot(mayExport(actor)),
        run: () => open('export', selected),
      },
      {
        key: 'esc',
        label: 'choose none',
        hint: false,
        run: () => setChosen([]),
      },
    ].slice(0, chosen.length > 0 ? undefined : -1),
  );
  usePageKeys(page, pages, setPage);

  return (
    <Loaded query={query}>
      {({ totalElements }) => (
        <>
          <PageLine
            title={chosen.length > 0 ? `${chosen.length} chosen` : 'Sheets'}
            page={page}
            pages={pages}
            total={totalElements}
            noun="sheet"
          />
          <Table
            name={table}
            columns={columns(date)}
            count={sheets.length}
            rows={(from, to) => sheets.slice(from, to)}
            height={height - 1}
            empty="This form has no sheets yet."
            ticked={chosen.length > 0 ? ({ id }) => isChosen(id) : undefined}
            enterLabel={chosen.length > 0 ? `dashboard of ${chosen.length}` : 'dashboard'}
            onEnter={() => {
              if (selected.length > 0) open('dashboard', selected);
            }}
          />
        </>
      )}
    </Loaded>
  );
}

/** Of one sheet alone; more than one have no name. */
function nameOf(sheetIds: SheetIds, sheets: readonly Sheet[]): string | undefined {
  if (sheetIds.length !== 1) return undefined;
  return sheets.find(({ id }) => id === sheetIds[0])?.name;
}

const columns = (date: (ms: number) => string): TableColumn<Sheet>[] => [
  { id: 'name', title: 'Name', value: ({ name }) => name || 'Unnamed sheet', most: 60 },
  {
    id: 'rows',
    title: 'Rows',
    value: ({ rowCount }) => countText(rowCount),
    align: 'right',
    whole: true,
  },
  { id: 'user', title: 'By', value: ({ user }) => user.userName, most: 24, rank: 2 },
  { id: 'created', title: 'Created', value: ({ dates }) => date(dates.created), whole: true, rank: 1 },
  { id: 'updated', title: 'Updated', value: ({ dates }) => date(dates.lastModified), whole: true },
];
