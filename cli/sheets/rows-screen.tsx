// The rows of a view as a table: sorted, narrowed by review and by words. Only the rows on the screen are asked for.
import { useMemo } from 'react';
import { counted, countText } from '#core/count-text.ts';
import { reviewLabels } from '#core/sheets/answer-text.ts';
import { type ReviewState, reviewStates } from '#core/sheets/schema.ts';
import { newestRowsFirst, type TableColumn, type TableView } from '#core/sheets/table.ts';
import { sheetTexts } from '#core/sheets/sheet-words.ts';
import type { ScreenProps } from '#cli/places.ts';
import { FilterBar, useFilter } from '#cli/terminal/filter.tsx';
import type { KeyBinding } from '#cli/terminal/keys.ts';
import { useKept } from '#cli/terminal/navigation.ts';
import { choose } from '#cli/terminal/questions.tsx';
import { Table } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { useKeys } from '#cli/terminal/use-keys.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { useApp } from '#cli/use-app.ts';
import { LoadedView, useViewKeys } from './loaded-view.tsx';
import { useSheetView } from './sheet-views.ts';
import { type Sort, sortBy, terminalColumns } from './table-columns.ts';

/** The screen. */
export function RowsScreen({ place }: ScreenProps<'rows'>) {
  const { go } = useApp();
  const { height } = useArea();
  const { view, ...state } = useSheetView(place);
  const { overview } = state;
  const { data } = view;
  const filter = useFilter('search');
  const [sort, setSort] = useKept<Sort>('sort', newestRowsFirst.sort);
  // The table's own: how far its columns are scrolled to the right.
  const [, scrollTo] = useKept('sideways', 0);
  const [reviewState, setReviewState] = useKept<ReviewState | null>('review', null);

  // The engine sorts anew only where it is given another object, or has got other data.
  const wanted = useMemo(
    (): TableView => ({ sort, reviewState, ...(filter.text !== '' && { search: filter.text }) }),
    [sort, reviewState, filter.text],
  );
  const count = overview === null ? 0 : view.arrange(wanted);
  const own = overview === null ? [] : data.columns();
  const hasAlerts = (overview?.form.alerts.length ?? 0) > 0;
  const columns = useMemo(() => terminalColumns(own, { hasAlerts }), [own, hasAlerts]);
  const cursor = useCursor('rows', count);

  useViewKeys(place, view, state);
  useSortKeys(own, sort, (next) => {
    setSort(next);
    scrollTo(Math.max(0, own.findIndex(({ id }) => id === next.column) - 1));
  });
  useReviewKey((overview?.form.reviewers.length ?? 0) > 0, reviewState, setReviewState);

  return (
    <LoadedView
      view={view}
      state={state}
      tab="rows"
      count={placeText(cursor, count, overview?.rowCount ?? 0)}
    >
      {({ rowCount }, above) => (
        <>
          <FilterBar filter={filter} />
          <Table
            name="rows"
            columns={columns}
            count={count}
            rows={data.rows}
            sort={sort}
            scroll={{ fixed: hasAlerts ? 2 : 1 }}
            height={height - above - filter.height}
            empty={rowCount === 0 ? sheetTexts.noRows : 'No row is like this.'}
            enterLabel="details"
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

function useSortKeys(columns: readonly TableColumn[], sort: Sort, setSort: (sort: Sort) => void): void {
  const { dialogs, accessible } = useTerminal();
  const sortAt = ({ name }: { name: string }) => {
    const column = columns[Number(name) - 1];
    if (column) setSort(sortBy(column.id, sort));
  };
  const ask = async () => {
    const column = await choose(dialogs, {
      title: 'Sort by',
      choices: columns.map(({ id, title }) => ({ value: id, label: title })),
      current: sort.column,
    });
    if (column !== null) setSort(sortBy(column, sort));
  };
  const keys: KeyBinding[] = [
    { key: 's', label: 'sort', run: ask },
    { key: 'S', label: 'sort the other way', hint: false, run: () => setSort(sortBy(sort.column, sort)) },
    { key: '123456789'.split(''), label: 'sort by the column of this number', hint: false, run: sortAt },
  ];
  // Read aloud, digits choose rows.
  useKeys(accessible ? keys.slice(0, 2) : keys);
}

function useReviewKey(
  hasReview: boolean,
  state: ReviewState | null,
  setState: (state: ReviewState | null) => void,
): void {
  const label = state === null ? 'review' : `review: ${reviewLabels[state].toLowerCase()}`;
  useKeys(hasReview ? [{ key: 'v', label, run: () => setState(nextReview(state)) }] : []);
}

/** Where the cursor is, and how many rows there are; `all` counts also those that words and review leave out. */
function placeText(cursor: number, count: number, all: number): string {
  const rows = counted(count, 'row');
  const place = count === 0 ? rows : `${countText(cursor + 1)} of ${rows}`;
  return count === all ? place : `${place}, ${countText(all)} in all`;
}

const reviewFilters: readonly (ReviewState | null)[] = [null, ...reviewStates];

function nextReview(state: ReviewState | null): ReviewState | null {
  return reviewFilters[(reviewFilters.indexOf(state) + 1) % reviewFilters.length] ?? null;
}
