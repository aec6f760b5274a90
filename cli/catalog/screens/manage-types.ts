// The types of the catalog, in dialogs: one is added, renamed or deleted.
import { deleteCatalogType } from '#core/catalog/actions.ts';
import type { CatalogType } from '#core/catalog/schema.ts';
import { catalogTexts } from '#core/catalog/labels.ts';
import { typeForm } from '#core/catalog/type-form.ts';
import type { App } from '#cli/app/use-app.ts';
import { openForm } from '#cli/resource/form-dialog.tsx';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
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
  const form = typeForm(types);
  if (type === 'new') return void openForm(dialogs, form, null);
  const wish = await choose<'rename' | 'delete'>(dialogs, {
    title: type.name,
    choices: [
      { value: 'rename', label: t(common.rename) },
      { value: 'delete', label: t(common.delete) },
    ],
    current: 'rename',
  });
  if (wish === 'delete') await perform(deleteCatalogType, type);
  if (wish === 'rename') await openForm(dialogs, form, type);
}
