// The sheets of a form: enter opens one as a dashboard, space selects several, `a` opens all. Opened from a view, it
// selects other sheets for that view.
import { personName } from '#core/primitives.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countText } from '#core/count-text.ts';
import { mayAddTo } from '#core/filling/policy.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { sheetsByNameQuery } from '#core/sheets/queries.ts';
import { maximumSelectedSheets, type Sheet } from '#core/sheets/schema.ts';
import type { ScreenProps, SheetIds } from '#cli/app/screen-places.ts';
import { type KeyBinding, whyNot, keysIf } from '#cli/terminal/keys/keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { PageLine, usePageKeys } from '#cli/terminal/pages.tsx';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Line } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { useFormAttention } from './form-attention.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';
import { values } from '#core/messages/value-texts.ts';

/** The screen. */
export function SheetsScreen({ place }: ScreenProps<'sheets'>) {
  const { core, go, back, replace, say, date } = useApp();
  const { formId, formName, choosing } = place;
  const { height } = useArea();
  const search = useSearch();
  const list = `${search.text} page`;
  const [page, setPage] = useScreenState(list, 0);
  const [chosen, setChosen] = useScreenState<readonly string[]>('chosen', choosing?.sheetIds ?? []);
  const query = useQuery({
    ...sheetsByNameQuery(core.send, formId, search.text.trim(), page),
    placeholderData: keepPreviousData,
  });
  const sheets = query.data?.content ?? [];
  const pages = query.data?.totalPages ?? 0;
  const table = `${list} ${page}`;
  const current = sheets[useCursor(table, sheets.length)];

  const choose = (ids: readonly string[]) => {
    setChosen(ids.slice(0, maximumSelectedSheets));
    if (ids.length > maximumSelectedSheets)
      say(t(both.maximumNumberOfSheetsYou, { maximumSelectedSheets }), 'warning');
  };
  const toggle = ({ id }: Sheet) =>
    choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const open = (screen: 'dashboard' | 'rows' | 'export', sheetIds: SheetIds) => {
    const to = { formId, formName, sheetIds, sheetName: nameOf(sheetIds, sheets) };
    if (choosing === undefined) return go({ screen, ...to });
    back();
    replace({ screen: choosing.screen, ...to, start: choosing.start });
  };
  const selected = chosen.length > 0 || choosing ? chosen : current ? [current.id] : [];
  const nothing = sheets.length === 0 ? t(m.thereAreNoSheetsTo) : undefined;
  const some = chosen.length > 0;
  const choosingKeys: KeyBinding[] = [
    { key: 'space', label: t(keyTexts.choose), off: nothing, run: () => current && toggle(current) },
    {
      key: 'all',
      label: t(m.chooseAllOfThisPage),
      hint: false,
      off: nothing,
      run: () => choose([...new Set([...chosen, ...sheets.map(({ id }) => id)])]),
    },
    { key: 'dashboard', label: t(m.dashboardOfAllSheets), off: nothing, run: () => open('dashboard', 'all') },
  ];
  const none = { label: t(m.chooseNone), hint: false, run: () => setChosen([]) };
  const opening = useOpeningKeys(place, { current, nothing, open, selected });
  const attention = useFormAttention(place);
  const line = choosing === undefined ? attention.line : null;
  useKeys([
    ...choosingKeys,
    ...(choosing === undefined ? [attention.key, ...opening] : []),
    ...keysIf(some, { key: choosing === undefined ? 'esc' : 'clear', ...none }),
  ]);
  usePageKeys(page, pages, setPage);

  const opens = some ? t(m.dashboardOf, { count: chosen.length }) : t(keyTexts.dashboard);
  return (
    <Loaded query={query}>
      {({ totalElements }) => (
        <>
          <PageLine
            title={some || choosing ? t(m.chosen, { count: chosen.length }) : t(m.sheets)}
            page={page}
            pages={pages}
            total={totalElements}
            count={counts.sheets}
          />
          {line !== null && <Line segments={line} />}
          <SearchBar search={search} placeholder={t(m.partOfName)} />
          <Table
            name={table}
            columns={columns(date)}
            count={sheets.length}
            rows={(from, to) => sheets.slice(from, to)}
            height={height - 1 - search.height - (line === null ? 0 : 1)}
            empty={search.text === '' ? t(m.thisFormHasNoSheets) : t(both.noSheetsMatch)}
            ticked={some || choosing ? ({ id }) => chosen.includes(id) : undefined}
            enterLabel={choosing === undefined ? opens : t(m.showSome, { count: chosen.length })}
            onEnter={() => {
              if (selected.length > 0) return open('dashboard', selected);
              say(t(m.chooseAtLeastOneSheet), 'warning');
            }}
          />
        </>
      )}
    </Loaded>
  );
}

type Openings = {
  current: Sheet | undefined;
  /** Why there is nothing to open. */
  nothing: string | undefined;
  selected: readonly string[];
  open(screen: 'rows' | 'export', sheetIds: SheetIds): void;
};

/** What else can be opened for sheets besides their dashboard. */
function useOpeningKeys(
  { formId, formName }: ScreenProps<'sheets'>['place'],
  { current, nothing, selected, open }: Openings,
): KeyBinding[] {
  const { actor, go } = useApp();
  return [
    { key: 'table', label: t(keyTexts.rows), off: nothing, run: () => open('rows', selected) },
    { key: 'fillIn', label: t(m.fillIn), run: () => go({ screen: 'fill', formId, formName }) },
    {
      key: 'add',
      label: t(m.addRowsToThisSheet),
      hint: false,
      off: nothing ?? (current && whyNot(mayAddTo(actor, { userId: current.user.id, ...current }))),
      run: () => current && go({ screen: 'fill', formId, formName, sheetId: current.id }),
    },
    {
      key: 'export',
      label: t(keyTexts.export),
      off: nothing ?? whyNot(mayExport(actor)),
      run: () => open('export', selected),
    },
  ];
}

/** The name of a single sheet; several have none. */
function nameOf(sheetIds: SheetIds, sheets: readonly Sheet[]): string | undefined {
  if (sheetIds.length !== 1) return undefined;
  return sheets.find(({ id }) => id === sheetIds[0])?.name;
}

const columns = (date: (ms: number) => string): TableColumn<Sheet>[] => [
  { id: 'name', title: t(common.name), value: ({ name }) => name || t(both.unnamedSheet), most: 60 },
  {
    id: 'rows',
    title: t(both.rows),
    value: ({ rowCount }) => countText(rowCount),
    align: 'right',
    whole: true,
  },
  { id: 'user', title: t(m.by), value: ({ user }) => personName(user), most: 24, rank: 2 },
  {
    id: 'completed',
    title: t(common.state),
    value: ({ completed }) => (completed ? t(values.completed) : t(values.open)),
    rank: 1,
  },
  { id: 'created', title: t(m.created), value: ({ dates }) => date(dates.created), whole: true, rank: 0 },
  { id: 'updated', title: t(m.updated), value: ({ dates }) => date(dates.lastModified), whole: true },
];
