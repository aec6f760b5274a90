// formdeck reports designs delete.
import { oneNamed } from '#cli/command/finder.ts';
import { removeVerb } from '#cli/resource/thing-verbs.ts';
import { deleteDesign } from '#core/reports/design-actions.ts';
import { ownDesign } from './own-design.ts';

export const remove = removeVerb({
  why: 'A deleted design cannot be restored.',
  options: oneNamed,
  find: ownDesign,
  action: deleteDesign,
});
