// What cli/session says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  signOut: { id: 'session.cli.signOut', defaultMessage: 'Sign out?' },
  youWillNeedYourPassword: {
    id: 'session.cli.youWillNeedYourPassword',
    defaultMessage: 'You will need your password to sign in again.',
  },
  signOutTitle: { id: 'session.cli.signOutTitle', defaultMessage: 'Sign out' },
  yourPasswordIsChangedEvery: {
    id: 'session.cli.yourPasswordIsChangedEvery',
    defaultMessage:
      'Your password is changed. Every other session has ended, and the calendar link, if there was one.',
  },
  thisCannotBeDoneWith: {
    id: 'session.cli.thisCannotBeDoneWith',
    defaultMessage: 'This cannot be done with an access token.',
  },
  noOtherOneIsSigned: {
    id: 'session.cli.noOtherOneIsSigned',
    defaultMessage: 'no other one is signed in here',
  },
  seeFormdeckTokensList: {
    id: 'session.cli.seeFormdeckTokensList',
    defaultMessage: '{count}, see formdeck tokens list',
  },
  yourSessionEndsInSign: {
    id: 'session.cli.yourSessionEndsInSign',
    defaultMessage: 'Your session ends in {left}. Sign out with Ctrl-X and sign in again before then.',
  },
  accessTokenEndsInCreate: {
    id: 'session.cli.accessTokenEndsInCreate',
    defaultMessage: 'The access token ends in {left}. Create another one with formdeck tokens create.',
  },
  changeYourPassword: { id: 'session.cli.changeYourPassword', defaultMessage: 'Change your password' },
  newPassword: { id: 'session.cli.newPassword', defaultMessage: 'New password' },
  newPasswordAgain: { id: 'session.cli.newPasswordAgain', defaultMessage: 'New password again' },
  yourCurrentPassword: { id: 'session.cli.yourCurrentPassword', defaultMessage: 'Your current password' },
  yourCurrentPasswordIsRequired: {
    id: 'session.cli.yourCurrentPasswordIsRequired',
    defaultMessage: 'Your current password is required',
  },
  useUsername: { id: 'session.cli.useUsername', defaultMessage: 'Use --username.' },
  usePasswordStdin: { id: 'session.cli.usePasswordStdin', defaultMessage: 'Use --password-stdin.' },
  signedInAsInRegion: {
    id: 'session.cli.signedInAsInRegion',
    defaultMessage: 'Signed in as {userName} ({roleNames}, {company}) in region {region} at {server}.',
  },
  thereIsNoTerminalTo: {
    id: 'session.cli.thereIsNoTerminalTo',
    defaultMessage: 'There is no terminal to ask for the username and password.',
  },
  nextLine: { id: 'session.cli.nextLine', defaultMessage: 'the next line' },
  mustChooseNewPasswordFirst: {
    id: 'session.cli.mustChooseNewPasswordFirst',
    defaultMessage: '{userName} must choose a new password first.',
  },
  signInOnTerminalOr: {
    id: 'session.cli.signInOnTerminalOr',
    defaultMessage:
      'Sign in on a terminal, or give the new password on the next line of standard input with --new-password-stdin.',
  },
  youMustChooseNewPassword: {
    id: 'session.cli.youMustChooseNewPassword',
    defaultMessage: 'You must choose a new password.',
  },
  newPasswordPrompt: { id: 'session.cli.newPasswordPrompt', defaultMessage: 'New password: ' },
  confirmPassword: { id: 'session.cli.confirmPassword', defaultMessage: 'Confirm password: ' },
  signedOutAt: { id: 'session.cli.signedOutAt', defaultMessage: 'Signed out {userName} at {server}.' },
  serverDidNotAnswerToken: {
    id: 'session.cli.serverDidNotAnswerToken',
    defaultMessage: 'The server did not answer: the token stays valid there until it expires.',
  },
  noSessionIsSavedHere: {
    id: 'session.cli.noSessionIsSavedHere',
    defaultMessage: 'No session is saved here.',
  },
  nobodyIsSignedInHere: {
    id: 'session.cli.nobodyIsSignedInHere',
    defaultMessage: 'Nobody is signed in here now.',
  },
  youAreNowAtFormdeck: {
    id: 'session.cli.youAreNowAtFormdeck',
    defaultMessage:
      'You are now {userName} at {server}. `formdeck switch` chooses another account, `formdeck logout --all` ends every session.',
  },
  formdeckTokenIsAccessToken: {
    id: 'session.cli.formdeckTokenIsAccessToken',
    defaultMessage: 'FORMDECK_TOKEN is the access token "{tokenName}", not a session.',
  },
  itEndsWithFormdeckTokens: {
    id: 'session.cli.itEndsWithFormdeckTokens',
    defaultMessage: 'It ends with `formdeck tokens revoke`, after signing in with a password.',
  },
  youAreNotSignedIn: { id: 'session.cli.youAreNotSignedIn', defaultMessage: 'You are not signed in.' },
  goOnAs: { id: 'session.cli.goOnAs', defaultMessage: 'Go on as' },
  signInToAnotherAccount: {
    id: 'session.cli.signInToAnotherAccount',
    defaultMessage: 'Sign in to another account',
  },
  changedPasswordOfEveryOther: {
    id: 'session.cli.changedPasswordOfEveryOther',
    defaultMessage:
      'Changed the password of {userName}. Every other session has ended, and the calendar link, if there was one; access tokens stay active.',
  },
  secondLine: { id: 'session.cli.secondLine', defaultMessage: 'the second line' },
  putCurrentPasswordOnFirst: {
    id: 'session.cli.putCurrentPasswordOnFirst',
    defaultMessage: 'Put the current password on the first line and the new one on the second.',
  },
  thereIsNoTerminalToAsk: {
    id: 'session.cli.thereIsNoTerminalToAsk',
    defaultMessage: 'There is no terminal to ask for the passwords.',
  },
  useStdinCurrentOneOn: {
    id: 'session.cli.useStdinCurrentOneOn',
    defaultMessage: 'Use --stdin: the current one on the first line, the new one on the second.',
  },
  currentPassword: { id: 'session.cli.currentPassword', defaultMessage: 'Current password: ' },
  signedIn: { id: 'session.cli.signedIn', defaultMessage: 'SIGNED IN' },
  thereAreNoRegions: { id: 'session.cli.thereAreNoRegions', defaultMessage: 'There are no regions.' },
  yourSessionHasEnded: { id: 'session.cli.yourSessionHasEnded', defaultMessage: 'Your session has ended' },
  enterPasswordOfToContinue: {
    id: 'session.cli.enterPasswordOfToContinue',
    defaultMessage: 'Enter the password of {userName} to continue. Nothing is lost.',
  },
  usernameIsRequired: { id: 'session.cli.usernameIsRequired', defaultMessage: 'A username is required' },
  passwordIsRequired: { id: 'session.cli.passwordIsRequired', defaultMessage: 'A password is required' },
  codePrompt: { id: 'session.cli.codePrompt', defaultMessage: 'Code: ' },
  useCode: {
    id: 'session.cli.useCode',
    defaultMessage:
      'This account has a second factor: use --code with the code of its authenticator app, or a recovery code.',
  },
  setUpOnTerminal: {
    id: 'session.cli.setUpOnTerminal',
    defaultMessage: 'Set it up on a terminal, or in the browser.',
  },
  makeNewRecoveryCodes: {
    id: 'session.cli.makeNewRecoveryCodes',
    defaultMessage: 'Make new recovery codes? The ones that you have stop working.',
  },
  removeAuthenticatorApp: {
    id: 'session.cli.removeAuthenticatorApp',
    defaultMessage:
      'Remove your authenticator app? Your password alone will be enough to sign in, and your recovery codes stop working.',
  },
  secondFactorField: { id: 'session.cli.secondFactorField', defaultMessage: '2nd factor' },
  secondFactorKey: { id: 'session.cli.secondFactorKey', defaultMessage: 'second factor' },
  signIn: { id: 'session.cli.signIn', defaultMessage: 'Sign in' },
  chooseNewPassword: { id: 'session.cli.chooseNewPassword', defaultMessage: 'Choose a new password' },
  contactingServers: { id: 'session.cli.contactingServers', defaultMessage: 'Contacting the servers ...' },
  forgotPassword: { id: 'session.cli.forgotPassword', defaultMessage: 'Forgot Password?' },
  temporaryPasswordIsSentTo: {
    id: 'session.cli.temporaryPasswordIsSentTo',
    defaultMessage: 'A temporary password is sent to your e-mail address.',
  },
  signInToFormdeck: { id: 'session.cli.signInToFormdeck', defaultMessage: 'Sign in to Formdeck' },
  server: { id: 'session.cli.server', defaultMessage: 'Server' },
  mustChangePasswordBeforeContinuing: {
    id: 'session.cli.mustChangePasswordBeforeContinuing',
    defaultMessage: '{userName} must change the password before continuing.',
  },
  newPasswordField: { id: 'session.cli.newPasswordField', defaultMessage: 'New password' },
  confirmPasswordField: { id: 'session.cli.confirmPasswordField', defaultMessage: 'Confirm password' },
  formdeckTokenDecidesWhichAccount: {
    id: 'session.cli.formdeckTokenDecidesWhichAccount',
    defaultMessage: 'FORMDECK_TOKEN decides which account commands act as.',
  },
  unsetItToUseAccounts: {
    id: 'session.cli.unsetItToUseAccounts',
    defaultMessage: 'Unset it to use the accounts that are signed in here.',
  },
  youAreNowAtRegion: {
    id: 'session.cli.youAreNowAtRegion',
    defaultMessage: 'You are now {userName} at {server} (region {region}).',
  },
  noAccountHere: {
    id: 'session.cli.noAccountHere',
    defaultMessage: 'Nobody is signed in here.',
  },
  signInWithFormdeckLogin: {
    id: 'session.cli.signInWithFormdeckLogin',
    defaultMessage: 'Sign in with `formdeck login`.',
  },
  isNotSignedInHere: {
    id: 'session.cli.isNotSignedInHere',
    defaultMessage: '"{account}" is not signed in here.',
  },
  isSignedInMoreThan: {
    id: 'session.cli.isSignedInMoreThan',
    defaultMessage: '"{account}" is signed in more than once.',
  },
  chooseOneOf: { id: 'session.cli.chooseOneOf', defaultMessage: 'Choose one of {all}.' },
  chooseAccountToSwitchTo: {
    id: 'session.cli.chooseAccountToSwitchTo',
    defaultMessage: 'Choose the account to switch to.',
  },
  whichAccount: { id: 'session.cli.whichAccount', defaultMessage: 'Which account? [1-{count}] ' },
  nothingWasChanged: { id: 'session.cli.nothingWasChanged', defaultMessage: 'Nothing was changed.' },
  timeZone: { id: 'session.cli.timeZone', defaultMessage: 'Time zone' },
  signedInField: { id: 'session.cli.signedInField', defaultMessage: 'Signed in' },
  calendarLink: { id: 'session.cli.calendarLink', defaultMessage: 'calendar link' },
  changePassword: { id: 'session.cli.changePassword', defaultMessage: 'change password' },
  anotherAccount: { id: 'session.cli.anotherAccount', defaultMessage: 'another account' },
  signOutKey: { id: 'session.cli.signOutKey', defaultMessage: 'sign out' },
  accounts: { id: 'session.cli.accounts', defaultMessage: 'Accounts' },
  calendar: { id: 'session.cli.calendar', defaultMessage: 'Calendar' },
  tokens: { id: 'session.cli.tokens', defaultMessage: 'Tokens' },
  session: { id: 'session.cli.session', defaultMessage: 'Session' },
  token: { id: 'session.cli.token', defaultMessage: 'Token' },
  ends: { id: 'session.cli.ends', defaultMessage: '{name}ends {end}' },
  byBrowserKey: { id: 'session.cli.byBrowserKey', defaultMessage: 'by a browser' },
  forgotPasswordKey: { id: 'session.cli.forgotPasswordKey', defaultMessage: 'forgot password' },
  user: { id: 'session.cli.user', defaultMessage: 'User' },
  company: { id: 'session.cli.company', defaultMessage: 'Company' },
  region: { id: 'session.cli.region', defaultMessage: 'Region' },
  endsField: { id: 'session.cli.endsField', defaultMessage: 'Ends' },
  withPassword: { id: 'session.cli.withPassword', defaultMessage: 'with a password' },
  withAccessToken: {
    id: 'session.cli.withAccessToken',
    defaultMessage: 'with the access token "{name}" ({scopes})',
  },
});
