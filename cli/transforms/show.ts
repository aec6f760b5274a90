// formdeck transforms show: prints a recipe as a file that `create` accepts.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { listTransforms } from '#core/transforms/calls.ts';
import { findTransform, shippedNamed } from '#core/transforms/find-transform.ts';
import { transformFileText } from '#core/transforms/recipe-file.ts';
import type { TransformInput } from '#core/transforms/schema.ts';

export const show = verb({
  effect: 'reads',
  options: (_flags: object, [recipe = '']) => ({ recipe }),

  async run(context: Context, { recipe: named }): Promise<Omit<TransformInput, 'id'>> {
    const { name, description, recipe } =
      shippedNamed(named) ?? findTransform(await context.send(listTransforms, {}), named);
    return { name, description, recipe };
  },

  print: (output, transform) => output.raw(transformFileText(transform)),
});
