// What web/session says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  signOnInOtherTab: {
    id: 'session.web.signOnInOtherTab',
    defaultMessage: 'Sign in by single sign-on in a new tab, then come back',
  },
  checkYourEmail: { id: 'session.web.checkYourEmail', defaultMessage: 'Check your e-mail' },
  backToSignIn: { id: 'session.web.backToSignIn', defaultMessage: 'Back to sign in' },
  forgotPassword: { id: 'session.web.forgotPassword', defaultMessage: 'Forgot password' },
  enterYourUsernameWeWill: {
    id: 'session.web.enterYourUsernameWeWill',
    defaultMessage:
      "Enter your username. We will send a temporary password to your account's e-mail address.",
  },
  usernameIsRequired: { id: 'session.web.usernameIsRequired', defaultMessage: 'A username is required' },
  yourInvitation: { id: 'session.web.yourInvitation', defaultMessage: 'Your invitation' },
  yourInvitationCouldNotBe: {
    id: 'session.web.yourInvitationCouldNotBe',
    defaultMessage: 'Your invitation could not be loaded. Please try again.',
  },
  goToSignIn: { id: 'session.web.goToSignIn', defaultMessage: 'Go to sign in' },
  welcomeFromNowOnSign: {
    id: 'session.web.welcomeFromNowOnSign',
    defaultMessage: 'Welcome, {userName}. From now on, sign in with your username and this password.',
  },
  welcomeTo: { id: 'session.web.welcomeTo', defaultMessage: 'Welcome to {company}' },
  hasInvitedYouYourUsername: {
    id: 'session.web.hasInvitedYouYourUsername',
    defaultMessage:
      '{invitedBy} has invited you. Your username is {userName}. Choose a password, at least {minimumPasswordLength} characters long.',
  },
  invitation: { id: 'session.web.invitation', defaultMessage: 'An invitation' },
  youAreSignedInAs: {
    id: 'session.web.youAreSignedInAs',
    defaultMessage:
      'You are signed in as {userName}. To accept an invitation for somebody else, sign out first.',
  },
  staySignedInAs: { id: 'session.web.staySignedInAs', defaultMessage: 'Stay signed in as {userName}' },
  logOutAndContinue: { id: 'session.web.logOutAndContinue', defaultMessage: 'Sign out and continue' },
  newPassword: { id: 'session.web.newPassword', defaultMessage: 'New Password' },
  showNewPassword: { id: 'session.web.showNewPassword', defaultMessage: 'Show the new password' },
  confirmPassword: { id: 'session.web.confirmPassword', defaultMessage: 'Confirm Password' },
  showConfirmation: { id: 'session.web.showConfirmation', defaultMessage: 'Show the confirmation' },
  changeYourPassword: { id: 'session.web.changeYourPassword', defaultMessage: 'Change your password' },
  yourPasswordIsChangedEvery: {
    id: 'session.web.yourPasswordIsChangedEvery',
    defaultMessage:
      'Your password is changed. Every other session has ended, and the calendar link, if there was one.',
  },
  currentPassword: { id: 'session.web.currentPassword', defaultMessage: 'Current password' },
  showCurrentPassword: { id: 'session.web.showCurrentPassword', defaultMessage: 'Show the current password' },
  atLeastCharacters: {
    id: 'session.web.atLeastCharacters',
    defaultMessage: 'At least {minimumPasswordLength} characters',
  },
  changePassword: { id: 'session.web.changePassword', defaultMessage: 'Change password' },
  yourCurrentPasswordIsRequired: {
    id: 'session.web.yourCurrentPasswordIsRequired',
    defaultMessage: 'Your current password is required',
  },
  unableToChangeYourPassword: {
    id: 'session.web.unableToChangeYourPassword',
    defaultMessage: 'Unable to change your password. Please try again.',
  },
  signInAgain: { id: 'session.web.signInAgain', defaultMessage: 'Sign in again' },
  yourSessionHasEndedNothing: {
    id: 'session.web.yourSessionHasEndedNothing',
    defaultMessage:
      'Your session has ended, {userName}. Nothing you entered is lost: sign in to continue where you left off.',
  },
  showPassword: { id: 'session.web.showPassword', defaultMessage: 'Show the password' },
  logout: { id: 'session.web.logout', defaultMessage: 'Logout' },
  login: { id: 'session.web.login', defaultMessage: 'Login' },
  resetPassword: { id: 'session.web.resetPassword', defaultMessage: 'Reset password' },
  signInFirstYouWill: {
    id: 'session.web.signInFirstYouWill',
    defaultMessage: 'Sign in first: you will then be asked for a new password.',
  },
  yourPasswordHasBeenSuccessfully: {
    id: 'session.web.yourPasswordHasBeenSuccessfully',
    defaultMessage: 'Your password has been successfully reset!',
  },
  passwordYouSignedInWith: {
    id: 'session.web.passwordYouSignedInWith',
    defaultMessage:
      'The password you signed in with is temporary. Choose a new one for {userName}, at least {minimumPasswordLength} characters long.',
  },
  signIn: { id: 'session.web.signIn', defaultMessage: 'Sign in' },
  forgotPasswordLink: { id: 'session.web.forgotPasswordLink', defaultMessage: 'Forgot Password?' },
  chooseYourPassword: { id: 'session.web.chooseYourPassword', defaultMessage: 'Choose your password' },
  toContinue: { id: 'session.web.toContinue', defaultMessage: 'Continue' },
  submit: { id: 'session.web.submit', defaultMessage: 'Submit' },
  privacyPolicy: { id: 'session.web.privacyPolicy', defaultMessage: 'Privacy policy' },
});
