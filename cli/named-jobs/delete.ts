// formdeck jobs delete.
import { oneNamed, removeVerb } from '#cli/resource/remove-verb.ts';
import { deleteJob } from '#core/named-jobs/actions.ts';
import { jobNamed } from './named.ts';

export const remove = removeVerb({
  why: 'A deleted job loses its runs.',
  options: oneNamed,
  find: (context, { named }) => jobNamed(context, named),
  action: deleteJob,
});
