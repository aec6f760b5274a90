// formdeck jobs delete.
import { oneNamed } from '#cli/command/finder.ts';
import { removeVerb } from '#cli/resource/thing-verbs.ts';
import { deleteJob } from '#core/named-jobs/actions.ts';
import { jobNamed } from './named.ts';

export const remove = removeVerb({
  why: 'A deleted job loses its runs.',
  options: oneNamed,
  find: jobNamed,
  action: deleteJob,
});
