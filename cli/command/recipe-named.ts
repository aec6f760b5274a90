// Resolves a recipe named on the command line: one that ships with the product, one of the company, or a JSON file.
import { AppError } from '#core/errors.ts';
import { listTransforms } from '#core/transforms/calls.ts';
import { findTransform, shippedNamed } from '#core/transforms/find-transform.ts';
import { shippedTransforms } from '#core/transforms/metal-detection.ts';
import { parseRecipeFile } from '#core/transforms/recipe-file.ts';
import type { Recipe } from '#core/transforms/schema.ts';
import type { Context } from '#cli/context.ts';
import { readJsonFile } from './json-file.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Whether the argument is a file name rather than a recipe name. */
function isRecipeFile(given: string): boolean {
  return /[/\\]|\.json$/i.test(given);
}

/**
 * Loads the recipe. Only the company's recipes require a sign-in.
 * @throws AppError `not-found`, or `invalid` for a file without a valid recipe
 */
export async function recipeNamed(context: Context, given: string): Promise<Recipe> {
  if (isRecipeFile(given)) return parseRecipeFile(await readJsonFile(context, given));
  const shipped = shippedNamed(given);
  if (shipped !== undefined) return shipped.recipe;
  const transforms = await context.sendAgain(listTransforms, {}).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'signed-out') throw error;
    throw new AppError('signed-out', error.message, {
      cause: error,
      hint: wording(m.wouldBeRecipeOfYour, {
        given,
        shippedTransforms: shippedTransforms.map(({ key }) => key).join(', '),
      }),
    });
  });
  return findTransform(transforms, given).recipe;
}
