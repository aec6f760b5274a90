// The types of the catalog, in dialogs: one is added, renamed or deleted.
import { createCatalogType, changeCatalogType, deleteCatalogType } from '#core/catalog/actions.ts';
import { typeNameIssue } from '#core/catalog/item-draft.ts';
import type { CatalogType } from '#core/catalog/schema.ts';
import { catalogTexts } from '#core/catalog/labels.ts';
import type { App } from '#cli/app/use-app.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText, choose } from '#cli/terminal/input/questions.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

/** Asks which type, and what to do with it. */
export async function manageTypes(
  { perform }: App,
  dialogs: Dialogs,
  types: readonly CatalogType[],
): Promise<void> {
  const type = await choose<CatalogType | 'new'>(dialogs, {
    title: catalogTexts.types,
    choices: [
      { value: 'new', label: catalogTexts.addType },
      ...types.map((value) => ({ value, label: value.name })),
    ],
    current: 'new',
  });
  if (type === null) return;
  if (type === 'new') {
    const name = await askName(dialogs, catalogTexts.newType, '', types);
    if (name !== null) await perform(createCatalogType, { name });
    return;
  }
  const wish = await choose<'rename' | 'delete'>(dialogs, {
    title: type.name,
    choices: [
      { value: 'rename', label: t(common.rename) },
      { value: 'delete', label: t(common.delete) },
    ],
    current: 'rename',
  });
  if (wish === 'delete') await perform(deleteCatalogType, type);
  if (wish !== 'rename') return;
  const others = types.filter(({ id }) => id !== type.id);
  const name = await askName(dialogs, catalogTexts.editType, type.name, others);
  if (name !== null && name !== type.name) await perform(changeCatalogType, { id: type.id, input: { name } });
}

async function askName(
  dialogs: Dialogs,
  title: string,
  value: string,
  others: readonly CatalogType[],
): Promise<string | null> {
  const typed = await askText(dialogs, { title, value, issue: (name) => typeNameIssue(name, others) });
  return typed?.trim() ?? null;
}
