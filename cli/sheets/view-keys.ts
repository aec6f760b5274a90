// The keys that the dashboard and the table of a view share: filters, saved views, export, reload, and switching tabs.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import { exportSheetsLabel } from '#core/exports/actions.ts';
import { estimateText, firstChoices, rowColumns } from '#core/exports/export-draft.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { filterToText, isOnlyApproved, withOnlyApproved } from '#core/sheets/filter/filter-draft.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { filterSentence } from '#core/sheets/filter/format-filter.ts';
import { maximumSelectedSheets, type RowFilterInput } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { TableLayout } from '#core/sheets/table/table-layout.ts';
import { contentColumns, contentFilter, exportFilter } from '#core/views/view-content.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { keysIf, whyNot } from '#cli/terminal/keys/keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { askFilter, type ChosenFilter } from './filter/filter-dialog.tsx';
import { contentAt, tableAt, type TableState } from './open-view.ts';
import { askQuickFilter } from './filter/quick-filter.tsx';
import type { SheetView } from './sheet-view.ts';
import type { SheetViewState } from '#core/sheets/engine/sheet-view.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

type ShownTable = {
  table?: TableState;
  layout?: TableLayout | null;
  /** Whether a search is active. */
  isSearched?: boolean;
};

export function useViewKeys(
  place: PlaceOf<'dashboard'> | PlaceOf<'rows'>,
  view: SheetView,
  { overview, filter }: SheetViewState,
  { table = tableAt(place), layout = table.columns, isSearched = false }: ShownTable = {},
): void {
  const { actor, core, user, go, turn } = useApp();
  const { dialogs } = useTerminal();
  const queries = useQueryClient();
  const catalog = () => queries.fetchQuery(catalogQuery(core.send));
  const { timeZone } = user;
  const { screen, start: _, ...selection } = place;
  useStartFilter(place, view);
  const isDashboard = screen === 'dashboard';
  const notYet = overview === null ? t(m.sheetsAreStillLoading) : undefined;

  const isApproved = isOnlyApproved(filter);

  const apply = async (chosen: ChosenFilter | null) => {
    if (chosen === null) return;
    await view.setFilter(chosen.filter);
  };
  const turnTab = {
    label: isDashboard ? t(m.viewData) : t(keyTexts.dashboard),
    run: () =>
      turn({
        screen: isDashboard ? 'rows' : 'dashboard',
        ...selection,
        start: contentAt(place, filter, table),
      }),
  };
  const askExport = useExport();
  useKeys([
    { key: 'tab', ...turnTab },
    { key: 'dashboard', hint: false, ...turnTab },
    {
      key: 'filter',
      label: sheetTexts.filter.toLowerCase(),
      off: notYet,
      run: async () => {
        if (overview)
          await apply(await askFilter(dialogs, { overview, filter, now: core.ports.now, timeZone, catalog }));
      },
    },
    ...keysIf((overview?.form.reviewers.length ?? 0) > 0, {
      key: 'onlyApproved',
      label: `${sheetTexts.onlyApproved.toLowerCase()}${isApproved ? ': on' : ''}`,
      run: () => apply({ filter: withOnlyApproved(filter, !isApproved) }),
    }),
    {
      key: 'typeFilter',
      label: t(m.typeFilter),
      off: notYet,
      run: async () => {
        if (overview !== null) await apply(await askTyped(dialogs, overview, filter, timeZone));
      },
    },
    {
      key: 'clear',
      label: t(m.clearFilters),
      hint: filter !== null,
      off: filter === null ? t(m.thereAreNoFilters) : undefined,
      run: () => apply({ filter: null }),
    },
    {
      key: 'pickList',
      label: `${sheetTexts.select.toLowerCase()} (${overview?.sheets.length ?? 0})`,
      off: notYet,
      run: () => {
        const { formId, formName } = place;
        const sheetIds = overview?.sheets.slice(0, maximumSelectedSheets).map(({ id }) => id) ?? [];
        const choosing = { screen, sheetIds, start: contentAt(place, filter, table) };
        go({ screen: 'sheets', formId, formName, choosing });
      },
    },
    {
      key: 'views',
      label: t(m.savedViews),
      hint: false,
      run: () =>
        go({
          screen: 'views',
          ...selection,
          // A saved view includes the current columns.
          content: { ...contentAt(place, filter, table), columns: layout && contentColumns(layout) },
        }),
    },
    {
      key: 'export',
      label: t(keyTexts.export),
      off: whyNot(mayExport(actor)),
      run: () => askExport({ place, overview, filter, table, isSearched }),
    },
    { key: 'reload', label: t(keyTexts.reload), hint: false, run: () => view.load() },
  ]);
}

