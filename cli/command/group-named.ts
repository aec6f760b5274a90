// Resolves user groups on the command line. For managers and admins.
import { listGroups } from '#core/users/calls.ts';
import { finder } from './finder.ts';
import { m } from './texts.ts';

export const { one: groupNamed, ids: groupIdsNamed } = finder({
  missing: m.noUserGroup,
  count: m.groupCount,
  list: { command: 'groups' },
  read: ({ send }) => send(listGroups, {}),
  nameOf: ({ name }) => name,
});
