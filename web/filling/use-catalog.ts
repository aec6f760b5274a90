// The catalog for a form that needs it: loaded from the server into its worker, and queried there.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FillPlan } from '#core/filling/fill-plan.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';
import { flatAnswers } from '#core/questions/entries/flat.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { Answers } from '#core/questions/values.ts';
import type { CatalogCalls } from './device/catalog-engine.ts';
import { useFilling } from './filling-context.tsx';

export type FormCatalog = {
  calls: CatalogCalls;
  /** Changes with every loaded catalog: queries are then repeated. */
  revision: number;
  /** The server has responded, or does not respond: nothing else will come. */
  isSettled: boolean;
};

/** It rarely changes: refetched after this many milliseconds. */
const staleTime = 300_000;

/** Null if the form does not need it. */
export function useCatalog(isEnabled: boolean): FormCatalog | null {
  const { catalog: calls, offline, owner } = useFilling();
  const { data: revision = 0, failureReason } = useQuery({
    queryKey: ['catalog', 'taken', owner.region, owner.userId],
    queryFn: () => offline.refreshCatalog(),
    staleTime,
    // The worker has it for the whole session.
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
 * Queries the catalog. Undefined before the first answer; afterwards the previous answer until the next one. `key`
 * identifies the query.
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

/** The names of the ids on these paths, as far as known. */
export function useCatalogNames(
  catalog: FormCatalog | null,
  paths: readonly string[],
): ReadonlyMap<string, string> {
  const ids = [...new Set(paths.flatMap((path) => path.split(',')))].toSorted();
  return useCatalogAnswer(catalog, ['names', ids], (calls) => calls.names(ids), ids.length > 0) ?? none;
}

/** The catalog items in some rows. */
export function catalogPaths(
  plan: FillPlan,
  rows: readonly { answers: Answers }[],
  part: FillPart = 'questions',
): string[] {
  const questions = [...plan.parts[part].questions.values()];
  return rows.flatMap(({ answers }) =>
    flatAnswers(questions, answers, isCatalogType).flatMap(({ values }) => values),
  );
}
