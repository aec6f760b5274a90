// formdeck transforms delete.
import { oneNamed, removeVerb } from '#cli/resource/remove-verb.ts';
import { AppError } from '#core/errors.ts';
import { deleteTransform } from '#core/transforms/actions.ts';
import { listTransforms } from '#core/transforms/calls.ts';
import { findTransform, shippedNamed } from '#core/transforms/find-transform.ts';

export const remove = removeVerb({
  why: 'A deleted recipe cannot be restored.',
  options: oneNamed,
  async find({ send }, { named }) {
    if (shippedNamed(named) !== undefined)
      throw new AppError('usage', `"${named}" comes with Formdeck and cannot be deleted.`);
    return findTransform(await send(listTransforms, {}), named);
  },
  action: deleteTransform,
});
