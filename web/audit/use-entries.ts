// The entries of a tab, fetched page by page on scroll and built into a grid by the worker.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { AuditColumn, AuditRow } from '#core/audit/entry-table.ts';
import { entriesQuery } from '#core/audit/entry-pages.ts';
import type { EntryCount } from '#core/audit/labels.ts';
import type { AuditTab, AuditViewFilter } from '#core/audit/view.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { builtTable } from './table-client.ts';
import { entryReaders } from './entry-readers.ts';

export type EntriesView = EntryCount & {
  columns: readonly AuditColumn[];
  rows: readonly AuditRow[];
  /** The number of rows known so far, with placeholders for the next page. */
  rowCount: number;
  getRows(from: number, to: number): readonly AuditRow[] | Promise<readonly AuditRow[]>;
};

/** Placeholder rows after the last one that was fetched, while the total is unknown. */
const moreRows = 100;

export function useEntries(tab: AuditTab, filter: AuditViewFilter) {
  const { send } = useCore();
  const { timeZone } = useActor();
  const cache = useQueryClient();
  const query = useInfiniteQuery(
    entriesQuery(send, entryReaders(cache, send), { tab, filter, timeZone }, builtTable),
  );
  const { data, hasNextPage, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const latest = useRef({ rows, hasNextPage, fetchNextPage });
  latest.current = { rows, hasNextPage, fetchNextPage };
  const getRows = useCallback(
    (from: number, to: number) => {
      if (to <= rows.length || !hasNextPage) return rows.slice(from, to);
      return readUpTo(to).then((read) => read.slice(from, to));
      async function readUpTo(end: number): Promise<readonly AuditRow[]> {
        for (;;) {
          const { rows: read, hasNextPage: isMore, fetchNextPage: fetchNext } = latest.current;
          if (read.length >= end || !isMore) return read;
          const { isError, data: pages } = await fetchNext({ cancelRefetch: false });
          const length = pages?.pages.reduce((sum, page) => sum + page.rows.length, 0) ?? 0;
          // The error is shown above the table; scrolling on retries.
          if (isError || length <= read.length) return read;
          latest.current = {
            ...latest.current,
            rows: pages?.pages.flatMap((page) => page.rows) ?? [],
            hasNextPage: pages?.pages.at(-1)?.next != null,
          };
        }
      }
    },
    [rows, hasNextPage],
  );
  const first = data?.pages[0];
  const view: EntriesView | undefined = first && {
    columns: first.columns,
    totalElements: first.totalElements,
    isCounted: first.isCounted,
    rows,
    rowCount: !hasNextPage
      ? rows.length
      : first.isCounted
        ? Math.max(first.totalElements, rows.length)
        : rows.length + moreRows,
    getRows,
  };
  return { query, view };
}
