// Runs the core's query records through the query cache.
import { type QueryClient, type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Run, Send } from '#core/send.ts';
import { useCore } from '#web/platform/core-context.tsx';

/** A record of a core/<feature>/queries.ts. */
export type QueryRecord<T> = {
  queryKey: QueryKey;
  queryFn(run: Run & { client?: Pick<QueryClient, 'getQueryData'> }): Promise<T>;
  /** The function gets the last result; false: no polling. */
  refetchInterval?:
    | number
    | ((query: { state: { data?: T | undefined; error?: unknown } }) => number | false);
  /** What is made of what was read, for anyone who asks. */
  select?(data: T): T;
  staleTime?: number;
  structuralSharing?: false;
};

export type ReadOptions = {
  /** The query is disabled while this is false. */
  enabled?: boolean;
  /** The previous key's data stays until the next one is loaded: for paginated lists. */
  keepsPrevious?: boolean;
};

/** Runs a record: `useRead(formsQuery)`, `useRead((send) => formQuery(send, id))`. */
export function useRead<T>(
  record: (send: Send) => QueryRecord<T>,
  { enabled = true, keepsPrevious = false }: ReadOptions = {},
): UseQueryResult<T> {
  const { queryFn, ...rest } = record(useCore().send);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's overloads by placeholder cannot be chosen by a type parameter
  return useQuery({
    ...rest,
    queryFn: ({ signal, client }) => queryFn({ signal, client }),
    enabled,
    ...(keepsPrevious && { placeholderData: (previous: T | undefined) => previous }),
  } as Parameters<typeof useQuery<T>>[0]);
}
