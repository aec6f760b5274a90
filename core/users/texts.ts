// What core/users says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  noMembersMatch: { id: 'users.noMembersMatch', defaultMessage: 'No members match.' },
  myAccount: { id: 'users.myAccount', defaultMessage: 'My account' },
  yourAccountIsSaved: { id: 'users.yourAccountIsSaved', defaultMessage: 'Your account is saved' },
  yourAccountCouldNotBe: {
    id: 'users.yourAccountCouldNotBe',
    defaultMessage: 'Your account could not be saved. Please try again.',
  },
  temporaryPasswordsExportsAndNotifications: {
    id: 'users.temporaryPasswordsExportsAndNotifications',
    defaultMessage: 'Temporary passwords, exports and notifications are sent to this address.',
  },
  enterYourCurrentPasswordTo: {
    id: 'users.enterYourCurrentPasswordTo',
    defaultMessage: 'Enter your current password to change your e-mail address.',
  },
  datesAndTimesAreShown: {
    id: 'users.datesAndTimesAreShown',
    defaultMessage: 'Dates and times are shown in this time zone.',
  },
  playShortSoundInBrowser: {
    id: 'users.playShortSoundInBrowser',
    defaultMessage: 'Play a short sound in the browser when a notification arrives.',
  },
  yourCurrentPasswordIsRequired: {
    id: 'users.yourCurrentPasswordIsRequired',
    defaultMessage: 'Your current password is required',
  },
  thisTimeZoneDoesNot: { id: 'users.thisTimeZoneDoesNot', defaultMessage: 'This time zone does not exist' },
  create: { id: 'users.create', defaultMessage: 'Create' },
  wasCreatedInvitationIsOn: {
    id: 'users.wasCreatedInvitationIsOn',
    defaultMessage: '{userName} was created. An invitation is on its way to {email}',
  },
  unableToSaveUserPlease: {
    id: 'users.unableToSaveUserPlease',
    defaultMessage: 'Unable to save user. Please try again.',
  },
  sendNewInvitation: { id: 'users.sendNewInvitation', defaultMessage: 'Send a new invitation' },
  newInvitationIsOnIts: {
    id: 'users.newInvitationIsOnIts',
    defaultMessage: 'A new invitation is on its way to {email}. The previous one no longer works',
  },
  unableToSendInvitationPlease: {
    id: 'users.unableToSendInvitationPlease',
    defaultMessage: 'Unable to send an invitation. Please try again.',
  },
  deactivate: { id: 'users.deactivate', defaultMessage: 'Deactivate' },
  deactivateUser: { id: 'users.deactivateUser', defaultMessage: 'Deactivate {userName}?' },
  theyAreSignedOutAnd: {
    id: 'users.theyAreSignedOutAnd',
    defaultMessage:
      'They are signed out and can no longer sign in. Their entries are kept. This action cannot be undone.',
  },
  couldNotBeDeactivatedPlease: {
    id: 'users.couldNotBeDeactivatedPlease',
    defaultMessage: '{userName} could not be deactivated. Please try again.',
  },
  userGroupWasCreated: {
    id: 'users.userGroupWasCreated',
    defaultMessage: 'The user group "{name}" was created',
  },
  unableToSaveUserGroup: {
    id: 'users.unableToSaveUserGroup',
    defaultMessage: 'Unable to save user group. Please try again',
  },
  userGroupWasSaved: { id: 'users.userGroupWasSaved', defaultMessage: 'The user group "{name}" was saved' },
  deleteUserGroup: { id: 'users.deleteUserGroup', defaultMessage: 'Delete the user group "{name}"?' },
  userGroupWasDeleted: {
    id: 'users.userGroupWasDeleted',
    defaultMessage: 'The user group "{name}" was deleted',
  },
  unableToDeleteUserGroup: {
    id: 'users.unableToDeleteUserGroup',
    defaultMessage: 'Unable to delete user group. Please try again',
  },
  thisCouldNotBeSaved: {
    id: 'users.thisCouldNotBeSaved',
    defaultMessage: 'This could not be saved. Please try again.',
  },
  ofChangesWereMadeApply: {
    id: 'users.ofChangesWereMadeApply',
    defaultMessage:
      '{done} of {all, plural, one {# change} other {# changes}} were made. Apply the file again to continue.',
  },
  createdUser: { id: 'users.createdUser', defaultMessage: '{who} created the user {user}' },
  sentUserNewInvitation: {
    id: 'users.sentUserNewInvitation',
    defaultMessage: '{who} sent the user {user} a new invitation',
  },
  changedTheirOwnAccount: {
    id: 'users.changedTheirOwnAccount',
    defaultMessage: '{who} changed their own account',
  },
  changedUser: { id: 'users.changedUser', defaultMessage: '{who} changed the user {user}' },
  deactivatedUser: { id: 'users.deactivatedUser', defaultMessage: '{who} deactivated the user {user}' },
  createdGroup: { id: 'users.createdGroup', defaultMessage: '{who} created the group {group}' },
  changedGroup: { id: 'users.changedGroup', defaultMessage: '{who} changed the group {group}' },
  deletedGroup: { id: 'users.deletedGroup', defaultMessage: '{who} deleted the group {group}' },
  renamedCompany: { id: 'users.renamedCompany', defaultMessage: '{who} renamed the company to "{name}"' },
  changedCompanysFeatures: {
    id: 'users.changedCompanysFeatures',
    defaultMessage: "{who} changed the company's features: {next}",
  },
  thisUserGroupCouldNot: {
    id: 'users.thisUserGroupCouldNot',
    defaultMessage: 'This user group could not be loaded',
  },
  beingInvited: { id: 'users.beingInvited', defaultMessage: 'Being invited' },
  invitationDelayed: { id: 'users.invitationDelayed', defaultMessage: 'Invitation delayed' },
  invitationNotSent: {
    id: 'users.invitationNotSent',
    defaultMessage: 'Invitation not sent',
  },
  invitationExpired: { id: 'users.invitationExpired', defaultMessage: 'Invitation expired' },
  invitationIsOnItsWay: {
    id: 'users.invitationIsOnItsWay',
    defaultMessage: 'The invitation is on its way to {email}.',
  },
  invitationToIsDelayedIt: {
    id: 'users.invitationToIsDelayedIt',
    defaultMessage: 'The invitation to {email} is delayed: {problem} It will be retried automatically.',
  },
  hasInvitedThemByE: {
    id: 'users.hasInvitedThemByE',
    defaultMessage:
      '{invitedBy} has invited them by an e-mail to {email}. They have not chosen a password yet.',
  },
  invitationToHasExpiredSend: {
    id: 'users.invitationToHasExpiredSend',
    defaultMessage: 'The invitation to {email} has expired. Send a new one.',
  },
  nameToZ: { id: 'users.nameToZ', defaultMessage: 'Name A to Z' },
  nameZTo: { id: 'users.nameZTo', defaultMessage: 'Name Z to A' },
  canDoEverythingIncludingUsers: {
    id: 'users.canDoEverythingIncludingUsers',
    defaultMessage: 'Can do everything, including users, appearance and the audit log',
  },
  managesFormsRemindersAndPeople: {
    id: 'users.managesFormsRemindersAndPeople',
    defaultMessage: 'Manages forms, reminders and people who are not administrators',
  },
  readsDashboardsAndAnswersCannot: {
    id: 'users.readsDashboardsAndAnswersCannot',
    defaultMessage: 'Reads dashboards and answers; cannot change anything',
  },
  approvesReturnsOrRejectsRows: {
    id: 'users.approvesReturnsOrRejectsRows',
    defaultMessage: 'Approves, returns or rejects entries',
  },
  fillsInForms: { id: 'users.fillsInForms', defaultMessage: 'Fills in forms' },
  allRoles: { id: 'users.allRoles', defaultMessage: 'All roles' },
  administrators: { id: 'users.administrators', defaultMessage: 'Administrators' },
  managers: { id: 'users.managers', defaultMessage: 'Managers' },
  analysts: { id: 'users.analysts', defaultMessage: 'Analysts' },
  reviewers: { id: 'users.reviewers', defaultMessage: 'Reviewers' },
  users: { id: 'users.users', defaultMessage: 'Users' },
  sortBy: { id: 'users.sortBy', defaultMessage: 'Sort by' },
  sort: { id: 'users.sort', defaultMessage: 'Sort' },
  searchUsers: { id: 'users.searchUsers', defaultMessage: 'Search users' },
  partOfNameOrEmail: { id: 'users.partOfNameOrEmail', defaultMessage: 'part of a name, username or e-mail' },
  fullName: { id: 'users.fullName', defaultMessage: 'Full name' },
  fullNameHelp: {
    id: 'users.fullNameHelp',
    defaultMessage: 'What others see instead of the username',
  },
  ownFullNameHelp: {
    id: 'users.ownFullNameHelp',
    defaultMessage: 'What others see instead of your username',
  },
  filterByRole: { id: 'users.filterByRole', defaultMessage: 'Filter by role' },
  searchUserGroups: { id: 'users.searchUserGroups', defaultMessage: 'Search user groups' },
  partOfName: { id: 'users.partOfName', defaultMessage: 'part of a name' },
  lastSignIn: { id: 'users.lastSignIn', defaultMessage: 'Last sign-in' },
  tryPartOfNameOr: {
    id: 'users.tryPartOfNameOr',
    defaultMessage: 'Try part of the name or e-mail address, or another role.',
  },
  showAllUsers: { id: 'users.showAllUsers', defaultMessage: 'Show all users' },
  members: { id: 'users.members', defaultMessage: 'Members' },
  formLimitedToUserGroups: {
    id: 'users.formLimitedToUserGroups',
    defaultMessage:
      'A form limited to user groups can only be seen by their members, its reviewers and admins.',
  },
  tryPartOfName: { id: 'users.tryPartOfName', defaultMessage: 'Try part of the name.' },
  showAllUserGroups: { id: 'users.showAllUserGroups', defaultMessage: 'Show all user groups' },
  whoIsInCompany: { id: 'users.whoIsInCompany', defaultMessage: 'who is in the company' },
  peopleColumns: {
    id: 'users.peopleColumns',
    defaultMessage: 'username, full name, email, role, groups, time zone and active',
  },
  isOnLineAlready: { id: 'users.isOnLineAlready', defaultMessage: '{username} is on line {first} already' },
  quotationMarkIsNotClosed: {
    id: 'users.quotationMarkIsNotClosed',
    defaultMessage: 'A quotation mark is not closed',
  },
  cellsButHeaderHas: {
    id: 'users.cellsButHeaderHas',
    defaultMessage: '{count} cells, but the header has {count2}',
  },
  fileIsEmpty: { id: 'users.fileIsEmpty', defaultMessage: 'The file is empty' },
  thereIsNoColumnThere: {
    id: 'users.thereIsNoColumnThere',
    defaultMessage: 'There is no column "{title}"; there are {columnsText}',
  },
  columnAppearsTwice: {
    id: 'users.columnAppearsTwice',
    defaultMessage: 'The column "{titles}" appears twice',
  },
  columnUsernameIsMissing: {
    id: 'users.columnUsernameIsMissing',
    defaultMessage: 'The column "username" is missing',
  },
  onlyAdminsMayCreateUsers: {
    id: 'users.onlyAdminsMayCreateUsers',
    defaultMessage: 'Only admins may create users',
  },
  isNoRoleChooseOne: {
    id: 'users.isNoRoleChooseOne',
    defaultMessage: '"{role}" is not a role: write one of {activeRoles}',
  },
  thereIsNoTimeZone: { id: 'users.thereIsNoTimeZone', defaultMessage: 'There is no time zone "{timezone}"' },
  thereIsNoUserGroup: { id: 'users.thereIsNoUserGroup', defaultMessage: 'There is no user group "{part}"' },
  isNotValidValueFor: {
    id: 'users.isNotValidValueFor',
    defaultMessage: '"{active}" is not a valid value for active: write yes or no',
  },
  becauseTheyreReviewerOnForms: {
    id: 'users.becauseTheyreReviewerOnForms',
    defaultMessage:
      "{userName} {kind, select, deactivate {could not be deactivated} other {{role, select, ANALYST {could not be made an analyst} other {could not be made a user}}}} because they're a reviewer on {count, plural, one {# form} other {# forms}}: {forms}",
  },
  isDeactivatedWhichCannotBe: {
    id: 'users.isDeactivatedWhichCannotBe',
    defaultMessage: '{userName} is deactivated, which cannot be undone: choose another username',
  },
  notInFile: { id: 'users.notInFile', defaultMessage: 'not in the file' },
  importUsers: { id: 'users.importUsers', defaultMessage: 'Import users' },
  columnsAreUsernameEmailRole: {
    id: 'users.columnsAreUsernameEmailRole',
    defaultMessage:
      'The columns are username, full name, email, role, groups (several with ;), time zone and active (yes or no); only username is required. Users who are not in the file stay as they are. You can review the changes before they are applied.',
  },
  fileCannotBeAppliedNothing: {
    id: 'users.fileCannotBeAppliedNothing',
    defaultMessage: 'The file cannot be applied. Nothing was changed.',
  },
  youAreNotInFile: {
    id: 'users.youAreNotInFile',
    defaultMessage: 'You are not in the file, and stay active.',
  },
  correctTheseLinesThenChoose: {
    id: 'users.correctTheseLinesThenChoose',
    defaultMessage: 'Correct these lines, then choose the file again.',
  },
  allUsersAlreadyMatchFile: {
    id: 'users.allUsersAlreadyMatchFile',
    defaultMessage: 'All users already match the file.',
  },
  choosePhoto: { id: 'users.choosePhoto', defaultMessage: 'Choose a photo' },
  changePhoto: { id: 'users.changePhoto', defaultMessage: 'Change photo' },
  removePhoto: { id: 'users.removePhoto', defaultMessage: 'Remove photo' },
  yourPhoto: { id: 'users.yourPhoto', defaultMessage: 'Your photo' },
  everyoneInYourCompanySees: {
    id: 'users.everyoneInYourCompanySees',
    defaultMessage: 'Everyone in your company sees it beside your name. Location data is removed.',
  },
  dragPictureOrMoveIt: {
    id: 'users.dragPictureOrMoveIt',
    defaultMessage: 'Drag the picture, or move it with the arrow keys.',
  },
  useThisPhoto: { id: 'users.useThisPhoto', defaultMessage: 'Use this photo' },
  yourBrowserCannotReadThis: {
    id: 'users.yourBrowserCannotReadThis',
    defaultMessage: 'Your browser cannot read this file. Choose a JPEG or PNG image.',
  },
  yourPhotoIsSaved: { id: 'users.yourPhotoIsSaved', defaultMessage: 'Your photo is saved' },
  yourPhotoIsRemoved: { id: 'users.yourPhotoIsRemoved', defaultMessage: 'Your photo is removed' },
  yourPhotoCouldNotBe: {
    id: 'users.yourPhotoCouldNotBe',
    defaultMessage: 'Your photo could not be saved. Please try again.',
  },
  yourPhotoCouldNotBeRemoved: {
    id: 'users.yourPhotoCouldNotBeRemoved',
    defaultMessage: 'Your photo could not be removed. Please try again.',
  },
  youCannotDeactivateYourself: {
    id: 'users.youCannotDeactivateYourself',
    defaultMessage: 'You cannot deactivate yourself',
  },
  youCannotChangeYourOwn: {
    id: 'users.youCannotChangeYourOwn',
    defaultMessage: 'You cannot change your own role',
  },
  onlyAdminsMayAssignAdministrator: {
    id: 'users.onlyAdminsMayAssignAdministrator',
    defaultMessage: 'Only admins may assign Administrator',
  },
  managersCannotEditAdministrators: {
    id: 'users.managersCannotEditAdministrators',
    defaultMessage: 'Managers cannot edit administrators',
  },
  onlyManagersAndAdminsMay: {
    id: 'users.onlyManagersAndAdminsMay',
    defaultMessage: 'Only managers and admins may edit users',
  },
  askAdministratorToChangeYour: {
    id: 'users.askAdministratorToChangeYour',
    defaultMessage: 'Ask an administrator to change your username or groups',
  },
  onlyManagersAndAdminsMaySee: {
    id: 'users.onlyManagersAndAdminsMaySee',
    defaultMessage: 'Only managers and admins may see users',
  },
  onlyManagersAndAdminsMayChange: {
    id: 'users.onlyManagersAndAdminsMayChange',
    defaultMessage: 'Only managers and admins may change user groups',
  },
  onlyAdminsMayCreateAnd: {
    id: 'users.onlyAdminsMayCreateAnd',
    defaultMessage: 'Only admins may create and delete user groups',
  },
  isDeactivatedWhichCannotBeUndone: {
    id: 'users.isDeactivatedWhichCannotBeUndone',
    defaultMessage: '{userName} is deactivated, which cannot be undone.',
  },
  userGroups: { id: 'users.userGroups', defaultMessage: 'User Groups' },
  userGroup: { id: 'users.userGroup', defaultMessage: 'User group' },
  newUser: { id: 'users.newUser', defaultMessage: 'New User' },
  newUserGroup: { id: 'users.newUserGroup', defaultMessage: 'New user group' },
  thereAreNoUsersTo: { id: 'users.thereAreNoUsersTo', defaultMessage: 'There are no users to display.' },
  createUser: { id: 'users.createUser', defaultMessage: 'Create a user' },
  thereAreNoUserGroups: {
    id: 'users.thereAreNoUserGroups',
    defaultMessage: 'There are no user groups to display.',
  },
  createUserGroup: { id: 'users.createUserGroup', defaultMessage: 'Create a user group' },
  notSignedInYet: { id: 'users.notSignedInYet', defaultMessage: 'Not signed in yet' },
  leaveBlankToKeepCurrent: {
    id: 'users.leaveBlankToKeepCurrent',
    defaultMessage: 'Leave blank to keep the current password',
  },
  inviteThemByEMail: {
    id: 'users.inviteThemByEMail',
    defaultMessage: 'Invite them by e-mail: they choose a password with its link within 72 hours',
  },
  setPasswordThatTheyMust: {
    id: 'users.setPasswordThatTheyMust',
    defaultMessage: 'Set a password that they must change',
  },
  noUserGroupsMatch: { id: 'users.noUserGroupsMatch', defaultMessage: 'No user groups match' },
  timeZone: { id: 'users.timeZone', defaultMessage: 'Time zone' },
  noTimeZonesMatch: { id: 'users.noTimeZonesMatch', defaultMessage: 'No time zones match' },
  firstSignIn: { id: 'users.firstSignIn', defaultMessage: 'First sign-in' },
  atLeastCharacters: {
    id: 'users.atLeastCharacters',
    defaultMessage: 'At least {minimumPasswordLength} characters',
  },
  showPassword: { id: 'users.showPassword', defaultMessage: 'Show the password' },
  yourCurrentPassword: { id: 'users.yourCurrentPassword', defaultMessage: 'Your current password' },
  showYourCurrentPassword: {
    id: 'users.showYourCurrentPassword',
    defaultMessage: 'Show your current password',
  },
  usersToChange: {
    id: 'users.usersToChange',
    defaultMessage:
      '{kind, select, create {create} change {change} other {deactivate}} {count, plural, one {# user} other {# users}}',
  },
  usersChanged: {
    id: 'users.usersChanged',
    defaultMessage:
      '{count, plural, one {# user} other {# users}} {kind, select, create {created} change {changed} other {deactivated}}',
  },
  onLine: { id: 'users.onLine', defaultMessage: 'line {line}' },
  deactivatingCannotBeUndone: {
    id: 'users.deactivatingCannotBeUndone',
    defaultMessage: 'Deactivating cannot be undone.',
  },
  storageUsed: { id: 'users.storageUsed', defaultMessage: '{used} used' },
  storageOfLimitUsed: { id: 'users.storageOfLimitUsed', defaultMessage: '{used} of {limit} used' },
  membersStay: {
    id: 'users.membersStay',
    defaultMessage:
      '{count, plural, =0 {It has no members.} one {Its member stays.} other {Its {count} members stay.}} This action cannot be undone.',
  },
  serverWasStopped: { id: 'users.serverWasStopped', defaultMessage: 'the server was stopped meanwhile.' },
  invitationCouldNotBeSent: {
    id: 'users.invitationCouldNotBeSent',
    defaultMessage:
      'The invitation could not be sent to {email}: {problem} Check the address, then send a new one.',
  },
  wasCreated: { id: 'users.wasCreated', defaultMessage: '{userName} was created' },
  wasSaved: { id: 'users.wasSaved', defaultMessage: '{userName} was saved' },
  wasDeactivated: { id: 'users.wasDeactivated', defaultMessage: '{userName} was deactivated' },
  invited: { id: 'users.invited', defaultMessage: 'Invited' },
  active: { id: 'users.active', defaultMessage: 'Active' },
  user: { id: 'users.user', defaultMessage: 'User' },
  administrator: { id: 'users.administrator', defaultMessage: 'Administrator' },
  manager: { id: 'users.manager', defaultMessage: 'Manager' },
  analyst: { id: 'users.analyst', defaultMessage: 'Analyst' },
  reviewer: { id: 'users.reviewer', defaultMessage: 'Reviewer' },
  deactivated: { id: 'users.deactivated', defaultMessage: 'Deactivated' },
  userGroupsWord: { id: 'users.userGroupsWord', defaultMessage: 'user groups' },
  companysFeatures: { id: 'users.companysFeatures', defaultMessage: "the company's features" },
  groupCount: {
    id: 'users.groupCount',
    defaultMessage: '{count, plural, one {# user group} other {# user groups}}',
  },
  lineOfPerson: { id: 'users.lineOfPerson', defaultMessage: 'Line {line}, {userName}: {problem}' },
});
