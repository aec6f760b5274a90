// The recipes to choose from, the same in the browser and the terminal: those that ship, then those of the company.
import { personName } from '#core/primitives.ts';
import { momentColumn, shortList } from '#core/resource/list.ts';
import { type ShippedTransform, shippedTransforms } from './metal-detection.ts';
import { transformsQuery } from './queries.ts';
import type { Transform } from './schema.ts';
import { transformTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** `key` is the key of one that ships, or the id of the company's own. */
export type TransformChoice = ShippedTransform & { own: Transform | null };

/** All of them, in display order. */
export function transformChoices(transforms: readonly Transform[]): TransformChoice[] {
  return [
    ...shippedTransforms.map((shipped) => ({ ...shipped, own: null })),
    ...transforms.map((own) => ({
      key: own.id,
      name: own.name,
      description: own.description,
      recipe: own.recipe,
      own,
    })),
  ];
}

export const recipesList = shortList<TransformChoice, Transform>({
  title: transformTexts.recipes,
  count: m.recipeCount,
  whole: transformsQuery,
  of: transformChoices,
  columns: [
    { id: 'name', title: t(common.name), text: ({ name }) => name, most: 50 },
    {
      id: 'by',
      title: t(m.by),
      text: ({ own }) => (own === null || own === undefined ? 'Formdeck' : personName(own.user)),
      most: 24,
    },
    momentColumn('changed', t(m.changed), ({ own }) => own?.dates.lastModified, 1),
    { id: 'about', title: t(common.description), text: ({ description }) => description, most: 90 },
    {
      id: 'note',
      title: t(m.note),
      text: ({ own }) =>
        own === null
          ? transformTexts.shipped
          : own.description || t(m.byUser, { userName: personName(own.user) }),
      isLineOnly: true,
    },
  ],
  line: { name: 'name', below: ['note'], cells: {} },
  texts: { failed: transformTexts.failed, none: transformTexts.none },
});
