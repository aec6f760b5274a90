// What cli/session/account says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  timeZone: { id: 'session.cli.account.timeZone', defaultMessage: 'Time zone' },
  weekStarts: { id: 'session.cli.account.weekStarts', defaultMessage: 'Week starts' },
  changeYourAccount: { id: 'session.cli.account.changeYourAccount', defaultMessage: 'Change your account' },
  formatOfDatesAndNumbers: {
    id: 'session.cli.account.formatOfDatesAndNumbers',
    defaultMessage: 'Format of dates and numbers',
  },
  clock: { id: 'session.cli.account.clock', defaultMessage: 'Clock' },
  firstDayOfWeek: { id: 'session.cli.account.firstDayOfWeek', defaultMessage: 'First day of the week' },
  soundsInBrowser: { id: 'session.cli.account.soundsInBrowser', defaultMessage: 'Sounds in the browser' },
  yourAccountIsSaved: {
    id: 'session.cli.account.yourAccountIsSaved',
    defaultMessage: 'Your account is saved.',
  },
  itsNameSuchAsAmerica: {
    id: 'session.cli.account.itsNameSuchAsAmerica',
    defaultMessage: 'Its name, such as America/Toronto or Europe/Berlin.',
  },
  thisTimeZoneDoesNot: {
    id: 'session.cli.account.thisTimeZoneDoesNot',
    defaultMessage: 'This time zone does not exist',
  },
  browsersSettingInternationalInTerminal: {
    id: 'session.cli.account.browsersSettingInternationalInTerminal',
    defaultMessage: "The browser's setting; international in a terminal",
  },
  sameAsFormat: { id: 'session.cli.account.sameAsFormat', defaultMessage: 'Same as the format' },
  soundsInBrowserForNotifications: {
    id: 'session.cli.account.soundsInBrowserForNotifications',
    defaultMessage: 'Sounds in the browser for notifications',
  },
  on: { id: 'session.cli.account.on', defaultMessage: 'On' },
  off: { id: 'session.cli.account.off', defaultMessage: 'Off' },
  yourCurrentPassword: {
    id: 'session.cli.account.yourCurrentPassword',
    defaultMessage: 'Your current password',
  },
  sayWhatToChange: { id: 'session.cli.account.sayWhatToChange', defaultMessage: 'Say what to change.' },
  giveWhatToChange: {
    id: 'session.cli.account.giveWhatToChange',
    defaultMessage:
      'Give --full-name, --email, --time-zone, --locale, --hour-cycle, --week-start or --sounds.',
  },
  yourAccountAlreadyHasThese: {
    id: 'session.cli.account.yourAccountAlreadyHasThese',
    defaultMessage: 'Your account already has these settings.',
  },
  currentPassword: { id: 'session.cli.account.currentPassword', defaultMessage: 'Current password: ' },
  enterYourCurrentPasswordTo: {
    id: 'session.cli.account.enterYourCurrentPasswordTo',
    defaultMessage: 'Enter your current password to change your e-mail address.',
  },
  thereIsNoTerminalTo: {
    id: 'session.cli.account.thereIsNoTerminalTo',
    defaultMessage:
      'There is no terminal to ask for it: pass it on the first line of standard input with --password-stdin.',
  },
  endSession: { id: 'session.cli.account.endSession', defaultMessage: 'end the session' },
  thisIsYourCurrentSession: {
    id: 'session.cli.account.thisIsYourCurrentSession',
    defaultMessage: 'This is your current session. Ctrl-X signs out of it.',
  },
  endAllOthers: { id: 'session.cli.account.endAllOthers', defaultMessage: 'end all others' },
  thereAreNoOtherSessions: {
    id: 'session.cli.account.thereAreNoOtherSessions',
    defaultMessage: 'There are no other sessions.',
  },
  user: { id: 'session.cli.account.user', defaultMessage: 'User' },
  company: { id: 'session.cli.account.company', defaultMessage: 'Company' },
  format: { id: 'session.cli.account.format', defaultMessage: 'Format' },
  sounds: { id: 'session.cli.account.sounds', defaultMessage: 'Sounds' },
  example: { id: 'session.cli.account.example', defaultMessage: 'Example' },
  thereAreNoSessions: {
    id: 'session.cli.account.thereAreNoSessions',
    defaultMessage: 'There are no sessions.',
  },
  device: { id: 'session.cli.account.device', defaultMessage: 'Device' },
  lastUsed: { id: 'session.cli.account.lastUsed', defaultMessage: 'Last used' },
  signedIn: { id: 'session.cli.account.signedIn', defaultMessage: 'Signed in' },
  endsUnlessUsed: { id: 'session.cli.account.endsUnlessUsed', defaultMessage: 'Ends unless used' },
});
