// Catalog items as options of a list with a search: the catalog is fetched once and searched locally.
import type { OptionsFilter } from '@mantine/core';
import { useMemo, useState } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import type { CatalogFound } from '#core/filling/catalog/catalog-choices.ts';
import type { Question } from '#core/questions/schema.ts';
import { pathText } from '#core/questions/values.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

/** Indexes the catalog for a question; the result finds a limited number of items by words, or says why there are none. */
export type CatalogFinder = (
  tree: readonly CatalogItem[],
  question: Question,
) => (words: string, most: number) => CatalogFound & { nothing?: string | null };

export type CatalogOptionsOf = {
  question: Question;
  /** Paths of the chosen items, which are always among the options. */
  values: readonly string[];
  /** Names of these items, until the catalog is loaded. */
  names: ReadonlyMap<string, string>;
  /** Must be stable. */
  finder: CatalogFinder;
};

/** Maximum number of listed items; the others are found by search. */
const mostListed = 50;

/** The props of a Mantine select. */
export function useCatalogOptions({ question, values, names, finder }: CatalogOptionsOf) {
  const { data: tree, isError, isPending } = useRead(catalogQuery);
  const find = useMemo(() => finder(tree ?? [], question), [finder, question, tree]);
  const [words, setWords] = useState('');
  const chosen = values.map((path) => [path, pathText(path, names)] as const);
  // A single select shows the chosen name in the field, which is not a search.
  const wanted = chosen.some(([, label]) => label === words) ? '' : words;
  const { entries, total, nothing = null } = useMemo(() => find(wanted, mostListed), [find, wanted]);
  const labels = new Map([...chosen, ...entries.map((entry) => [entry.path, labelOf(entry)] as const)]);
  const more = total - entries.length;
  return {
    data: [
      ...Array.from(labels, ([value, label]) => ({ value, label })),
      ...(more > 0 ? [{ value: '', label: t(m.moreTypePartOfName, { more }), disabled: true }] : []),
    ],
    filter: foundAlready,
    onSearchChange: setWords,
    nothingFoundMessage: isError
      ? t(m.unableToLoadCatalog)
      : isPending
        ? t(m.loadingCatalog)
        : (nothing ?? t(both.noItemsMatch)),
  };
}

/** The path of names, with the code behind it. */
function labelOf({ label, code }: CatalogFound['entries'][number]): string {
  return code === null ? label : `${label} (${code})`;
}

const foundAlready: OptionsFilter = ({ options }) => options;
