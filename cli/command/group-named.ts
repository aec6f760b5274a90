// Resolves user groups on the command line. For managers and admins.
import { listGroups } from '#core/users/calls.ts';
import { finder } from './finder.ts';

export const { one: groupNamed, ids: groupIdsNamed } = finder({
  noun: 'user group',
  command: 'groups',
  read: ({ send }) => send(listGroups, {}),
  nameOf: ({ name }) => name,
});
