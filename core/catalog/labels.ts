// Texts of the catalog, for both faces (spec 3, "Catalog").
import type { DeletionOutcome, ItemUsage } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const catalogTexts = {
  title: t(m.catalog),
  about: t(m.thingsThatFormsOfferTo),
  types: t(m.catalogTypes),
  addType: t(m.addType),
  tree: t(m.catalogTree),
  newType: t(m.newCatalogType),
  editType: t(m.editCatalogType),
  newItem: t(m.newCatalogItem),
  editItem: t(m.editCatalogItem),
  columns: t(m.columns),
  loading: t(m.loadingCatalog),
  notLoaded: t(m.unableToLoadCatalog),
  notSaved: t(m.unableToSaveCatalogItem),
  noTypes: t(m.thereAreNoTypesYet),
  noTypesHint: t(m.everyItemHasTypeSuch),
  noItems: t(m.thereAreNoItemsYet),
  noItemsHint: t(m.addOneHereOrImport),
  noMatches: t(m.noItemMatchesAllOf),
  retired: t(m.retired),
  top: t(m.atTop),
} as const;

/** What to do once somebody else has changed an item. */
export const changedItemHint = t(m.reopenItToSeeCurrent);

/** The labels of an item's fields. */
export const itemFieldTexts = {
  name: t(common.name),
  type: t(common.type),
  code: t(m.code),
  parent: t(m.below),
} as const;

/** `212 answers in 3 forms`, `No answer uses it` */
export function usageText({ answers, forms }: Pick<ItemUsage, 'answers' | 'forms'>): string {
  const answered = forms.filter((form) => form.answers > 0).length;
  const rules = forms.filter(({ isInRules }) => isInRules).map(({ name }) => `"${name}"`);
  const values = { answers, forms: answered, rules: rules.join(', '), count: rules.length };
  if (rules.length === 0)
    return answers === 0 ? t(m.noAnswerUsesIt) : t(m.answersInForms, { answers, forms: answered });
  return answers === 0 ? t(m.noAnswerButRules, values) : t(m.answersInFormsAndRules, values);
}

/** What a deletion did: `Deleted 3 items`, `Retired "Pump 7", which answers name`. */
export function deletionText(name: string, { deleted, retired }: DeletionOutcome): string {
  if (retired.length === 0)
    return deleted.length === 1
      ? t(m.wasDeleted, { name })
      : t(m.wasDeletedWithItemsBelow, { name, count: deleted.length - 1 });
  const staying =
    retired.length === 1
      ? t(m.isUsedInAnswersOr, { name })
      : t(m.wasRetiredWithItemsBelowIt, { name, count: retired.length - 1 });
  return deleted.length === 0
    ? staying
    : [staying, t(m.unusedItemsDeleted, { count: deleted.length })].join('; ');
}
