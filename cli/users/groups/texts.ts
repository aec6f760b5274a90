// What cli/users/groups says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  deletedUserGroup: {
    id: 'users.cli.groups.deletedUserGroup',
    defaultMessage: 'Deleted the user group "{name}".',
  },
  giveNameMemberNoMembers: {
    id: 'users.cli.groups.giveNameMemberNoMembers',
    defaultMessage: 'Give --name, --member, --no-members, --add or --remove.',
  },
  thereAreNoUserGroups: {
    id: 'users.cli.groups.thereAreNoUserGroups',
    defaultMessage: 'There are no user groups to display.',
  },
  noUserGroupsMatch: { id: 'users.cli.groups.noUserGroupsMatch', defaultMessage: 'No user groups match.' },
  createdGroup: {
    id: 'users.cli.groups.createdGroup',
    defaultMessage:
      'Created the user group "{name}" with {members, plural, =0 {no members} one {# member} other {# members}}.',
  },
  members: { id: 'users.cli.groups.members', defaultMessage: 'Members' },
  nameChanged: { id: 'users.cli.groups.nameChanged', defaultMessage: 'name: {before} -> {after}' },
  memberAdded: { id: 'users.cli.groups.memberAdded', defaultMessage: 'added: {userName}' },
  memberRemoved: { id: 'users.cli.groups.memberRemoved', defaultMessage: 'removed: {userName}' },
});
