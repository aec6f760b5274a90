// What cli/users/groups says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  deletedUserGroup: {
    id: 'users.cli.groups.deletedUserGroup',
    defaultMessage: 'Deleted the user group "{name}".',
  },
  sayWhatToChange: { id: 'users.cli.groups.sayWhatToChange', defaultMessage: 'Say what to change.' },
  giveNameMemberNoMembers: {
    id: 'users.cli.groups.giveNameMemberNoMembers',
    defaultMessage: 'Give --name, --member, --no-members, --add or --remove.',
  },
  alreadyHasTheseSettings: {
    id: 'users.cli.groups.alreadyHasTheseSettings',
    defaultMessage: '"{group}" already has these settings.',
  },
  wouldBeChanged: { id: 'users.cli.groups.wouldBeChanged', defaultMessage: '"{group}" would be changed.' },
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
  changed: { id: 'users.cli.groups.changed', defaultMessage: 'Changed "{name}".' },
  members: { id: 'users.cli.groups.members', defaultMessage: 'Members' },
});
