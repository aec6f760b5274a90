// Resolves a recipe as users refer to it: a built-in one by key or name, one of the company by id or name.
import { personName } from '#core/primitives.ts';
import { findNamed, foldName } from '#core/find-named.ts';
import { type ShippedTransform, shippedTransforms } from './metal-detection.ts';
import type { Transform } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The built-in recipe with this key or name; undefined if there is none. */
export function shippedNamed(given: string): ShippedTransform | undefined {
  const text = foldName(given);
  return shippedTransforms.find(({ key, name }) => key === text || foldName(name) === text);
}

/**
 * The company's recipe with this id or name, ignoring case.
 * @throws AppError `not-found` with near misses, or `usage` if several match
 */
export function findTransform(transforms: readonly Transform[], given: string): Transform {
  return findNamed(transforms, given, {
    count: m.recipeCount,
    missing: t(m.thereIsNoRecipe, { given }),
    list: t(m.seeFormdeckTransformsList),
    describe: ({ id, name, user }) => t(m.idNameBy, { id, name, userName: personName(user) }),
  });
}
