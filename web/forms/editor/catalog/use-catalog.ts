// Catalog data for a form.
import { useMemo } from 'react';
import { catalogQuery, catalogTypesQuery } from '#core/catalog/queries.ts';
import { cachedIndex } from '#core/filling/catalog/catalog-index.ts';
import type { CatalogLabels } from '#core/forms/draft/format-logic.ts';
import { questionsOf } from '#core/forms/draft/draft-items.ts';
import type { FormDraft, NamedRef } from '#core/forms/draft/form-draft.ts';
import { flatQuestions } from '#core/questions/entries/flat.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { type KnownCatalog, knownCatalog } from '#web/logic/fields/known-catalog.ts';
import { useRead } from '#web/ui/use-read.ts';

const none: CatalogLabels = new Map();

/** The names of items, for the sentences of a form with catalog questions. */
export function useCatalogLabels(draft: FormDraft): CatalogLabels {
  const enabled = useMemo(
    () => flatQuestions(questionsOf(draft)).some(({ type }) => isCatalogType(type)),
    [draft],
  );
  const { data } = useRead(catalogQuery, { enabled });
  return useMemo(
    () =>
      data === undefined ? none : new Map(cachedIndex(data).entries.map(({ path, label }) => [path, label])),
    [data],
  );
}

/** The catalog for a form that is designed, once it is loaded. */
export function useKnownCatalog(isEnabled = true): { catalog: KnownCatalog | null; isError: boolean } {
  const { data, isError } = useRead(catalogQuery, { enabled: isEnabled });
  return useMemo(
    () => ({ catalog: data === undefined ? null : knownCatalog(data), isError }),
    [data, isError],
  );
}

/** The types of items; catalog questions are offered if there are any (spec 3, "Question"). */
export function useCatalogTypes(): readonly NamedRef[] {
  return useRead(catalogTypesQuery).data ?? noTypes;
}

const noTypes: readonly NamedRef[] = [];
