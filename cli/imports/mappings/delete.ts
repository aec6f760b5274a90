// formdeck import mappings delete.
import { removeVerb } from '#cli/resource/thing-verbs.ts';
import { deleteMapping } from '#core/mappings/actions.ts';
import { namedOptions, readNamed } from './show.ts';

export const remove = removeVerb({
  why: 'A deleted mapping cannot be restored.',
  options: namedOptions,
  find: async (context, options) => (await readNamed(context, options)).mapping,
  action: deleteMapping,
});
