// formdeck groups delete.
import { groupNamed } from '#cli/command/group-named.ts';
import { oneNamed } from '#cli/command/finder.ts';
import { removeVerb } from '#cli/resource/thing-verbs.ts';
import { withFormsInHint } from '#cli/users/forms-in-hint.ts';
import { AppError } from '#core/errors.ts';
import { actorOf } from '#core/session/state.ts';
import { deleteGroup } from '#core/users/actions.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const remove = removeVerb({
  why: 'A deleted user group cannot be restored.',
  options: oneNamed,
  async find(context, named) {
    const group = await groupNamed(context, named);
    const may = deleteGroup.may(actorOf(await context.user()), group);
    if (!may.yes) throw new AppError('forbidden', may.why);
    return group;
  },
  action: deleteGroup,
  done: ({ name }) => t(m.deletedUserGroup, { name }),
  refusal: withFormsInHint,
});
