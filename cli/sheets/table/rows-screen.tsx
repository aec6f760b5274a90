// The rows of a view as a table: sorting, filtering by review and search, selection and bulk changes. Only the visible
// rows are queried.
import { counts } from '#core/messages/count-texts.ts';
import { useMemo } from 'react';
import { firstRows } from '#core/sheets/first-rows.ts';
import { noneShownText } from '#core/sheets/table/none-shown.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { selectionText } from '#core/sheets/table/row-selection.ts';
import { type ReviewStatus, reviewStatuses } from '#core/sheets/schema.ts';
import { shownColumns } from '#core/sheets/table/table-layout.ts';
import { type TableColumn, type TableView } from '#core/sheets/table/table.ts';
import {
  offersReview,
  rowsInView,
  sortBy,
  sortFromText,
  sortToText,
  tableReview,
  type TableSort,
} from '#core/sheets/table/table-choice.ts';
import { contentColumns } from '#core/views/view-content.ts';
import type { PlaceOf, ScreenProps } from '#cli/app/screen-places.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { Table } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { useApp } from '#cli/app/use-app.ts';
import { arrangeColumns } from './columns-dialog.tsx';
import { copyRows, rowsAsText, saveRows } from './copy-rows.ts';
import { LoadedView } from '#cli/sheets/loaded-view.tsx';
import { useViewKeys } from '#cli/sheets/view-keys.ts';
import { useFilterBy } from './use-filter-by.ts';
import { type RowsChanging, useRowsChange } from './rows-change.tsx';
import type { SheetView } from '#cli/sheets/sheet-view.ts';
import { useSheetView } from '#cli/sheets/sheet-views.ts';
import { usePrintKey } from '#cli/sheets/row/use-print-keys.ts';
import { narrowTable, terminalColumns } from './table-columns.ts';
import { type ArrangedTable, useArranged, useTableLayout } from './table-layouts.ts';
import { useChosenRows } from './use-chosen-rows.ts';
import { useFirstHit, useGoToRow } from './use-row-moves.ts';
import { useSteadyCursor } from './use-steady-cursor.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function RowsScreen({ place }: ScreenProps<'rows'>) {
  const { actor, go } = useApp();
  const { height } = useArea();
  const { view, ...state } = useSheetView(place);
  const { overview } = state;
  const { data } = view;
  const search = useSearch();
  // The table's own state.
  const [, moveTo] = useScreenState('rows.cursor', 0);
  const [ownReview, setOwnReview] = useScreenState<ReviewStatus | null>(
    'review',
    place.start?.review ?? null,
  );
  const arranged = useArranged(place);
  const [layout] = useTableLayout(arranged);

  const reviewState = tableReview(ownReview, state.filter);
  const own = overview === null ? noColumns : data.columns();
  const shown = useMemo(() => shownColumns(own, layout), [own, layout]);
  const { sort, sortText, setSort } = useSort(own, shown, place.start?.sort ?? null);

  // The engine only sorts again for a new object or new data.
  const wanted = useMemo(
    (): TableView => ({ sort, reviewState, ...(search.text !== '' && { search: search.text }) }),
    [sort, reviewState, search.text],
  );
  const count = overview === null ? 0 : view.arrange(wanted);
  const marks = {
    hasAlerts: (overview?.form.alerts.length ?? 0) > 0,
    hasReview: (overview?.form.reviewers.length ?? 0) > 0,
  };
  const hasReviews = overview !== null && offersReview(overview.form, state.filter);
  const columns = useColumns(own, { ...marks, layout, sortedBy: sort.column });
  const cursor = useCursor('rows', count);
  useSteadyCursor({ name: 'rows', cursor, edition: state.edition, data });
  useFirstHit([search.text, JSON.stringify(state.filter), reviewState ?? ''], moveTo);
  const chosen = useChosenRows({ data, shown: rowsInView(state.filter, wanted), count, cursor, moveTo });
  useGoToRow(count, moveTo);
  const { selection } = chosen;
  const current = () => (selection.size > 0 ? [...selection] : data.ids(cursor, cursor + 1));

  const table = {
    // The columns are known once they are loaded.
    sort: overview === null ? sortText : sortToText(sort),
    review: reviewState,
    // Null as long as the view has none of its own, and nobody arranges them.
    columns: arranged.ofView?.peek() ? contentColumns(layout) : null,
  };
  useViewKeys(place, view, state, { table, layout, isSearched: search.text !== '' });
  useSortKeys(shown, sort, setSort);
  useReviewKey(hasReviews, reviewState, setOwnReview);
  useFilterBy(view, () => data.ids(cursor, cursor + 1)[0]);
  useCopyKeys(place, arranged, view, current);
  useKeys([
    // Those that are chosen in the order of the table.
    usePrintKey(() => data.rowsAmong(current()).map(({ id }) => id), 'Rows'),
  ]);
  useKeys(overview === null ? [] : chosen.keys);

  const placed = placeText(cursor, count, overview);
  return (
    <LoadedView
      place={place}
      view={view}
      state={state}
      table={table}
      position={reviewText(reviewState) ?? undefined}
      count={selection.size > 0 ? `${selectionText(selection)}   ${placed}` : placed}
    >
      {(loaded, above) => (
        <>
          <SearchBar search={search} placeholder={t(m.textInAnyColumn)} />
          <RowsChangeKeys view={view} overview={loaded} rowIds={current} onDone={chosen.clear} />
          <Table
            name="rows"
            columns={columns}
            count={count}
            rows={data.rows}
            sort={sort}
            ticked={selection.size > 0 ? ({ id }) => selection.has(id) : undefined}
            isPlaced
            scroll={{ fixed: 1 + Number(marks.hasAlerts) + Number(marks.hasReview) }}
            height={height - above - search.height}
            empty={
              loaded.rowCount === 0 && state.filter === null
                ? `${sheetTexts.noRows} ${firstRows(actor, loaded.form).text}`
                : emptyText(loaded.rowCount, search.text, reviewState)
            }
            enterLabel={t(keyTexts.details)}
            onEnter={(index) => {
              const [row] = data.rows(index, index + 1);
              if (row) go({ ...place, screen: 'row', sheetId: row.sheetId, rowId: row.id });
            }}
          />
        </>
      )}
    </LoadedView>
  );
}

