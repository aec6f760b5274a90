// formdeck reports designs delete.
import { oneNamed, removeVerb } from '#cli/resource/remove-verb.ts';
import { deleteDesign } from '#core/reports/design-actions.ts';
import { ownDesign } from './own-design.ts';

export const remove = removeVerb({
  why: 'A deleted design cannot be restored.',
  options: oneNamed,
  find: (context, { named }) => ownDesign(context, named),
  action: deleteDesign,
});
