// The entries of a tab of the audit log, read page by page as the cursor comes near their end.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AuditRow, auditTable } from '#core/audit/entry-table.ts';
import { type EntryReaders, readAround, readEntries } from '#core/audit/entry-pages.ts';
import { type AuditTab, type AuditViewFilter, filterOfTab, isShown } from '#core/audit/view.ts';
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
  const shown = filterOfTab(tab, filter);
  const query = useInfiniteQuery({
    queryKey: ['audit', 'entries', tab, shown, timeZone],
    initialPageParam: 'first',
    queryFn: async ({ pageParam, signal }) => {
      const page = await readEntries(send, { tab, filter: shown, cursor: pageParam }, { signal });
      const readers: EntryReaders = {
        form: (id) => cache.fetchQuery({ ...formQuery(send, id), staleTime }),
        catalog: () => cache.fetchQuery({ ...catalogQuery(send), staleTime }),
      };
      const { forms, catalogNames } = await readAround(readers, { tab, filter: shown }, page);
      const options = { timeZone, catalogNames };
      // Here a table has room for few columns: a row's answers stand in one.
      const { rows, columns } = auditTable({ tab, entries: page.content, forms, formId: null, options });
      return { rows, columns, next: page.next, totalElements: page.totalElements, isCounted: page.isCounted };
    },
    getNextPageParam: ({ next }) => next,
    enabled: isShown(tab, filter),
  });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rows: readonly AuditRow[] = data?.pages.flatMap((page) => page.rows) ?? [];
  const isNear = cursor + lead >= rows.length;
  useEffect(() => {
    if (isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isNear, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return { query, rows, first: data?.pages[0] };
}
