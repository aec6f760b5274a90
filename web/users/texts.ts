// What web/users says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  signsInWithFactor: {
    id: 'users.web.signsInWithFactor',
    defaultMessage: 'Signs in with a second factor',
  },
  fileIsLargerThan10: {
    id: 'users.web.fileIsLargerThan10',
    defaultMessage: 'The file is larger than 10 MB.',
  },
  youStoppedIt: { id: 'users.web.youStoppedIt', defaultMessage: 'You stopped it.' },
  usersCouldNotBeDownloaded: {
    id: 'users.web.usersCouldNotBeDownloaded',
    defaultMessage: 'The users could not be downloaded',
  },
  fileCouldNotBeRead: { id: 'users.web.fileCouldNotBeRead', defaultMessage: 'The file could not be read' },
  chooseItAgain: { id: 'users.web.chooseItAgain', defaultMessage: 'Choose it again.' },
  dropCsvFileHere: { id: 'users.web.dropCsvFileHere', defaultMessage: 'Drop a CSV file here' },
  atMost10Mb: { id: 'users.web.atMost10Mb', defaultMessage: 'At most 10 MB' },
  csvFileOfUsers: { id: 'users.web.csvFileOfUsers', defaultMessage: 'CSV file of users' },
  downloadTemplate: { id: 'users.web.downloadTemplate', defaultMessage: 'Download a template' },
  downloadCurrentUsers: {
    id: 'users.web.downloadCurrentUsers',
    defaultMessage: 'Download the current users',
  },
  changesByLine: { id: 'users.web.changesByLine', defaultMessage: 'Changes by line' },
  chooseAnotherFile: { id: 'users.web.chooseAnotherFile', defaultMessage: 'Choose another file' },
  ofChangesMade: {
    id: 'users.web.ofChangesMade',
    defaultMessage: '{done, number} of {all, plural, one {# change} other {# changes}} made',
  },
  changesMade: { id: 'users.web.changesMade', defaultMessage: 'Changes made' },
  stop: { id: 'users.web.stop', defaultMessage: 'Stop' },
  done: { id: 'users.web.done', defaultMessage: 'Done: {made}' },
  newUsersAreInvitedBy: {
    id: 'users.web.newUsersAreInvitedBy',
    defaultMessage: 'New users are invited by e-mail.',
  },
  unexpectedProblemOccurred: {
    id: 'users.web.unexpectedProblemOccurred',
    defaultMessage: 'An unexpected problem occurred.',
  },
  ofChangesWereMadeApply: {
    id: 'users.web.ofChangesWereMadeApply',
    defaultMessage:
      '{done} of {count, plural, one {# change} other {# changes}} were made. Apply the file again to continue.',
  },
  someCouldNotBeInvited: {
    id: 'users.web.someCouldNotBeInvited',
    defaultMessage: 'Some could not be invited',
  },
  checkAddressesThenSendEach: {
    id: 'users.web.checkAddressesThenSendEach',
    defaultMessage: 'Check the addresses, then send each of them a new invitation.',
  },
  chooseFileAgain: { id: 'users.web.chooseFileAgain', defaultMessage: 'Choose the file again' },
  membersPeople: {
    id: 'users.web.membersPeople',
    defaultMessage: 'Members ({count, plural, one {# person} other {# people}})',
  },
  addMember: { id: 'users.web.addMember', defaultMessage: 'Add a member' },
  pleaseWait: { id: 'users.web.pleaseWait', defaultMessage: 'Please wait...' },
  addSomebodyByName: { id: 'users.web.addSomebodyByName', defaultMessage: 'Add somebody by name' },
  noOtherPeopleMatch: { id: 'users.web.noOtherPeopleMatch', defaultMessage: 'No other people match' },
  thisGroupHasNoMembers: {
    id: 'users.web.thisGroupHasNoMembers',
    defaultMessage: 'This group has no members yet.',
  },
  findMember: { id: 'users.web.findMember', defaultMessage: 'Find a member' },
  remove: { id: 'users.web.remove', defaultMessage: 'Remove {name}' },
  showMorePeople: {
    id: 'users.web.showMorePeople',
    defaultMessage: 'Show more ({count, plural, one {# person} other {# people}})',
  },
  usersAndUserGroups: { id: 'users.web.usersAndUserGroups', defaultMessage: 'Users and user groups' },
  wasNotInvited: { id: 'users.web.wasNotInvited', defaultMessage: '{userName} was not invited' },
  addUser: { id: 'users.web.addUser', defaultMessage: 'New user' },
  newCreateInvitePerson: {
    id: 'users.web.newCreateInvitePerson',
    defaultMessage: 'new create invite person',
  },
  addUserGroup: { id: 'users.web.addUserGroup', defaultMessage: 'New user group' },
  newCreateTeam: { id: 'users.web.newCreateTeam', defaultMessage: 'new create team' },
  thisUserCouldNotBe: { id: 'users.web.thisUserCouldNotBe', defaultMessage: 'This user could not be loaded' },
  details: { id: 'users.web.details', defaultMessage: 'Details' },
  access: { id: 'users.web.access', defaultMessage: 'Access' },
  lastSignIn: { id: 'users.web.lastSignIn', defaultMessage: 'Last sign-in {time}' },
  memberCount: {
    id: 'users.web.memberCount',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
  },
  unchangedLines: {
    id: 'users.web.unchangedLines',
    defaultMessage:
      '{count, plural, one {# line of the file changes} other {# lines of the file change}} nothing.',
  },
  applyChanges: {
    id: 'users.web.applyChanges',
    defaultMessage: 'Apply {count, plural, one {# change} other {# changes}}',
  },
  issuesIn: {
    id: 'users.web.issuesIn',
    defaultMessage: '{count, plural, one {# issue} other {# issues}} in {file}.',
  },
  create: { id: 'users.web.create', defaultMessage: 'Create' },
  change: { id: 'users.web.change', defaultMessage: 'Change' },
  deactivate: { id: 'users.web.deactivate', defaultMessage: 'Deactivate' },
  userPerson: { id: 'users.web.userPerson', defaultMessage: 'user person' },
});
