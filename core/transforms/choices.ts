// The recipes to choose from, the same in the browser and the terminal: those that ship, then those of the company.
import { type ShippedTransform, shippedTransforms } from './metal-detection.ts';
import type { Transform } from './schema.ts';

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
