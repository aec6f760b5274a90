// What of the catalog a person needs for the forms that they see: an item's price or place is not for everybody.
import { selectedTypesOf } from '#core/forms/question-meta.ts';
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { FlatItem } from './schema.ts';

/** All items; or those of some types, with the items above them. */
export type CatalogNeed = 'all' | { typeIds: readonly string[] };

/** What the catalog questions of some forms choose from. Former questions count: their answers are still shown. */
export function catalogNeedOf(questions: readonly Pick<Question, 'type' | 'questionMeta'>[]): CatalogNeed {
  const typeIds = new Set<string>();
  for (const { type, questionMeta } of questions) {
    if (!isCatalogType(type)) continue;
    const chosen = selectedTypesOf(questionMeta);
    if (chosen.length === 0) return 'all';
    for (const id of chosen) typeIds.add(id);
  }
  return { typeIds: [...typeIds].toSorted() };
}

/** The items of the list that are needed, in its order. */
export function neededItems(items: readonly FlatItem[], need: CatalogNeed): readonly FlatItem[] {
  if (need === 'all') return items;
  const types = new Set(need.typeIds);
  const parentOf = new Map(items.map(({ id, parentId }) => [id, parentId]));
  const needed = new Set<string>();
  for (const { id, type } of items) {
    if (!types.has(type.id)) continue;
    for (let at: string | null = id; at !== null && !needed.has(at); at = parentOf.get(at) ?? null)
      needed.add(at);
  }
  return items.filter(({ id }) => needed.has(id));
}
