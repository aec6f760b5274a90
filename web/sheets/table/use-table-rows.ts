// The rows of the table and their numbers, from the worker.
import { useEffect, useMemo, useState } from 'react';
import type { StatusCounts } from '#core/sheets/engine/displayed-rows.ts';
import type { TableColumn, TableRow } from '#core/sheets/table/table.ts';
import type { LoadedView } from '#web/sheets/engine/use-sheet-view.ts';
import type { OpenSheet } from '#web/sheets/use-open-sheet.ts';
import { tableViewFrom } from './table-search.ts';

/** The numbers beside the review statuses; null until they are there. */
export function useStatusCounts({ client, edition }: LoadedView): StatusCounts | null {
  const [counts, setCounts] = useState<StatusCounts | null>(null);
  useEffect(() => {
    // Only a closed page rejects.
    client.call('statusCounts', []).then(setCounts, () => undefined);
  }, [client, edition]);
  return counts;
}

export type ShownRows = { count: number; get(from: number, to: number): Promise<TableRow[]> };

/** The rows in the requested view; the previous ones stay until it is ready. */
export function useTable(
  { view: { client, edition }, search, filter, row }: OpenSheet,
  columns: readonly TableColumn[],
  words: string,
) {
  const { sort, review } = search;
  const openRowId = row?.id ?? null;
  const view = useMemo(
    () =>
      tableViewFrom(
        { ...(sort !== undefined && { sort }), ...(review !== undefined && { review }) },
        filter,
        columns,
      ),
    [columns, filter, review, sort],
  );
  const [rows, setRows] = useState<ShownRows | null>(null);
  const [openIndex, setOpenIndex] = useState(-1);
  useEffect(() => {
    let isWanted = true;
    client.call('view', [{ ...view, search: words }]).then(
      (count) => {
        if (isWanted) setRows({ count, get: (from, to) => client.call('rows', [from, to]) });
      },
      // The page is being closed.
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
