// A query whose result is also stored on this device. The stored copy is shown while the server does not respond.
import type { CopyName } from './device/fill-store.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { type QueryRecord, type ReadOptions, useRead } from '#web/ui/use-read.ts';
import { useFilling } from './filling-context.tsx';

export type CachedQuery<T> = {
  data: T | undefined;
  /** Why there is nothing to show. */
  error: Error | null;
  /** It is this device's copy: the server has not responded. */
  isCopy: boolean;
  /** The server has responded, or does not respond: nothing else will come. */
  isSettled: boolean;
  refetch(): Promise<unknown>;
};

export type CachedQueryOptions = ReadOptions & {
  /** The copy is used even while the query is disabled. */
  readsCopy?: boolean;
};

/** Runs a query of the core, whose copy has this name. */
export function useCachedQuery<T>(
  record: (send: Send) => QueryRecord<T>,
  name: CopyName<T>,
  { readsCopy, ...options }: CachedQueryOptions = {},
): CachedQuery<T> {
  const { store } = useFilling();
  const { now } = useCore().ports;
  const query = useRead(record, options);
  const { data, failureReason } = query;
  const copy = useCopy(name, readsCopy ?? options.enabled);
  useEffect(() => {
    // Shown even if the device is full.
    if (data !== undefined) void store.cacheCopy({ name, value: data, at: now() }).catch(() => undefined);
  }, [data, name, now, store]);
  // Data that was deleted, or is no longer visible to the user, is not shown from a copy.
  const isGone = failureReason instanceof AppError && [403, 404].includes(failureReason.status);
  const cached = isGone ? null : copy.data;
  const value = data ?? cached ?? undefined;
  return {
    data: value,
    // Retries continue, but nobody needs to wait for them.
    error: value === undefined && !copy.isPending ? failureReason : null,
    isCopy: data === undefined && value !== undefined && failureReason !== null,
    isSettled: data !== undefined || failureReason !== null,
    refetch: query.refetch,
  };
}

/** Reads a copy again where it is shown, after it was stored anew. */
export function useReadCopy(): (name: CopyName<unknown>) => Promise<void> {
  const queries = useQueryClient();
  const { owner } = useFilling();
  return (name) => queries.invalidateQueries({ queryKey: ['copies', owner.region, owner.userId, name] });
}

/** The copy with this name; null if there is none. */
export function useCopy<T>(
  name: CopyName<T>,
  enabled = true,
): { data: T | null | undefined; isPending: boolean } {
  const { store, owner } = useFilling();
  const { data, isPending } = useQuery({
    queryKey: ['copies', owner.region, owner.userId, name],
    queryFn: async () => (await store.copy(name).catch(() => null))?.value ?? null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    enabled,
  });
  return { data, isPending };
}
