// View Data: all rows as a table, in the order and the review state that stand in the address.
import { SegmentedControl, TextInput } from '@mantine/core';
import { Search, Table2 } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { reviewLabels } from '#core/sheets/answer-text.ts';
import { reviewStates } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/sheet-words.ts';
import type { TableRow } from '#core/sheets/table.ts';
import type { SheetSearch } from '#web/paths.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { tableColumns } from './table-columns.tsx';
import { tableViewFrom, withReview, withSort } from './table-search.ts';
import type { LoadedView } from './use-sheet-view.ts';
import classes from './data-tab.module.css';

export type DataTabProps = {
  view: LoadedView;
  search: SheetSearch;
  onSearch(search: SheetSearch): void;
  openRowId: string | null;
  onRow(rowId: string): void;
};

export function DataTab({ view, search, onSearch, openRowId, onRow }: DataTabProps) {
  const { form } = view.overview;
  const [words, setWords] = useState('');
  const table = useTable(view, search, useDeferredValue(words), openRowId);
  const columns = useMemo(() => tableColumns(view.columns), [view.columns]);
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          type="search"
          placeholder="Search rows"
          aria-label="Search rows"
          leftSection={<Search size={16} aria-hidden />}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {form.reviewers.length > 0 && (
          <SegmentedControl
            aria-label="Review status"
            value={table.view.reviewState ?? 'ALL'}
            onChange={(value) =>
              onSearch(withReview(search, reviewStates.find((state) => state === value) ?? null))
            }
            data={[
              { value: 'ALL', label: 'All' },
              ...shownStates.map((value) => ({ value, label: reviewLabels[value] })),
            ]}
          />
        )}
      </div>
      {table.rows !== null && table.rows.count === 0 && (
        <EmptyState icon={<Table2 size={22} />} title={sheetTexts.noRows} />
      )}
      {table.rows !== null && table.rows.count > 0 && (
        <DataTable<TableRow>
          label="Rows"
          columns={columns}
          rowCount={table.rows.count}
          getRows={table.rows.get}
          sort={table.view.sort}
          onSort={(sort) => onSearch(withSort(search, sort))}
          onOpen={({ id }) => onRow(id)}
          {...(table.openIndex >= 0 && { openIndex: table.openIndex })}
        />
      )}
    </>
  );
}

/** In the order of the spec. */
const shownStates = ['APPROVED', 'REJECTED', 'PENDING'] as const;

type ShownRows = { count: number; get(from: number, to: number): Promise<TableRow[]> };

/** The rows of the worker in the view that is wanted; those before stay until it has them. */
function useTable(
  { client, columns, edition }: LoadedView,
  { sort, review }: SheetSearch,
  words: string,
  openRowId: string | null,
) {
  const view = useMemo(
    () =>
      tableViewFrom(
        { ...(sort !== undefined && { sort }), ...(review !== undefined && { review }) },
        columns,
      ),
    [columns, review, sort],
  );
  const [rows, setRows] = useState<ShownRows | null>(null);
  const [openIndex, setOpenIndex] = useState(-1);
  useEffect(() => {
    let isWanted = true;
    client.call('view', [{ ...view, search: words }]).then(
      (count) => {
        if (isWanted) setRows({ count, get: (from, to) => client.call('rows', [from, to]) });
      },
      // The page is being left.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [client, edition, view, words]);
  useEffect(() => {
    if (openRowId === null) return setOpenIndex(-1);
    client.call('indexOf', [openRowId]).then(setOpenIndex, () => undefined);
  }, [client, openRowId, rows]);
  return { view, rows, openIndex };
}
