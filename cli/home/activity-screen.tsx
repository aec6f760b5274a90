// The activity tab of Home: the most recently changed sheets of all forms.
import { personAndUsername, personName } from '#core/primitives.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { countText } from '#core/count-text.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { activityPageSize as pageSize, activityTexts, sheetName } from '#core/sheets/activity.ts';
import { activityQuery } from '#core/sheets/queries.ts';
import { homeTabsOf, tabKeys } from '#cli/app/home-tabs.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { pageText, usePageKeys } from '#cli/terminal/pages.tsx';
import { TabLine } from '#cli/terminal/tab-line.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { chooseFilter } from '#cli/terminal/input/choose-filter.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { Label } from '#cli/terminal/theme.tsx';
import { formsQuery } from '#core/forms/queries.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { useHomeKeys } from '#cli/app/use-home-keys.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** Lines above the list: the breadcrumb and the column titles. */
const around = 2;

export function ActivityScreen(_props: ScreenProps<'activity'>) {
  const app = useApp();
  const { core, go, date } = app;
  const { height, width } = useArea();
  // A tall screen shows several of the console's pages at once.
  const size = pageSize * Math.max(1, Math.floor((height - around) / pageSize));

  const search = useSearch();
  const { form, user, ask: askFilter, clear: clearFilter } = useActivityFilter();
  const filter = { sheet: search.text, form: form?.id, user: user?.id };
  const isOfOne = form !== null || user !== null;
  const isFiltered = search.text !== '' || isOfOne;
  const [first, setFirst] = useScreenState(`first ${JSON.stringify(filter)}`, 0);
  const page = Math.floor(first / size);
  const query = useQuery({
    ...activityQuery(core.send, filter, page, size),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.totalPages ?? 0;
  const clear = () => {
    search.set('');
    clearFilter();
  };
  useKeys([
    { key: 'forms', run: () => go({ screen: 'forms' }) },
    ...tabKeys(app, 'activity'),
    { key: 'filter', run: askFilter },
    ...keysIf(isFiltered, { key: 'clear', label: activityTexts.clear.toLowerCase(), run: clear }),
  ]);
  useHomeKeys();
  usePageKeys(page, pages, (wanted) => setFirst(wanted * size));
  return (
    <Loaded query={query} title={activityTexts.failed}>
      {({ content, totalElements }) => (
        <>
          <TabLine
            names={homeTabsOf(app)}
            current="activity"
            right={{
              text: pageText({ page, pages, total: totalElements, count: counts.sheets }),
              tone: 'dim',
            }}
          />
          {isOfOne && (
            <Label tone="accent" width={width}>
              {[form && t(m.form, { name: form.name }), user && t(m.user, { name: user.name })]
                .filter(Boolean)
                .join('  ')}
            </Label>
          )}
          <SearchBar search={search} placeholder={t(m.partOfSheetsName)} />
          <Table
            name={`recent.${JSON.stringify(filter)} ${page} ${size}`}
            columns={columns(date)}
            count={content.length}
            rows={(from, to) => content.slice(from, to)}
            height={height - 1 - search.height - (isOfOne ? 1 : 0)}
            empty={activityTexts.empty}
            enterLabel={t(keyTexts.dashboard)}
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

/** The form and the user whose sheets are listed, all if null. */
function useActivityFilter() {
  const { core } = useApp();
  const { dialogs } = useTerminal();
  const [form, setForm] = useScreenState<NamedId | null>('form', null);
  const [user, setUser] = useScreenState<NamedId | null>('user', null);
  const queries = useQueryClient();
  const askForm = async () => {
    const all = await queries.fetchQuery(formsQuery(core.send));
    const chosen = await chooseOne(dialogs, activityTexts.byForm, form, all);
    if (chosen !== null) setForm(chosen.one);
  };
  const askUser = async () => {
    const all = await queries.fetchQuery(companyUsersQuery(core.send));
    const named = all.map((each) => ({ id: each.id, name: personAndUsername(each) }));
    const chosen = await chooseOne(dialogs, activityTexts.byUser, user, named);
    if (chosen !== null) setUser(chosen.one);
  };
  const ask = () =>
    chooseFilter(dialogs, [
      { label: activityTexts.byForm, now: form?.name, ask: askForm },
      { label: activityTexts.byUser, now: user?.name, ask: askUser },
    ]);
  const clear = () => {
    setForm(null);
    setUser(null);
  };
  return { form, user, ask, clear };
}

type NamedId = { id: string; name: string };

/** Lets the user choose one item, or all; null on cancel. */
async function chooseOne(
  dialogs: Dialogs,
  title: string,
  current: NamedId | null,
  all: readonly NamedId[],
): Promise<{ one: NamedId | null } | null> {
  const choices = all.map(({ id, name }) => ({ value: id, label: name }));
  const id = await choose(dialogs, {
    title,
    choices: [{ value: '', label: t(common.all) }, ...choices],
    current: current?.id ?? '',
  });
  if (id === null) return null;
  const found = choices.find(({ value }) => value === id);
  return { one: found === undefined ? null : { id, name: found.label } };
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
  { id: 'form', title: t(common.form), value: ({ template }) => template.name },
  { id: 'sheet', title: t(m.sheet), value: sheetName },
  {
    id: 'rows',
    title: t(m.rows),
    value: ({ rowCount }) => countText(rowCount),
    align: 'right',
    whole: true,
  },
  { id: 'updated', title: t(m.updated), value: ({ dates }) => date(dates.lastModified), whole: true },
  { id: 'user', title: t(m.by), value: ({ user }) => personName(user), most: 24, rank: 1 },
];
