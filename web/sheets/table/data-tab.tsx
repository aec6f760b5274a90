// View Data: all rows as a table, in the order and review status of the address.
import { Button } from '@mantine/core';
import { Table2 } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { counted, countText } from '#core/count-text.ts';
import { filterFromAddress } from '#core/sheets/filter/address-filter.ts';
import { fromFilter } from '#core/sheets/filter/filter-draft.ts';
import { offersReview, rowsInView, sortBy, type TableSort } from '#core/sheets/table/table-choice.ts';
import { noneShownText } from '#core/sheets/table/none-shown.ts';
import { previewChange, type RowsChange } from '#core/sheets/review/bulk-change.ts';
import type { PrintFormat } from '#core/reports/print.ts';
import { reviewTexts } from '#core/sheets/review/texts.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/texts.ts';
import { pinnedColumns, resizeColumn } from '#core/sheets/table/table-layout.ts';
import { columnsFor, type TableRow } from '#core/sheets/table/table.ts';
import type { SheetSearch } from '#web/paths.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { CellMenu, type MenuCell } from './cell-menu.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { NoRows } from './no-rows.tsx';
import { cardColumns, cardHeight } from './row-cards.tsx';
import { RowChangeDialog } from './row-change-dialog.tsx';
import { RowSelectionBar } from './row-selection-bar.tsx';
import { tableColumns } from './table-columns.tsx';
import { TableTools } from './table-tools.tsx';
import { withReview, withSort, withWords } from './table-search.ts';
import { useSearchText } from './use-search-text.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useRowKeys } from '#web/sheets/row/use-row-keys.ts';
import { useNarrow, useTablet } from '#web/ui/use-narrow.ts';
import { usePrintRows } from '#web/sheets/row/use-print-rows.ts';
import { useCopyRows } from './use-copy-rows.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useStatusCounts, useTable } from './use-table-rows.ts';
import { useRowsChange } from './use-rows-change.ts';
import type { RowsChanged } from './use-undo-offers.ts';
import type { LoadedView } from '#web/sheets/engine/use-sheet-view.ts';
import type { LayoutControl } from './use-table-layout.ts';
import classes from './data-tab.module.css';

export type DataTabProps = RowsChanged &
  Pick<LayoutControl, 'layout' | 'changeLayout'> & {
    view: LoadedView;
    search: SheetSearch;
    onSearch(search: SheetSearch, isStep?: boolean): void;
    onFilter(filter: RowFilterInput | null): void;
    openRowId: string | null;
    onRow(rowId: string): void;
    /** Whether a search is active, which an export does not follow. */
    onSearched(isSearched: boolean): void;
  };

