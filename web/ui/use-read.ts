// Reads the core's query records through the query cache.
import { type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Run, Send } from '#core/send.ts';
import { useCore } from '#web/platform/core-context.tsx';

/** A record of a core/<feature>/queries.ts. */
export type QueryRecord<T> = {
  queryKey: QueryKey;
  queryFn(run: Run): Promise<T>;
  /** The function is told what was read last; false: it is not read again by itself. */
  refetchInterval?:
    | number
    | ((query: { state: { data?: T | undefined; error?: unknown } }) => number | false);
  staleTime?: number;
};

export type ReadOptions = {
  /** Not read while this is false. */
  enabled?: boolean;
  /** What was read for the last key stays until the next is there: for pages of a list. */
  keepsPrevious?: boolean;
};

/** Reads a record: `useRead(formsQuery)`, `useRead((send) => formQuery(send, id))`. */
export function useRead<T>(
  record: (send: Send) => QueryRecord<T>,
  { enabled = true, keepsPrevious = false }: ReadOptions = {},
): UseQueryResult<T> {
  const { queryFn, ...rest } = record(useCore().send);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's overloads by placeholder cannot be chosen by a type parameter
  return useQuery({
    ...rest,
    queryFn: ({ signal }) => queryFn({ signal }),
    enabled,
    ...(keepsPrevious && { placeholderData: (previous: T | undefined) => previous }),
  } as Parameters<typeof useQuery<T>>[0]);
}
