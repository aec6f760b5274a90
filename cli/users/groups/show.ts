// formdeck groups show.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { groupNamed } from '#cli/command/group-named.ts';

export const show = verb({
  effect: 'reads',
  options: (_: object, [group = '']) => ({ group }),
  run: (context: Context, { group }) => groupNamed(context, group),

  print(output, { id, name, members }) {
    output.fields([
      ['Name', name],
      ['Members', members.map(({ userName }) => userName).join(', ') || 'none'],
      ['ID', id],
    ]);
  },
});
