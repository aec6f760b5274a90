// formdeck groups create.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { userIdsNamed } from '#cli/command/user-named.ts';
import { createGroup } from '#core/users/calls.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CreateGroupOptions = { name: string; members: readonly string[] };

export const create = verb({
  effect: { undo: 'groups delete' },
  options: ({ member = [] }: { member?: string[] }, [name = '']): CreateGroupOptions => ({
    name,
    members: member,
  }),

  async run(context: Context, { name, members }: CreateGroupOptions) {
    const { newId } = await context.ports();
    const body = { id: newId(), name, members: await userIdsNamed(context, members) };
    return context.sendAgain(createGroup, { body });
  },

  print: (output, { name, members: { length } }) => output.say(t(m.createdGroup, { name, members: length })),
});
