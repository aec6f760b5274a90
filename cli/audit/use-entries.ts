// The entries of a tab of the audit log, read page by page as the cursor comes near their end.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AuditRow, auditTable } from '#core/audit/entry-table.ts';
import { entriesQuery, type EntryReaders } from '#core/audit/entry-pages.ts';
import type { AuditTab, AuditViewFilter } from '#core/audit/view.ts';
import { catalogQuery } from '#core/catalog/queries.ts';
import { formQuery } from '#core/forms/queries.ts';
import { useApp } from '#cli/app/use-app.ts';

/** In milliseconds: how long a form is taken for what it was. */
const staleTime = 60_000;
/** Rows before the end at which the next page is read. */
const lead = 50;

export function useEntries(tab: AuditTab, filter: AuditViewFilter, cursor: number) {
  const { core, user } = useApp();
  const { send } = core;
  const { timeZone } = user;
  const cache = useQueryClient();
  const readers: EntryReaders = {
    form: (id) => cache.fetchQuery({ ...formQuery(send, id), staleTime }),
    catalog: () => cache.fetchQuery({ ...catalogQuery(send), staleTime }),
  };
  const query = useInfiniteQuery(
    // Here a table has room for few columns: a row's answers are in one.
    entriesQuery(send, readers, { tab, filter, timeZone }, (input) => auditTable({ ...input, formId: null })),
  );
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rows: readonly AuditRow[] = data?.pages.flatMap((page) => page.rows) ?? [];
  const isNear = cursor + lead >= rows.length;
  useEffect(() => {
    if (isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isNear, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return { query, rows, first: data?.pages[0] };
}
