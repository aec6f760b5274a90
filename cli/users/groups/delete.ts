// formdeck groups delete.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { groupNamed } from '#cli/command/group-named.ts';
import { withFormsInHint } from '#cli/users/forms-in-hint.ts';
import { AppError } from '#core/errors.ts';
import { actorOf } from '#core/session/state.ts';
import { deleteGroup } from '#core/users/actions.ts';
import type { Group } from '#core/users/schema.ts';

export const remove = verb({
  effect: { asks: () => 'A deleted user group cannot be restored.' },
  options: (_: object, [group = '']) => ({ group }),

  async run(context: Context, { group: named }): Promise<Group> {
    const group = await groupNamed(context, named);
    const may = deleteGroup.may(actorOf(await context.user()), group);
    if (!may.yes) throw new AppError('forbidden', may.why);
    const { title, text } = deleteGroup.confirmation?.(group) ?? { title: '', text: '' };
    await confirm(context, `${title} ${text}`, 'Nothing was deleted.');
    await deleteGroup.run(context.send, group).catch((error: unknown) => {
      throw withFormsInHint(error);
    });
    return group;
  },

  print: (output, { name }) => output.say(`Deleted the user group "${name}".`),
  json: ({ id }) => ({ deleted: id }),
});
