// The content of a sheet view once its rows are loaded: actions, the dashboard or the table, and a row's details.
// Rendered again when the rows change, not while they load.
import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Filter, Layers } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { rowHistoryKey } from '#core/audit/queries.ts';
import { filterFromAddress, filterToAddress } from '#core/sheets/filter/address-filter.ts';
import { tooMuchDataText, tooMuchFor } from '#core/sheets/dashboard/texts.ts';
import { sheetIdsQuery } from '#core/sheets/queries.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/texts.ts';
import { exportFilter } from '#core/views/view-content.ts';
import { type SheetIds, sheetIdsText, type SheetSearch, toForms } from '#web/paths.ts';
import type { ExportFormDialog, SheetsExport, SheetViewsMenu, WidgetDialogs } from '#web/slots.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { withoutOpening } from '#web/view-address.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Trail } from '#web/ui/frame/trail.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { useWide } from './dashboard/use-wide.ts';
import { DataBanner } from './data-banner.tsx';
import type { CountRows } from './filter/use-filter-count.ts';
import { DataTab } from './table/data-tab.tsx';
import { RowPanel } from './row/row-panel.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { type SheetDialog, SheetDialogs } from './sheet-dialogs.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import { withFilter } from './table/table-search.ts';
import { useLive } from './engine/use-live.ts';
import { useOwnChanges } from './engine/use-own-changes.ts';
import type { LoadedSheetView, SheetViewControl } from './engine/use-sheet-view.ts';
import { useViews } from './use-views.ts';

export type SheetContentProps = {
  formId: string;
  sheetIds: SheetIds;
  tab: 'dashboard' | 'data';
  /** The row whose details are open over the data tab. */
  row: { id: string; tab: 'answers' | 'history' } | null;
  search: SheetSearch;
  /** Replaces the search parameters. Other data is a separate history entry, which Back reverts. */
  onSearch(search: SheetSearch, isStep?: boolean): void;
  ViewsMenu: SheetViewsMenu;
  ExportDialog: ExportFormDialog;
  sheetsExport: SheetsExport;
  widgetDialogs: WidgetDialogs;
  view: LoadedSheetView;
  control: SheetViewControl;
};

