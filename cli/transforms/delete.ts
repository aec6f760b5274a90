// formdeck transforms delete.
import { oneNamed } from '#cli/command/finder.ts';
import { removeVerb } from '#cli/resource/thing-verbs.ts';
import { AppError } from '#core/errors.ts';
import { deleteTransform } from '#core/transforms/actions.ts';
import { listTransforms } from '#core/transforms/calls.ts';
import { findTransform, shippedNamed } from '#core/transforms/find-transform.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const remove = removeVerb({
  why: 'A deleted recipe cannot be restored.',
  options: oneNamed,
  async find({ send }, { named }) {
    if (shippedNamed(named) !== undefined)
      throw new AppError('usage', wording(m.comesWithFormdeckAndCannot, { named }));
    return findTransform(await send(listTransforms, {}), named);
  },
  action: deleteTransform,
});
