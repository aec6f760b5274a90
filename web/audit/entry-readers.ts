// Loads what audit log entries refer to, through the query cache.
import type { QueryClient } from '@tanstack/react-query';
import type { EntryReaders } from '#core/audit/entry-pages.ts';
import { catalogQuery } from '#core/catalog/queries.ts';
import { formQuery } from '#core/forms/queries.ts';
import type { Run, Send } from '#core/send.ts';

/** How long a cached form or catalog is considered fresh, in milliseconds. */
const staleTime = 60_000;

export function entryReaders(cache: QueryClient, send: Send): EntryReaders {
  const read = <T>({ queryKey, queryFn }: { queryKey: readonly unknown[]; queryFn(run: Run): Promise<T> }) =>
    cache.fetchQuery({ queryKey, queryFn: ({ signal }) => queryFn({ signal }), staleTime });
  return { form: (id) => read(formQuery(send, id)), catalog: () => read(catalogQuery(send)) };
}
