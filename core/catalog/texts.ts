// Texts of the catalog, for both faces (spec 3, "Catalog").
import { counted } from '#core/count-text.ts';
import type { DeletionOutcome, ItemUsage } from './schema.ts';

export const catalogTexts = {
  title: 'Catalog',
  about: 'The things that forms offer to choose from, such as places, machines and products.',
  types: 'Catalog Types',
  addType: 'Add a Type',
  tree: 'Catalog Tree',
  newType: 'New Catalog Type',
  editType: 'Edit Catalog Type',
  newItem: 'New Catalog Item',
  editItem: 'Edit Catalog Item',
  columns: 'Columns',
  loading: 'Loading catalog...',
  notLoaded: 'Unable to load the catalog.',
  notSaved: 'Unable to save catalog item. Please try again',
  noTypes: 'There are no types yet',
  noTypesHint: 'Every item has a type, such as Building or Machine. Add a type first, then add items.',
  noItems: 'There are no items yet',
  noItemsHint: 'Add one here, or import them from a CSV file: formdeck catalog apply catalog.csv',
  noMatches: 'No item matches all of these words.',
  retired: 'Retired',
  top: 'At the top',
} as const;

/** What to do once somebody else has changed an item. */
export const changedItemHint = 'Reopen it to see the current version, then make your change.';

/** The labels of an item's fields. */
export const itemFieldTexts = { name: 'Name', type: 'Type', code: 'Code', parent: 'Below' } as const;

/** `212 answers in 3 forms`, `No answer uses it` */
export function usageText({ answers, forms }: Pick<ItemUsage, 'answers' | 'forms'>): string {
  const answered = forms.filter((form) => form.answers > 0).length;
  const rules = forms.filter(({ isInRules }) => isInRules).map(({ name }) => `"${name}"`);
  const inRules =
    rules.length === 0
      ? ''
      : `, and ${rules.join(', ')} ${rules.length === 1 ? 'names' : 'name'} it in a rule`;
  if (answers === 0) return rules.length === 0 ? 'No answer uses it' : `No answer uses it${inRules}`;
  return `${counted(answers, 'answer')} in ${counted(answered, 'form')}${inRules}`;
}

/** What a deletion did: `Deleted 3 items`, `Retired "Pump 7", which answers name`. */
export function deletionText(name: string, { deleted, retired }: DeletionOutcome): string {
  if (retired.length === 0)
    return deleted.length === 1
      ? `"${name}" was deleted`
      : `"${name}" was deleted with ${counted(deleted.length - 1, 'item')} below it`;
  const staying =
    retired.length === 1
      ? `"${name}" is used in answers or forms, so it was retired`
      : `"${name}" was retired with ${counted(retired.length - 1, 'item')} below it, because answers or forms use them`;
  return deleted.length === 0
    ? staying
    : `${staying}; ${counted(deleted.length, 'item')} that nothing uses ${deleted.length === 1 ? 'was' : 'were'} deleted`;
}
