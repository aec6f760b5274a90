// What of the catalog a person needs for the forms that they see: an item's price or place is not for everybody.
import { selectedBranchesOf, selectedTypesOf } from '#core/forms/question-meta.ts';
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { FlatItem } from './schema.ts';

/** Items of some types that stand below some items; an empty list does not limit. */
type NeededPart = { typeIds: readonly string[]; branchIds: readonly string[] };

/** All items; or those of some parts, with the items above them. */
export type CatalogNeed = 'all' | { parts: readonly NeededPart[] };

/** What the catalog questions of some forms choose from. Former questions count: their answers are still shown. */
export function catalogNeedOf(questions: readonly Pick<Question, 'type' | 'questionMeta'>[]): CatalogNeed {
  const parts = new Map<string, NeededPart>();
  for (const { type, questionMeta } of questions) {
    if (!isCatalogType(type)) continue;
    const typeIds = selectedTypesOf(questionMeta).toSorted();
    const branchIds = selectedBranchesOf(questionMeta).toSorted();
    if (typeIds.length === 0 && branchIds.length === 0) return 'all';
    parts.set(JSON.stringify([typeIds, branchIds]), { typeIds, branchIds });
  }
  return { parts: [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part) };
}

/** The items of the list that are needed, in its order. */
export function neededItems(items: readonly FlatItem[], need: CatalogNeed): readonly FlatItem[] {
  if (need === 'all') return items;
  const parentOf = new Map(items.map(({ id, parentId }) => [id, parentId]));
  const needed = new Set<string>();
  for (const { typeIds, branchIds } of need.parts) {
    const types = new Set(typeIds);
    const isBelow = below(parentOf, new Set(branchIds));
    for (const { id, type } of items) {
      if ((types.size > 0 && !types.has(type.id)) || (branchIds.length > 0 && !isBelow(id))) continue;
      for (let at: string | null = id; at !== null && !needed.has(at); at = parentOf.get(at) ?? null)
        needed.add(at);
    }
  }
  return items.filter(({ id }) => needed.has(id));
}

/** Whether an item is below one of the branches. */
function below(
  parentOf: ReadonlyMap<string, string | null>,
  branches: ReadonlySet<string>,
): (id: string) => boolean {
  return (id) => {
    for (let at = parentOf.get(id) ?? null; at !== null; at = parentOf.get(at) ?? null)
      if (branches.has(at)) return true;
    return false;
  };
}
