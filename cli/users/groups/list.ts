// formdeck groups list.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { foldName } from '#core/find-named.ts';
import { listGroups } from '#core/users/calls.ts';
import type { Group } from '#core/users/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const list = verb({
  effect: 'reads',
  options: ({ search = '' }: { search?: string }) => ({ search }),

  async run(context: Context, { search }): Promise<Group[]> {
    const groups = await context.sendAgain(listGroups, {});
    return groups.filter(({ name }) => foldName(name).includes(foldName(search)));
  },

  print(output, groups, { search }) {
    output.table(
      [
        { title: 'NAME', value: ({ name }) => name },
        { title: 'COUNT', value: ({ members }) => members.length, align: 'right', whole: true },
        {
          title: 'MEMBERS',
          value: ({ members }) => members.map(({ userName }) => userName).join(', '),
          rank: 2,
        },
        { title: 'ID', value: ({ id }) => id, whole: true, rank: 1 },
      ],
      groups,
      search === '' ? t(m.thereAreNoUserGroups) : t(m.noUserGroupsMatch),
    );
  },
});
