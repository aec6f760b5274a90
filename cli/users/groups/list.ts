// formdeck groups list: with the names of their members, which the list of the faces does not read.
import { personName } from '#core/primitives.ts';
import { listVerb } from '#cli/resource/list-verb.ts';
import { foldName } from '#core/find-named.ts';
import { listGroups } from '#core/users/calls.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const list = listVerb({
  options: ({ search = '' }: { search?: string }) => ({ search }),

  async read({ sendAgain }, { search }) {
    const groups = await sendAgain(listGroups, {});
    return { items: groups.filter(({ name }) => foldName(name).includes(foldName(search))) };
  },

  columns: () => [
    { title: 'NAME', value: ({ name }) => name },
    { title: 'COUNT', value: ({ members }) => members.length, align: 'right', whole: true },
    {
      title: 'MEMBERS',
      value: ({ members }) => members.map(personName).join(', '),
      rank: 2,
    },
  ],
  id: () => ({ title: 'ID', value: ({ id }) => id, whole: true, rank: 1 }),
  none: ({ search }) => (search === '' ? t(m.thereAreNoUserGroups) : t(m.noUserGroupsMatch)),
});