const noColumns: readonly TableColumn[] = [];

type ShownColumns = Pick<Parameters<typeof terminalColumns>[1], 'hasAlerts' | 'hasReview' | 'layout'> & {
  sortedBy: string | undefined;
};

function useColumns(own: readonly TableColumn[], { hasAlerts, hasReview, layout, sortedBy }: ShownColumns) {
  const { width } = useArea();
  const { accessible } = useTerminal();
  return useMemo(() => {
    const isNarrow = width < narrowTable && !accessible;
    const marks = { hasAlerts, hasReview, isSpoken: accessible };
    return terminalColumns(own, { ...marks, layout, ...(sortedBy && { sortedBy }), isNarrow, room: width });
  }, [own, hasAlerts, hasReview, accessible, layout, sortedBy, width]);
}

/** The keys that change rows; a component, since it needs the loaded view. */
function RowsChangeKeys(changing: RowsChanging) {
  // They take precedence over those of the screen, whichever is mounted first.
  useKeys(useRowsChange(changing), 'part');
  return null;
}

/** `y` copies the selected rows, `Y` saves them, `C` arranges the columns. */
function useCopyKeys(
  place: PlaceOf<'rows'>,
  arranged: ArrangedTable,
  { data }: SheetView,
  rowIds: () => readonly string[],
): void {
  const { dialogs, copy } = useTerminal();
  const { folder, say } = useApp();
  const [layout] = useTableLayout(arranged);
  const world = { copy, folder, say };
  const section = 'Rows';
  const name = `${place.formName} rows`;
  const copied = () => rowsAsText(data, rowIds(), layout);
  useKeys([
    {
      key: 'copy',
      label: t(keyTexts.copy),
      section,
      hint: false,
      run: () => copyRows(copied(), name, world),
    },
    {
      key: 'write',
      label: t(m.saveAsFileWithTabs),
      section,
      hint: false,
      run: () => saveRows(copied(), name, world),
    },
    {
      key: 'columns',
      label: t(keyTexts.columns),
      hint: false,
      run: () => arrangeColumns(dialogs, { table: arranged, columns: data.columns() }),
    },
  ]);
}

