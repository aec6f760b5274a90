// The catalog items that a filter on a question may use: possible answers, and their ancestors, which match everything
// below them.
import type { CatalogItem } from '#core/catalog/schema.ts';
import { type CatalogFound, choosable, searchCatalog } from '#core/filling/catalog/catalog-choices.ts';
import { type CatalogIndex, indexCatalog } from '#core/filling/catalog/catalog-index.ts';
import type { Question } from '#core/questions/schema.ts';

/** The items, indexed for search; build it once per fetched catalog. */
export function indexForFilter(
  tree: readonly CatalogItem[],
  question: Pick<Question, 'questionMeta'>,
): CatalogIndex {
  const isAnswer = choosable(question);
  const matching = (items: readonly CatalogItem[]): CatalogItem[] =>
    items
      // Old answers name retired items too.
      .map((item) => ({ ...item, retired: false, children: matching(item.children) }))
      .filter(({ type, children }) => children.length > 0 || isAnswer({ typeId: type.id }));
  return indexCatalog(matching(tree));
}

/** The items that match all words, ignoring case. */
export function searchForFilter(index: CatalogIndex, words: string, most: number): CatalogFound {
  return searchCatalog(index, { questionMeta: [] }, words, most);
}
