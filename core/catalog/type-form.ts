// The form of a catalog type: its name (spec 3, "Catalog").
import { type Form, textOf } from '#core/resource/form.ts';
import { changeCatalogType, createCatalogType, deleteCatalogType } from './actions.ts';
import { typeNameIssue } from './item-draft.ts';
import type { CatalogType } from './schema.ts';
import { catalogTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

/** The form beside these types, whose names are taken. */
export function typeForm(types: readonly CatalogType[]): Form<CatalogType, { name: string }, unknown> {
  return {
    name: 'catalog-type',
    title: (type) => (type === null ? catalogTexts.newType : catalogTexts.editType),
    draftOf: (type) => ({ name: type?.name ?? '' }),
    fields: (draft) => [textOf(draft, 'name', t(common.name))],
    issues({ name }, type) {
      const others = types.filter(({ id }) => id !== type?.id);
      const message = typeNameIssue(name, others);
      return message === null ? [] : [{ path: 'name', message }];
    },
    save: (run, { draft: { name }, thing: type }) =>
      type === null
        ? run(createCatalogType, { name })
        : run(changeCatalogType, { id: type.id, input: { name } }),
    saveLabel: () => createCatalogType.label,
    remove: deleteCatalogType,
  };
}
