// formdeck groups show.
import { oneNamed } from '#cli/command/finder.ts';
import { groupNamed } from '#cli/command/group-named.ts';
import { showVerb } from '#cli/resource/thing-verbs.ts';

export const show = showVerb({
  options: oneNamed,
  find: groupNamed,
  facts: ({ id, name, members }) => [
    ['Name', name],
    ['Members', members.map(({ userName }) => userName).join(', ') || 'none'],
    ['ID', id],
  ],
});
