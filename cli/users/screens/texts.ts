// What cli/users/screens says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  removeSecondFactor: { id: 'users.cli.screens.removeSecondFactor', defaultMessage: 'remove second factor' },
  nameOfUserGroup: { id: 'users.cli.screens.nameOfUserGroup', defaultMessage: 'name of the user group' },
  partOfUsername: { id: 'users.cli.screens.partOfUsername', defaultMessage: 'part of a username' },
  itHasNoMembersPress: {
    id: 'users.cli.screens.itHasNoMembersPress',
    defaultMessage: 'It has no members. Press + to add some.',
  },
  addMembers: { id: 'users.cli.screens.addMembers', defaultMessage: 'Add members' },
  itHasNoMembers: { id: 'users.cli.screens.itHasNoMembers', defaultMessage: 'It has no members.' },
  member: { id: 'users.cli.screens.member', defaultMessage: 'Member' },
  timeZone: { id: 'users.cli.screens.timeZone', defaultMessage: 'Time zone' },
  lastSignIn: { id: 'users.cli.screens.lastSignIn', defaultMessage: 'Last sign-in' },
  members: {
    id: 'users.cli.screens.members',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
  },
  addMembersKey: { id: 'users.cli.screens.addMembersKey', defaultMessage: 'add members' },
  takeOut: { id: 'users.cli.screens.takeOut', defaultMessage: 'take out' },
  deleteGroup: { id: 'users.cli.screens.deleteGroup', defaultMessage: 'delete the group' },
  inviteAgain: { id: 'users.cli.screens.inviteAgain', defaultMessage: 'invite again' },
  invitation: { id: 'users.cli.screens.invitation', defaultMessage: 'Invitation' },
});
