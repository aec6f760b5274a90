// View Data: all rows as a table, in the order and review status of the address.
import { Button } from '@mantine/core';
import { Table2 } from 'lucide-react';
import {
  type ComponentProps,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fromFilter } from '#core/sheets/filter/filter-draft.ts';
import { offersReview, rowsInView, type TableSort } from '#core/sheets/table/table-choice.ts';
import { noneShownText } from '#core/sheets/table/none-shown.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import type { PrintFormat } from '#core/reports/print.ts';
import { reviewTexts } from '#core/sheets/review/labels.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { columnsFor, type TableColumn } from '#core/sheets/table/table.ts';
import { geometryOf } from '#core/questions/types.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { NoRows } from './no-rows.tsx';
import { RowChangeDialog } from './row-change-dialog.tsx';
import { RowSelectionBar } from './row-selection-bar.tsx';
import { RowsTable } from './rows-table.tsx';
import { RowSearch, TableTools } from './table-tools.tsx';
import type { DrawBar } from '#web/sheets/data-bar.tsx';
import { withMap, withReview, withSort, withWords } from './table-search.ts';
import { useRowKeys } from '#web/sheets/row/use-row-keys.ts';
import { usePrintRows } from '#web/sheets/row/use-print-rows.ts';
import type { OpenSheet } from '#web/sheets/use-open-sheet.ts';
import { useCopyRows } from './use-copy-rows.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useStatusCounts, useTable } from './use-table-rows.ts';
import { useRowsChange } from './use-rows-change.ts';
import type { LayoutControl } from './use-table-layout.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import type { SheetSearch } from '#web/paths.ts';

const LazyMap = lazyPart(() => import('./rows-map.tsx').then((it) => it.RowsMap));

export type DataTabProps = Pick<LayoutControl, 'layout' | 'changeLayout'> & {
  sheet: OpenSheet;
  bar: DrawBar;
  /** Whether a search is active, which an export does not follow. */
  onSearched(isSearched: boolean): void;
};

export function DataTab({ sheet, bar, layout, changeLayout, onSearched }: DataTabProps) {
  const { view, search, filter, onSearch, onFilter } = sheet;
  const { client, overview } = view;
  const { form, sheets, rowCount } = overview;
  const columns = useMemo(() => columnsFor({ form, sheets }), [form, sheets]);
  const { words, setWords } = useSearchText(search, onSearch);
  const searched = useDeferredValue(words);
  const isSearched = searched.trim() !== '';
  useEffect(() => {
    onSearched(isSearched);
    return () => onSearched(false);
  }, [isSearched, onSearched]);
  const table = useTable(sheet, columns, searched);
  const selected = useRowSelection(client, rowsInView(filter, { ...table.view, search: searched }));
  const { selection } = selected;
  const change = useRowsChange(sheet, selected);
  const onSort = (sort: TableSort) => onSearch(withSort(search, sort));
  const copy = useCopyRows(view, layout, selection);
  const { printing, printSelected } = usePrintSelected(view, selection);
  useFirstRowKey(sheet, table.rows);
  const { shown, map } = mapIn(columns, sheet);
  const count = table.rows?.count ?? 0;
  const { review, status } = useReviewChoice(sheet, table.view);
  const isFiltered = overview.filtered > 0;
  return (
    <>
      {bar({
        instead: selection.size > 0 && (
          <RowSelectionBar
            form={form}
            selection={selection}
            onChange={change.begin}
            onPrint={(format) => void printSelected(format)}
            isPrinting={printing.isRunning}
            onCopy={() => copy(null)}
            onClear={selected.clear}
          />
        ),
        start: (
          <RowSearch
            words={words}
            onWords={setWords}
            countText={
              table.rows !== null && count < rowCount ? t(m.ofRows, { shown: count, count: rowCount }) : ''
            }
          />
        ),
        end: (
          <TableTools
            review={review}
            columns={columns}
            layout={layout}
            changeLayout={changeLayout}
            sort={table.view.sort}
            onSort={onSort}
            map={map}
          />
        ),
      })}
      {table.rows !== null && rowCount === 0 && !isFiltered && <NoRows form={form} />}
      {table.rows !== null && count === 0 && (rowCount > 0 || isFiltered) && (
        <NothingShown
          rowCount={rowCount}
          words={searched.trim()}
          status={status}
          onAll={() => {
            if (rowCount === 0) return onFilter(null);
            setWords('');
            onSearch(withReview(withWords(search, ''), null), true);
          }}
        />
      )}
      {table.rows !== null && count > 0 && shown !== null && (
        <RowsMap sheet={sheet} columns={columns} rows={table.rows} place={shown} />
      )}
      {table.rows !== null && count > 0 && shown === null && (
        <RowsTable
          sheet={sheet}
          columns={columns}
          rows={table.rows}
          openIndex={table.openIndex}
          selected={selected}
          sort={table.view.sort}
          onSort={onSort}
          onCopy={copy}
          layout={layout}
          changeLayout={changeLayout}
        />
      )}
      <RowChangeDialog view={view} selection={selection} change={change} />
    </>
  );
}

