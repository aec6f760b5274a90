// What server/users says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  eMailAddressOfYour: {
    id: 'users.server.eMailAddressOfYour',
    defaultMessage: 'The e-mail address of your account was changed',
  },
  accessTokenCannotChangePassword: {
    id: 'users.server.accessTokenCannotChangePassword',
    defaultMessage:
      'An access token cannot change a password or an e-mail address, or make anyone an administrator.',
  },
  signInWithPasswordTo: {
    id: 'users.server.signInWithPasswordTo',
    defaultMessage: 'Sign in with a password to do this.',
  },
  thereIsNoSuchImage: { id: 'users.server.thereIsNoSuchImage', defaultMessage: 'There is no such image' },
  thisUserGroupDoesNot: {
    id: 'users.server.thisUserGroupDoesNot',
    defaultMessage: 'This user group does not exist',
  },
  thisUsernameIsTaken: { id: 'users.server.thisUsernameIsTaken', defaultMessage: 'This username is taken' },
  lastAdminOfCompanyCannot: {
    id: 'users.server.lastAdminOfCompanyCannot',
    defaultMessage: 'The last admin of a company cannot be deactivated or demoted.',
  },
  makeSomebodyElseAdminFirst: {
    id: 'users.server.makeSomebodyElseAdminFirst',
    defaultMessage: 'Make somebody else an admin first.',
  },
  createNewUser: { id: 'users.server.createNewUser', defaultMessage: 'Create a new user.' },
  becauseTheyreReviewerOn: {
    id: 'users.server.becauseTheyreReviewerOn',
    defaultMessage:
      "{userName} {role, select, DEACTIVATED {could not be deactivated} ANALYST {could not be made an analyst} other {could not be made a user}} because they're a reviewer on {count, plural, one {# form} other {# forms}}",
  },
  removeThemAsReviewerFrom: {
    id: 'users.server.removeThemAsReviewerFrom',
    defaultMessage: 'Remove them as reviewer from these forms first.',
  },
  usernameIsTakenInThis: {
    id: 'users.server.usernameIsTakenInThis',
    defaultMessage: 'The username "{userName}" is taken in this region.',
  },
  whoeverRunsServer: { id: 'users.server.whoeverRunsServer', defaultMessage: 'Whoever runs the server' },
  thereIsNoCompanyIn: {
    id: 'users.server.thereIsNoCompanyIn',
    defaultMessage: 'There is no company "{company}" in this region.',
  },
  formdeckCompanyListListsThem: {
    id: 'users.server.formdeckCompanyListListsThem',
    defaultMessage: 'formdeck company list lists them all.',
  },
  thereAreCompanies: { id: 'users.server.thereAreCompanies', defaultMessage: 'There are {count} companies.' },
  severalAreCalled: {
    id: 'users.server.severalAreCalled',
    defaultMessage: 'Several are called "{company}".',
  },
  chooseOneWithCompanyBy: {
    id: 'users.server.chooseOneWithCompanyBy',
    defaultMessage: 'Choose one with --company, by id if names are the same.',
  },
  couldNotBeDeletedBecause: {
    id: 'users.server.couldNotBeDeletedBecause',
    defaultMessage:
      '{group} could not be deleted because {count, plural, one {# form} other {# forms}} can only be seen by it',
  },
  removeGroupFromTheseForms: {
    id: 'users.server.removeGroupFromTheseForms',
    defaultMessage: 'Remove the group from these forms first.',
  },
  thisUserDoesNotExist: {
    id: 'users.server.thisUserDoesNotExist',
    defaultMessage: 'This user does not exist',
  },
  thereIsAlreadyUserGroup: {
    id: 'users.server.thereIsAlreadyUserGroup',
    defaultMessage: 'There is already a user group with this name',
  },
  anotherUserGroupAlreadyHas: {
    id: 'users.server.anotherUserGroupAlreadyHas',
    defaultMessage: 'Another user group already has this id.',
  },
  useNewId: { id: 'users.server.useNewId', defaultMessage: 'Use a new id.' },
  youAreInvitedToFormdeck: {
    id: 'users.server.youAreInvitedToFormdeck',
    defaultMessage: 'You are invited to Formdeck',
  },
  helloHasInvitedYouTo: {
    id: 'users.server.helloHasInvitedYouTo',
    defaultMessage:
      'Hello {name},\n\n{by} has invited you to Formdeck. Your username is: {userName}\n\nChoose a password here, and you are signed in:\n\n{link}\n\nThe link works once, within the next {invitationLifetime} hours. If it has expired, ask {by} to send you a new one.\n\nIf you do not know who this is, you do not need to do anything.',
  },
  choosePassword: { id: 'users.server.choosePassword', defaultMessage: 'Choose a password' },
  hasSecondFactor: {
    id: 'users.server.hasSecondFactor',
    defaultMessage: '{userName} has a second factor, which an invitation does not ask for.',
  },
  removeTheirFactorFirst: {
    id: 'users.server.removeTheirFactorFirst',
    defaultMessage:
      'If they have lost it, remove it first; otherwise they can request a new password on the sign-in page.',
  },
  thisIsNotYourCurrent: {
    id: 'users.server.thisIsNotYourCurrent',
    defaultMessage: 'This is not your current password',
  },
  newUserCannotBeDeactivated: {
    id: 'users.server.newUserCannotBeDeactivated',
    defaultMessage: 'A new user cannot be deactivated',
  },
  alreadyHasPassword: {
    id: 'users.server.alreadyHasPassword',
    defaultMessage: '{userName} already has a password.',
  },
  ifTheyForgotItThey: {
    id: 'users.server.ifTheyForgotItThey',
    defaultMessage: "If they forgot it, they can use 'Forgot Password?' on the sign-in page.",
  },
  atMostSettingsCanBe: {
    id: 'users.server.atMostSettingsCanBe',
    defaultMessage: 'At most {maximumSettings} settings can be saved',
  },
  changeYourPasswordFirst: {
    id: 'users.server.changeYourPasswordFirst',
    defaultMessage: 'Change your password first.',
  },
  changedSubject: {
    id: 'users.server.changedSubject',
    defaultMessage:
      '{what, select, password {The password of your account was changed} address {The e-mail address of your account was changed} other {The password and e-mail address of your account were changed}}',
  },
  changedMail: {
    id: 'users.server.changedMail',
    defaultMessage:
      'Hello {userName},\n\n{isOwn, select, true {somebody who was signed in as you, most likely you yourself,} other {{doer}}} changed the {what, select, password {password} address {e-mail address} other {password and e-mail address}} of your Formdeck account.\n\nIf you did not expect this, tell an administrator of your company immediately.\n',
  },
  noMoreMail: {
    id: 'users.server.noMoreMail',
    defaultMessage: 'Messages about your account will no longer be sent to this address.',
  },
  addressMail: {
    id: 'users.server.addressMail',
    defaultMessage:
      'Hello {userName},\n\n{isOwn, select, true {somebody who was signed in as you, most likely you yourself,} other {{doer}}} changed the e-mail address of your Formdeck account to this one.\n\nIf you do not know this account, tell whoever runs Formdeck at your company.\n',
  },
  nobodyIsCalled: {
    id: 'users.server.nobodyIsCalled',
    defaultMessage: 'Nobody in this region has the username "{userName}".',
  },
  isNoAdmin: { id: 'users.server.isNoAdmin', defaultMessage: '{userName} is no admin.' },
  adminsSetPasswords: {
    id: 'users.server.adminsSetPasswords',
    defaultMessage: "An admin or manager of the company sets other people's passwords.",
  },
  onlySignsOn: {
    id: 'users.server.onlySignsOn',
    defaultMessage: 'The company of {userName} signs in by single sign-on alone: a password signs nobody in.',
  },
  letPasswordsIn: {
    id: 'users.server.letPasswordsIn',
    defaultMessage: 'Add --passwords to let passwords in again, for all of the company.',
  },
  rescueSubject: {
    id: 'users.server.rescueSubject',
    defaultMessage:
      '{isFactor, select, true {The second factor of {rescued} was removed on the server} other {The password of {rescued} was set on the server}}',
  },
  rescueMail: {
    id: 'users.server.rescueMail',
    defaultMessage:
      'Hello {userName},\n\nwhoever runs the server {isFactor, select, true {removed the second factor} other {set the password}} of {rescued}, who is an admin of your company as you are, on its console. {isFactor, select, true {They sign in with their password alone until they set up another one.} other {Their sessions were ended.}}{isLetIn, select, true { Everybody can sign in with passwords again, beside single sign-on.} other {}} The audit log has it too.\n\nIf nobody asked for this, tell whoever runs Formdeck at your company immediately.\n',
  },
});
