// The items of the catalog that a filter on a question may look for: those that can be answers, and those above them,
// which stand for all that is below.
import type { CatalogItem } from '#core/catalog/schema.ts';
import {
  type CatalogFound,
  type CatalogIndex,
  choosable,
  indexCatalog,
  searchCatalog,
} from '#core/filling/catalog-choices.ts';
import type { Question } from '#core/questions/schema.ts';

/** The items, ready to be searched; make it once each time that the catalog was read. */
export function indexForFilter(
  tree: readonly CatalogItem[],
  question: Pick<Question, 'questionMeta'>,
): CatalogIndex {
  const isAnswer = choosable(question);
  const matching = (items: readonly CatalogItem[]): CatalogItem[] =>
    items
      .map((item) => ({ ...item, children: matching(item.children) }))
      .filter(({ type, children }) => children.length > 0 || isAnswer({ typeId: type.id }));
  return indexCatalog(matching(tree));
}

/** Those that words find, in any case and all of them. */
export function searchForFilter(index: CatalogIndex, words: string, most: number): CatalogFound {
  return searchCatalog(index, { questionMeta: [] }, words, most);
}