type Reviewed = { reviewState: ReviewStatus | null };

/** The table's choice of review status; null where the filter selects one already. `status` is the one in force. */
function useReviewChoice({ view, search, filter, onSearch }: OpenSheet, { reviewState }: Reviewed) {
  const counts = useStatusCounts(view);
  const onStatus = (chosen: ReviewStatus | null) => onSearch(withReview(search, chosen), true);
  const review = offersReview(view.overview.form, filter) ? { counts, status: reviewState, onStatus } : null;
  return { review, status: reviewState ?? fromFilter(filter).reviewState };
}

/** J opens the first row. */
function useFirstRowKey({ row, onRow }: OpenSheet, rows: ReturnType<typeof useTable>['rows']): void {
  const openFirst = async () => {
    const [first] = (await rows?.get(0, 1)) ?? [];
    if (first !== undefined) onRow(first.id);
  };
  useRowKeys(row === null, { j: () => void openFirst() });
}

/** The question whose places are on a map, and how the map is chosen where the form asks for a place. */
function mapIn(columns: readonly TableColumn[], { search, onSearch }: OpenSheet) {
  const places = columns.filter(({ question }) => geometryOf(question?.type) !== null);
  const shown = places.find(({ id }) => id === search.map) ?? null;
  const [first] = places;
  const onShow = (isShown: boolean) => onSearch(withMap(search, isShown ? (first?.id ?? null) : null), true);
  return { shown, map: first === undefined ? null : { isShown: shown !== null, onShow } };
}

function usePrintSelected({ client }: OpenSheet['view'], selection: ReadonlySet<string>) {
  const printing = usePrintRows();
  const printSelected = async (format: PrintFormat) => {
    // In the order of the table, whatever was selected first.
    const inOrder = await client.call('rowsAmong', [[...selection]]);
    const ids = inOrder.map(({ id }) => id);
    await printing.print(ids, format);
  };
  return { printing, printSelected };
}

function RowsMap(props: ComponentProps<typeof LazyMap>) {
  return (
    <Suspense fallback={<Loading text={t(m.map)} />}>
      <LazyMap {...props} />
    </Suspense>
  );
}

type NothingShownProps = {
  rowCount: number;
  words: string;
  status: ReviewStatus | null;
  /** Shows all rows, or clears the filter where even that would show none. */
  onAll(): void;
};

function NothingShown({ rowCount, words, status, onAll }: NothingShownProps) {
  return (
    <EmptyState
      icon={<Table2 size={22} />}
      title={noneShownText(rowCount, words, status)}
      text={status === 'PENDING' && words === '' ? reviewTexts.nothingLeftMore : undefined}
      action={
        <Button variant="default" ref={focusLost} onClick={onAll}>
          {rowCount === 0 ? sheetTexts.clearFilters : sheetTexts.showAll}
        </Button>
      }
    />
  );
}

/** The last row of a queue has gone, and the focus with it. */
function focusLost(button: HTMLButtonElement | null): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) button?.focus();
}

/** Milliseconds without a key before the address follows. */
const pause = 400;

/** The words that the table is searched for: what is in the field, and a moment later in the address. */
function useSearchText(
  search: SheetSearch,
  onSearch: (search: SheetSearch) => void,
): { words: string; setWords(words: string): void } {
  const { q = '' } = search;
  const [words, setWords] = useState(q);
  const follow = useEffectEvent((text: string) => onSearch(withWords(search, text)));
  /** What the address was last set to from here: any other text in it comes from a link, or from Back. */
  const written = useRef(q);
  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setWords(q);
  }, [q]);
  useEffect(() => {
    if (words.trim() === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = words.trim();
      follow(words);
    }, pause);
    return () => clearTimeout(timer);
  }, [words]);
  return { words, setWords };
}
