// What core/session says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  signOut: { id: 'session.signOut', defaultMessage: 'Sign out' },
  signOutOf: { id: 'session.signOutOf', defaultMessage: 'Sign out of {device}?' },
  whoeverUsesItHasTo: {
    id: 'session.whoeverUsesItHasTo',
    defaultMessage: 'Whoever uses it has to sign in again. Unsent answers stay on that device.',
  },
  isSignedOut: { id: 'session.isSignedOut', defaultMessage: '{device} is signed out' },
  couldNotBeSignedOut: {
    id: 'session.couldNotBeSignedOut',
    defaultMessage: '{device} could not be signed out. Please try again.',
  },
  signOutEverywhereElse: { id: 'session.signOutEverywhereElse', defaultMessage: 'Sign out everywhere else' },
  allYourSessionsExceptThis: {
    id: 'session.allYourSessionsExceptThis',
    defaultMessage:
      'All your sessions except this one end. Access tokens stay active: revoke those you do not recognize.',
  },
  yourOtherSessionsCouldNot: {
    id: 'session.yourOtherSessionsCouldNot',
    defaultMessage: 'Your other sessions could not be signed out. Please try again.',
  },
  unknownDevice: { id: 'session.unknownDevice', defaultMessage: 'Unknown device' },
  changedTheirPassword: {
    id: 'session.changedTheirPassword',
    defaultMessage: '{who} changed their password',
  },
  changedPasswordOf: {
    id: 'session.changedPasswordOf',
    defaultMessage: '{who} changed the password of {user}',
  },
  gaveWrongCurrentPassword: {
    id: 'session.gaveWrongCurrentPassword',
    defaultMessage: '{who} gave a wrong current password',
  },
  temporaryPasswordWasSentTo: {
    id: 'session.temporaryPasswordWasSentTo',
    defaultMessage: 'A temporary password was sent to {who}',
  },
  signedOutOneOfTheir: {
    id: 'session.signedOutOneOfTheir',
    defaultMessage: '{who} signed out one of their devices',
  },
  signedOutAllTheirOther: {
    id: 'session.signedOutAllTheirOther',
    defaultMessage: '{who} signed out all their other devices',
  },
  changedHowLongSessionsLast: {
    id: 'session.changedHowLongSessionsLast',
    defaultMessage: '{who} changed how long sessions last',
  },
  changedWhatSignInNeeds: {
    id: 'session.changedWhatSignInNeeds',
    defaultMessage: '{who} changed what a sign-in needs',
  },
  passwordLengthFromTo: {
    id: 'session.passwordLengthFromTo',
    defaultMessage: 'A whole number from {least} to {most}',
  },
  onlyAdminsSettleSignIn: {
    id: 'session.onlyAdminsSettleSignIn',
    defaultMessage: 'Only admins change what a sign-in needs',
  },
  changeSignInSettings: { id: 'session.changeSignInSettings', defaultMessage: 'Change' },
  signInSettings: { id: 'session.signInSettings', defaultMessage: 'Sign-in' },
  signInSettingsAbout: {
    id: 'session.signInSettingsAbout',
    defaultMessage: 'How long passwords are, and who needs a second factor',
  },
  leastPasswordLength: { id: 'session.leastPasswordLength', defaultMessage: 'Shortest password' },
  leastPasswordLengthHelp: {
    id: 'session.leastPasswordLengthHelp',
    defaultMessage:
      'From {least} to {most} characters. It counts for new passwords; the ones in use go on working.',
  },
  rolesWithSecondFactor: {
    id: 'session.rolesWithSecondFactor',
    defaultMessage: 'Second factor required for',
  },
  rolesWithSecondFactorHelp: {
    id: 'session.rolesWithSecondFactorHelp',
    defaultMessage: 'Whoever has none sets one up at their next sign-in.',
  },
  noRole: { id: 'session.noRole', defaultMessage: 'Nobody' },
  noRolesMatch: { id: 'session.noRolesMatch', defaultMessage: 'No roles match' },
  signInSettingsAreSaved: {
    id: 'session.signInSettingsAreSaved',
    defaultMessage: 'The sign-in settings are saved',
  },
  unableToSaveSignInSettings: {
    id: 'session.unableToSaveSignInSettings',
    defaultMessage: 'Unable to save the sign-in settings. Please try again.',
  },
  unableToLoadSignInSettings: {
    id: 'session.unableToLoadSignInSettings',
    defaultMessage: 'Unable to load the sign-in settings',
  },
  charactersAtLeast: {
    id: 'session.charactersAtLeast',
    defaultMessage: '{count, plural, one {# character} other {# characters}}',
  },
  whereYouAreSignedIn: { id: 'session.whereYouAreSignedIn', defaultMessage: 'Where you are signed in' },
  everyBrowserAndTerminalWhere: {
    id: 'session.everyBrowserAndTerminalWhere',
    defaultMessage:
      'Every browser and terminal where you are signed in. If you do not recognize one, sign it out and change your password.',
  },
  unableToLoadYourSessions: {
    id: 'session.unableToLoadYourSessions',
    defaultMessage: 'Unable to load your sessions',
  },
  thisSession: { id: 'session.thisSession', defaultMessage: 'This session' },
  inLastHour: { id: 'session.inLastHour', defaultMessage: 'in the last hour' },
  atLeast5Minutes: { id: 'session.atLeast5Minutes', defaultMessage: 'At least 5 minutes' },
  limitWithoutUseCannotBe: {
    id: 'session.limitWithoutUseCannotBe',
    defaultMessage: 'The limit without use cannot be longer than the total limit',
  },
  passwordIsRequired: { id: 'session.passwordIsRequired', defaultMessage: 'A password is required' },
  passwordsMustBeAtLeast: {
    id: 'session.passwordsMustBeAtLeast',
    defaultMessage: 'Passwords must be at least {minimumPasswordLength} characters',
  },
  confirmPasswordIsRequired: {
    id: 'session.confirmPasswordIsRequired',
    defaultMessage: 'Confirm password is required',
  },
  passwordConfirmationDoesNotMatch: {
    id: 'session.passwordConfirmationDoesNotMatch',
    defaultMessage: 'Password confirmation does not match password.',
  },
  useAtLeastDifferentCharacters: {
    id: 'session.useAtLeastDifferentCharacters',
    defaultMessage: 'Use at least {leastDifferentCharacters} different characters',
  },
  passwordIsLittleMoreThan: {
    id: 'session.passwordIsLittleMoreThan',
    defaultMessage: 'The password is little more than the username. Choose another one',
  },
  usernameIsRequired: { id: 'session.usernameIsRequired', defaultMessage: 'A username is required' },
  youMustChooseNewPassword: {
    id: 'session.youMustChooseNewPassword',
    defaultMessage: 'You must choose a new password first. Sign out, then sign in again.',
  },
  youMustSetUpFactor: {
    id: 'session.youMustSetUpFactor',
    defaultMessage: 'You must set up a second factor first. Sign out, then sign in again.',
  },
  unableToLoginToProduct: {
    id: 'session.unableToLoginToProduct',
    defaultMessage: 'Unable to login to the product. Please make sure your credentials are correct.',
  },
  temporaryPasswordHasBeenSent: {
    id: 'session.temporaryPasswordHasBeenSent',
    defaultMessage:
      "A temporary password has been sent to your email. If it doesn't arrive soon, please contact your account's administraton",
  },
  unableToSubmitYourRequest: {
    id: 'session.unableToSubmitYourRequest',
    defaultMessage: 'Unable to submit your request. Please try again',
  },
  unableToAutoLoginCredentials: {
    id: 'session.unableToAutoLoginCredentials',
    defaultMessage: 'Unable to auto-login - credentials not recognized',
  },
  didNotReturnSession: {
    id: 'session.didNotReturnSession',
    defaultMessage: '{server} did not return a session.',
  },
  atMostDays: {
    id: 'session.atMostDays',
    defaultMessage: 'At most {days, plural, one {# day} other {# days}}',
  },
  unknownProgram: { id: 'session.unknownProgram', defaultMessage: 'Unknown program' },
  programOn: { id: 'session.programOn', defaultMessage: '{program} on {system}' },
  commandLine: { id: 'session.commandLine', defaultMessage: 'Command line' },
  signedInAt: { id: 'session.signedInAt', defaultMessage: 'Signed in {at}' },
  signedInAndUsed: { id: 'session.signedInAndUsed', defaultMessage: 'Signed in {at}, last used {used}' },
  now: { id: 'session.now', defaultMessage: 'now' },
  endsAt: { id: 'session.endsAt', defaultMessage: 'Ends {at}' },
  endsAtUnlessUsed: { id: 'session.endsAtUnlessUsed', defaultMessage: 'Ends {at} unless it is used' },
  otherSessionsAreSignedOut: {
    id: 'session.otherSessionsAreSignedOut',
    defaultMessage:
      '{ended, plural, =0 {There were no other sessions} one {# other session is signed out} other {# other sessions are signed out}}',
  },
  signOutEverywhereElseQuestion: {
    id: 'session.signOutEverywhereElseQuestion',
    defaultMessage: 'Sign out everywhere else?',
  },
  checkYourConnection: {
    id: 'session.checkYourConnection',
    defaultMessage: 'Check your connection, or try again a little later.',
  },
  checkAddressAndConnection: {
    id: 'session.checkAddressAndConnection',
    defaultMessage: 'Check the address and your connection, or try again a little later.',
  },
  regionsDidNotAnswer: { id: 'session.regionsDidNotAnswer', defaultMessage: '{regions} did not answer.' },
  regionsDidNotAnswerOthersRefuse: {
    id: 'session.regionsDidNotAnswerOthersRefuse',
    defaultMessage: '{regions} did not answer, and no other region accepts these credentials.',
  },
  hasSignedIn: { id: 'session.hasSignedIn', defaultMessage: '{who} signed in' },
  hasSignedInFrom: { id: 'session.hasSignedInFrom', defaultMessage: '{who} signed in from {address}' },
  signInFailed: { id: 'session.signInFailed', defaultMessage: 'Sign-in as {who} failed' },
  signInFailedFrom: {
    id: 'session.signInFailedFrom',
    defaultMessage: 'Sign-in as {who} failed from {address}',
  },
  hasSignedOut: { id: 'session.hasSignedOut', defaultMessage: '{who} signed out' },
  thisIsYourCurrentSession: {
    id: 'session.thisIsYourCurrentSession',
    defaultMessage: 'This is your current session.',
  },
  thereAreNoSessions: { id: 'session.thereAreNoSessions', defaultMessage: 'There are no sessions.' },
  device: { id: 'session.device', defaultMessage: 'Device' },
  lastUsed: { id: 'session.lastUsed', defaultMessage: 'Last used' },
  signedIn: { id: 'session.signedIn', defaultMessage: 'Signed in' },
  endsUnlessUsed: { id: 'session.endsUnlessUsed', defaultMessage: 'Ends unless used' },
  atLatest: { id: 'session.atLatest', defaultMessage: 'At the latest' },
  times: { id: 'session.times', defaultMessage: 'Times' },
  end: { id: 'session.end', defaultMessage: 'End' },
  thisOne: { id: 'session.thisOne', defaultMessage: '{device}, this one' },
  sessionCount: {
    id: 'session.sessionCount',
    defaultMessage: '{count, plural, one {# session} other {# sessions}}',
  },
});