function useSort(own: readonly TableColumn[], shown: readonly TableColumn[], first: string | null) {
  const [sortText, setSortText] = useScreenState('sort', first);
  const [, scrollTo] = useScreenState('sideways', 0);
  const sort = useMemo(() => sortFromText(sortText, own), [sortText, own]);
  const setSort = (next: TableSort) => {
    setSortText(sortToText(next));
    scrollTo(Math.max(0, shown.findIndex(({ id }) => id === next.column) - 1));
  };
  return { sort, sortText, setSort };
}

function useSortKeys(
  columns: readonly TableColumn[],
  sort: TableSort,
  setSort: (sort: TableSort) => void,
): void {
  const { dialogs, accessible } = useTerminal();
  const sortAt = ({ name }: { name: string }) => {
    const column = columns[Number(name) - 1];
    if (column) setSort(sortBy(column.id, sort));
  };
  const ask = async () => {
    const column = await choose(dialogs, {
      title: t(both.sortBy),
      choices: columns.map(({ id, title }) => ({ value: id, label: title })),
      current: sort.column,
    });
    if (column !== null) setSort(sortBy(column, sort));
  };
  const keys: KeyBinding[] = [
    { key: 'sort', label: t(keyTexts.sort), run: ask },
    {
      key: 'reverse',
      label: t(m.sortOtherWay),
      hint: false,
      run: () => setSort(sortBy(sort.column, sort)),
    },
    { key: 'sortColumn', label: t(m.sortByColumnOfThis), hint: false, run: sortAt },
  ];
  // In accessible mode, digits select rows.
  useKeys(accessible ? keys.slice(0, 2) : keys);
}

function useReviewKey(
  hasReview: boolean,
  state: ReviewStatus | null,
  setState: (state: ReviewStatus | null) => void,
): void {
  useKeys(
    hasReview
      ? [
          {
            key: 'review',
            label: reviewText(state) ?? t(keyTexts.review),
            run: () => setState(nextReview(state)),
          },
        ]
      : [],
  );
}

/** The review status that filters the rows: `review: pending`. */
function reviewText(state: ReviewStatus | null): string | null {
  return state === null ? null : t(m.reviewIs, { status: state });
}

/** Why the table is empty, and the key that shows rows again. */
function emptyText(all: number, words: string, review: ReviewStatus | null): string {
  const text = noneShownText(all, words, review);
  if (all === 0) return t(m.cClearsFilter, { text });
  return words === '' ? text : t(m.escEndsSearch, { text });
}

/** The cursor's position and the number of rows; `all` is the number without search and review filter. */
function placeText(cursor: number, count: number, overview: SheetView['state']['value']['overview']): string {
  const all = overview?.rowCount ?? 0;
  if (overview?.tooMuchData) return t(counts.rows, { count: all });
  const place = count === 0 ? t(counts.rows, { count }) : t(m.rowOf, { row: cursor + 1, count });
  return count === all ? place : t(m.inAll, { place, all });
}

/** Pending first. */
const reviewFilters: readonly (ReviewStatus | null)[] = [null, ...reviewStatuses];

function nextReview(state: ReviewStatus | null): ReviewStatus | null {
  return reviewFilters[(reviewFilters.indexOf(state) + 1) % reviewFilters.length] ?? null;
}