export function DataTab({
  view,
  search,
  onSearch,
  onFilter,
  openRowId,
  onRow,
  onSearched,
  layout,
  changeLayout,
  ...changed
}: DataTabProps) {
  const { client, overview } = view;
  const actor = useActor();
  const { form, sheets, rowCount } = overview;
  const columns = useMemo(() => columnsFor({ form, sheets }), [form, sheets]);
  const { words, setWords } = useSearchText(search, onSearch);
  const searched = useDeferredValue(words);
  const isSearched = searched.trim() !== '';
  useEffect(() => {
    onSearched(isSearched);
    return () => onSearched(false);
  }, [isSearched, onSearched]);
  const table = useTable({ ...view, columns }, search, searched, openRowId);
  const rowsShown = rowsInView(search.filter ?? null, { ...table.view, search: searched });
  const { selection, choose, chooseRange, clear } = useRowSelection(client, rowsShown);
  const { changeRows, isChanging } = useRowsChange(form, changed);
  const [change, setChange] = useState<RowsChange | null>(null);
  /** What can be taken back and leaves out none of the rows needs no question. */
  const begin = async (wanted: RowsChange) => {
    if (wanted !== 'APPROVED') return setChange(wanted);
    const rows = await client.call('rowsAmong', [[...selection]]);
    const { rowIds, left } = previewChange(actor, form, rows, wanted);
    if (left.length > 0 || rowIds.length === 0) return setChange(wanted);
    if (await changeRows(wanted, rowIds, null)) clear();
  };
  const onSort = (sort: TableSort) => onSearch(withSort(search, sort));
  const copy = useCopyRows(view, layout, selection);
  const printing = usePrintRows();
  const printSelected = async (format: PrintFormat) => {
    // In the order of the table, whatever was selected first.
    const rows = await client.call('rowsAmong', [[...selection]]);
    await printing.print(
      rows.map(({ id }) => id),
      format,
    );
  };
  const isNarrow = useNarrow();
  const [menuCell, setMenuCell] = useState<MenuCell | null>(null);
  const { sort } = table.view;
  const cards = useMemo(
    () => ({
      isCards: true,
      columns: cardColumns(columns, layout, sort),
      rowHeight: cardHeight(columns, layout),
    }),
    [columns, layout, sort],
  );
  const drawn = useMemo(() => tableColumns(columns, layout), [columns, layout]);
  const wide = {
    columns: drawn,
    onResize: (id: string, width: number | null) => changeLayout((before) => resizeColumn(before, id, width)),
    onCopy: copy,
    onCellMenu: (row: TableRow, columnId: string, at: { x: number; y: number }) =>
      setMenuCell({ row, columnId, ...at }),
    pinned: pinnedColumns(layout),
    headMenu: (id: string, tabIndex: number) => (
      <ColumnMenu
        id={id}
        columns={columns}
        layout={layout}
        changeLayout={changeLayout}
        onSort={onSort}
        tabIndex={tabIndex}
      />
    ),
  };
  const isBeside = !useTablet() && openRowId !== null;
  const openFirst = async () => {
    const [row] = (await table.rows?.get(0, 1)) ?? [];
    if (row !== undefined) onRow(row.id);
  };
  useRowKeys(openRowId === null, { j: () => void openFirst() });
  const count = table.rows?.count ?? 0;
  const counts = useStatusCounts(view);
  const isFiltered = overview.filtered > 0;
  const status = table.view.reviewState ?? fromFilter(filterFromAddress(search.filter)).reviewState;
  // If the filter already selects a review status, the table offers no choice.
  const hasReviews = offersReview(form, filterFromAddress(search.filter));
  return (
    <>
      {selection.size > 0 ? (
        <RowSelectionBar
          form={form}
          selection={selection}
          onChange={(wanted) => void begin(wanted)}
          onPrint={(format) => void printSelected(format)}
          isPrinting={printing.isRunning}
          onCopy={() => copy(null)}
          onClear={clear}
        />
      ) : (
        <TableTools
          words={words}
          onWords={setWords}
          countText={
            table.rows !== null && count < rowCount
              ? `${countText(count)} of ${counted(rowCount, 'row')}`
              : ''
          }
          review={
            hasReviews
              ? {
                  counts,
                  status: table.view.reviewState,
                  onStatus: (chosen) => onSearch(withReview(search, chosen), true),
                }
              : null
          }
          columns={columns}
          layout={layout}
          changeLayout={changeLayout}
          sort={table.view.sort}
          onSort={onSort}
        />
      )}
      {table.rows !== null && rowCount === 0 && !isFiltered && <NoRows form={form} />}
      {table.rows !== null && count === 0 && (rowCount > 0 || isFiltered) && (
        <EmptyState
          icon={<Table2 size={22} />}
          title={noneShownText(rowCount, searched.trim(), status)}
          text={status === 'PENDING' && !isSearched ? reviewTexts.nothingLeftMore : undefined}
          action={
            <Button
              variant="default"
              ref={focusLost}
              onClick={() => {
                if (rowCount === 0) return onFilter(null);
                setWords('');
                onSearch(withReview(withWords(search, ''), null), true);
              }}
            >
              {rowCount === 0 ? sheetTexts.clearFilters : sheetTexts.showAll}
            </Button>
          }
        />
      )}
      {table.rows !== null && count > 0 && (
        <div
          className={`stack grow ${classes.table}`}
          style={{ minHeight: '12rem' }}
          data-beside={isBeside || undefined}
        >
          <DataTable<TableRow>
            label="Rows"
            rowCount={count}
            getRows={table.rows.get}
            sort={table.view.sort}
            onSort={({ column }) => onSort(sortBy(column, table.view.sort))}
            onOpen={({ id }) => onRow(id)}
            choice={{
              isChosen: ({ id }) => selection.has(id),
              chosen: selection.size === 0 ? 'none' : selection.size < count ? 'some' : 'all',
              onChoose: choose,
              onChooseRange: chooseRange,
            }}
            {...(isNarrow ? cards : wide)}
            {...(table.openIndex >= 0 && { openIndex: table.openIndex })}
          />
        </div>
      )}
      <CellMenu
        view={view}
        cell={menuCell}
        filterText={search.filter}
        onFilter={onFilter}
        onOpen={onRow}
        onClose={() => setMenuCell(null)}
      />
      <RowChangeDialog
        view={view}
        selection={selection}
        change={change}
        isChanging={isChanging}
        onGo={(wanted, rowIds, comment) =>
          void changeRows(wanted, rowIds, comment).then((isDone) => {
            if (!isDone) return;
            setChange(null);
            clear();
          })
        }
        onClose={() => setChange(null)}
      />
    </>
  );
}

/** The last row of a queue has gone, and the focus with it. */
function focusLost(button: HTMLButtonElement | null): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) button?.focus();
}