export const SheetContent = memo(function SheetContent(props: SheetContentProps) {
  const { formId, sheetIds, tab, row, search, onSearch, view, control } = props;
  const { ViewsMenu, ExportDialog, sheetsExport, widgetDialogs } = props;
  const { refresh, replaceRow, removeRows, reviewRows, replaceSheet, arrange } = control;
  const filter = useMemo(() => filterFromAddress(search.filter), [search.filter]);
  const { overview } = view;
  const { form, sheets, isSummarized } = overview;
  const queries = useQueryClient();
  const { send } = useCore();
  /** The open row and its history are always refetched. */
  const onNews = () => {
    if (row === null) return;
    for (const queryKey of [['sheets', 'row'], rowHistoryKey(row.id)])
      void queries.invalidateQueries({ queryKey });
  };
  const live = useLive(formId, { holdsBack: tab === 'data', isSummarized, refresh, onNews });
  const changed = useOwnChanges({ replaceRow, reviewRows, removeRows, expect: live.expect });
  const [dialog, setDialog] = useState<SheetDialog>(null);
  const [isSearched, setIsSearched] = useState(false);
  const countRows = useCallback<CountRows>((wanted) => view.client.call('count', [wanted]), [view.client]);
  const closeDialog = useCallback(() => setDialog(null), []);
  const navigate = useNavigate();
  const { isWide, changeWide } = useWide();
  const { views, current, isChanged, content, opened, layout, changeLayout } = useViews({
    formId,
    sheetIds,
    tab,
    search,
  });
  const params = { templateId: formId, sheetIds: sheetIdsText(sheetIds) };

  const changeFilter = (next: RowFilterInput | null) =>
    onSearch(withFilter(sheetIds, search, next, analysedQuestions(form)), true);
  /** In the current tab: users go from one history to the next. */
  const openRow = (rowId: string) =>
    void navigate({
      to: `/sheet/$templateId/$sheetIds/data/$rowId${row?.tab === 'history' ? '/history' : ''}`,
      params: { ...params, rowId },
      search,
    });
  const openRows = (next: RowFilterInput) =>
    void navigate({
      to: '/sheet/$templateId/$sheetIds/data',
      params,
      search: { ...search, filter: filterToAddress(next, analysedQuestions(form)) },
    });
  const closeRow = () => void navigate({ to: '/sheet/$templateId/$sheetIds/data', params, search });

  const showSheets = (ids: readonly string[]) =>
    void navigate({
      to: tab === 'data' ? '/sheet/$templateId/$sheetIds/data' : '/sheet/$templateId/$sheetIds',
      params: { ...params, sheetIds: ids.join(',') },
      search,
    });

  const showAllSheets = () => {
    queries
      .fetchQuery({ ...sheetIdsQuery(send, formId), staleTime: 0 })
      .then(showSheets, () => notifyFailed(sheetTexts.failed));
  };

  const tooMuchData = tooMuchFor(tab, overview);
  const exported = exportFilter(content);
  return (
    <Page
      title={form.name}
      trail={<Trail steps={toForms} />}
      subtitle={sheets.length === 1 ? sheets[0]?.name || 'Unnamed sheet' : undefined}
      width="full"
      fills={tab === 'data' && tooMuchData === null}
      actions={
        <SheetActions
          views={
            <ViewsMenu
              formId={formId}
              content={content}
              current={current}
              isChanged={isChanged}
              views={views}
              onOpen={(next) => void navigate(opened(next, form))}
              onSaved={(saved) => onSearch({ ...search, view: saved.id })}
              onDeleted={() => {
                const { view: _, ...rest } = search;
                onSearch(withoutOpening(sheetIds, rest));
              }}
            />
          }
          overview={overview}
          exported={exported}
          isSearched={tab === 'data' && isSearched}
          sheetIds={sheetIds}
          onFilter={() => setDialog('filter')}
          onSheets={() => setDialog('sheets')}
          sheetsExport={sheetsExport}
          onUndo={() => setDialog('undo')}
          onExport={setDialog}
        />
      }
    >
      <SheetTabs params={params} search={search} tab={tab} />
      {(tooMuchData === null || sheets.length > 0) && (
        <DataBanner
          live={live}
          isNarrow={tab === 'dashboard'}
          isWide={isWide}
          overview={overview}
          view={current === null ? null : { name: current.name, isChanged }}
          filter={filter}
          isFiltering={view.isFiltering}
          onCount={countRows}
          onFilter={changeFilter}
          onAllSheets={showAllSheets}
          onSheets={() => setDialog('sheets')}
        />
      )}
      {tooMuchData !== null && (
        <EmptyState
          title={tooMuchDataText(tooMuchData)}
          icon={<Layers size={22} />}
          action={
            <Group gap="xs" justify="center">
              <Button leftSection={<Filter size={16} aria-hidden />} onClick={() => setDialog('filter')}>
                {sheetTexts.filter}
              </Button>
              <Button variant="default" onClick={() => setDialog('sheets')}>
                {sheetTexts.select}
              </Button>
            </Group>
          }
        />
      )}
      {tooMuchData === null && tab === 'dashboard' && (
        <Dashboard
          view={view}
          sheetIds={sheetIds}
          arrange={arrange}
          replaceSheet={replaceSheet}
          onRow={openRow}
          onRows={openRows}
          dialogs={widgetDialogs}
          isWide={isWide}
          onWide={changeWide}
        />
      )}
      {tooMuchData === null && tab === 'data' && (
        <DataTab
          view={view}
          search={search}
          onSearch={onSearch}
          onFilter={changeFilter}
          openRowId={row?.id ?? null}
          onRow={openRow}
          onSearched={setIsSearched}
          layout={layout}
          changeLayout={changeLayout}
          {...changed}
        />
      )}
      <RowPanel
        view={view}
        row={row}
        params={params}
        search={search}
        filter={filter}
        onFilter={changeFilter}
        onClose={closeRow}
        onRow={openRow}
        onChanged={changed.onChanged}
        onSetBack={changed.onReviewed}
        onUndone={changed.onUndone}
        onDeleted={(rowId) => changed.onRemoved([rowId])}
      />
      <SheetDialogs
        dialog={dialog}
        onClose={closeDialog}
        formId={formId}
        sheetIds={sheetIds}
        overview={overview}
        filter={filter}
        onCount={countRows}
        exported={exported}
        isSearched={isSearched}
        onFilter={changeFilter}
        onSheets={showSheets}
        onUndone={changed.onUndone}
        ExportDialog={ExportDialog}
      />
    </Page>
  );
});