/** Sets the filter that the screen was opened with. */
function useStartFilter({ start }: PlaceOf<'dashboard'> | PlaceOf<'rows'>, view: SheetView): void {
  const { say } = useApp();
  // Once: later changes by the user are kept.
  const [isStarted, setIsStarted] = useScreenState('started', start === undefined);
  const begin = useEffectEvent(() => {
    setIsStarted(true);
    const wanted = start?.filter ?? null;
    // The active filter is not applied again.
    if (filterToText(wanted) === filterToText(contentFilter(view.state.peek().filter))) return;
    view.setFilter(wanted).catch((error: unknown) => say(wordsOf(error).message, 'bad'));
  });
  useEffect(() => {
    if (!isStarted) begin();
  }, [isStarted]);
}

type Exported = {
  place: PlaceOf<'dashboard'> | PlaceOf<'rows'>;
  overview: SheetOverview | null;
  filter: SheetViewState['filter'];
  table: TableState;
  isSearched: boolean;
};

/** Asks what is exported, the sheets as they are shown or the form, and goes on to its screen. */
function useExport() {
  const { user, go } = useApp();
  const { dialogs } = useTerminal();
  return async ({ place, overview, filter, table, isSearched }: Exported) => {
    const { timeZone } = user;
    const { formId, formName } = place;
    const shown = overview?.sheets.map(({ id }) => id) ?? [];
    const note = isSearched ? t(m.includingRowsHiddenBySearch) : sizeNote(overview, table);
    const what = await choose(dialogs, {
      title: t(m.exportText),
      isMenu: true,
      choices: [
        ...(shown.length > 0
          ? [
              {
                value: 'sheets',
                label: exportSheetsLabel(shown.length, false),
                ...(note !== null && { note }),
              } as const,
            ]
          : []),
        {
          value: 'form',
          label: sheetTexts.exportForm,
          note: t(m.rangeOfDaysOrOn),
        } as const,
      ],
    });
    if (what === null) return;
    // A form's data is exported by days; filter and review only apply to the rows in view.
    const inSight = exportFilter(contentAt(place, filter, table));
    const of =
      what === 'sheets'
        ? { sheetIds: shown, filter: inSight, sentence: sentenceOf(overview, inSight, timeZone) }
        : { sheetIds: 'all' as const };
    go({ screen: 'export', formId, formName, ...of });
  };
}

/** Asks for a filter in words, with the present one to start from. */
function askTyped(
  dialogs: Dialogs,
  overview: SheetOverview,
  filter: SheetViewState['filter'],
  timeZone: string,
): Promise<ChosenFilter | null> {
  const { form } = overview;
  // Opened immediately with the loaded names: anything typed during a request would be taken for keys.
  const words = { timeZone, catalogNames: catalogNamesOf(overview) };
  return askQuickFilter(dialogs, {
    questions: filteredQuestions(form),
    people: overview.people,
    alerts: form.alerts,
    filter,
    words,
  });
}

/** Names of catalog items, among all loaded names. */
function catalogNamesOf({ form, sheets, people, namesById }: SheetOverview): ReadonlyMap<string, string> {
  const others = new Set([...sheets, ...form.alerts, ...people].map(({ id }) => id));
  return new Map([...namesById].filter(([id]) => !others.has(id)));
}

/** How many rows an export has, and its size; null where the table's review status leaves out some that are counted. */
function sizeNote(overview: SheetOverview | null, { review }: TableState): string | null {
  if (overview === null || review !== null) return null;
  const columns = analysedQuestions(overview.form).length + rowColumns;
  return estimateText(overview.rowCount, columns, firstChoices);
}

/** A filter in words, with the names that are loaded. */
function sentenceOf(overview: SheetOverview | null, filter: RowFilterInput | null, timeZone: string): string {
  if (overview === null || filter === null) return '';
  const { form, namesById } = overview;
  return filterSentence(filter, filteredQuestions(form), { timeZone, catalogNames: namesById });
}
