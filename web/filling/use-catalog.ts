// The catalog, for a form that asks for it: read from the server into its worker, and asked there.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CatalogCalls } from './device/catalog-engine.ts';
import { useFilling } from './filling-context.tsx';

export type FormCatalog = {
  calls: CatalogCalls;
  /** Another one with each catalog that was read: what was asked before is asked again. */
  revision: number;
  /** The server has answered, or does not: nothing else is to be waited for. */
  isSettled: boolean;
};

/** It changes seldom: looked at again after this many milliseconds. */
const staleTime = 300_000;

/** Null where the form does not ask for it. */
export function useCatalog(isEnabled: boolean): FormCatalog | null {
  const { catalog: calls, offline, owner } = useFilling();
  const { data: revision = 0, failureReason } = useQuery({
    queryKey: ['catalog', 'taken', owner.region, owner.userId],
    queryFn: () => offline.refreshCatalog(),
    staleTime,
    // The worker has it as long as the session lasts.
    gcTime: Infinity,
    enabled: isEnabled,
  });
  const isSettled = revision !== 0 || failureReason !== null;
  return useMemo(
    () => (isEnabled ? { calls, revision, isSettled } : null),
    [calls, isEnabled, isSettled, revision],
  );
}

/**
 * Asks the catalog. Undefined until it has answered for the first time; then what it said last, until it has answered
 * what is asked now. `key` says what is asked.
 */
export function useCatalogAnswer<T>(
  catalog: FormCatalog | null,
  key: readonly unknown[],
  ask: (calls: CatalogCalls) => Promise<T>,
  isEnabled = true,
): T | undefined {
  return useQuery({
    queryKey: ['catalog', 'asked', catalog?.revision, ...key],
    queryFn: () => (catalog === null ? Promise.reject(new Error('There is no catalog')) : ask(catalog.calls)),
    staleTime: Infinity,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    enabled: catalog !== null && isEnabled,
  }).data;
}

const none: ReadonlyMap<string, string> = new Map();

/** What the ids on these paths are called, as far as that is known. */
export function useCatalogNames(
  catalog: FormCatalog | null,
  paths: readonly string[],
): ReadonlyMap<string, string> {
  const ids = [...new Set(paths.flatMap((path) => path.split(',')))].toSorted();
  return useCatalogAnswer(catalog, ['names', ids], (calls) => calls.names(ids), ids.length > 0) ?? none;
}
