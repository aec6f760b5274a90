// What web/session/account says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  aboutYou: { id: 'session.web.account.aboutYou', defaultMessage: 'About you' },
  currentPassword: { id: 'session.web.account.currentPassword', defaultMessage: 'Current password' },
  showCurrentPassword: {
    id: 'session.web.account.showCurrentPassword',
    defaultMessage: 'Show the current password',
  },
  datesAndNumbers: { id: 'session.web.account.datesAndNumbers', defaultMessage: 'Dates and numbers' },
  notifications: { id: 'session.web.account.notifications', defaultMessage: 'Notifications' },
  sounds: { id: 'session.web.account.sounds', defaultMessage: 'Sounds' },
  undoChanges: { id: 'session.web.account.undoChanges', defaultMessage: 'Undo changes' },
  timeZone: { id: 'session.web.account.timeZone', defaultMessage: 'Time zone' },
  otherTimeZonesCouldNot: {
    id: 'session.web.account.otherTimeZonesCouldNot',
    defaultMessage: 'The other time zones could not be loaded. Reload the page.',
  },
  noTimeZonesMatch: { id: 'session.web.account.noTimeZonesMatch', defaultMessage: 'No time zones match' },
  format: { id: 'session.web.account.format', defaultMessage: 'Format' },
  thisBrowsersSetting: {
    id: 'session.web.account.thisBrowsersSetting',
    defaultMessage: "This browser's setting: {systemLocaleName}",
  },
  clock: { id: 'session.web.account.clock', defaultMessage: 'Clock' },
  sameAsFormat: { id: 'session.web.account.sameAsFormat', defaultMessage: 'Same as the format' },
  firstDayOfWeek: { id: 'session.web.account.firstDayOfWeek', defaultMessage: 'First day of the week' },
  changingItSignsYouOut: {
    id: 'session.web.account.changingItSignsYouOut',
    defaultMessage: 'Changing it signs you out everywhere else.',
  },
  changePassword: { id: 'session.web.account.changePassword', defaultMessage: 'Change password' },
  partOfPictureThatIs: {
    id: 'session.web.account.partOfPictureThatIs',
    defaultMessage: 'The part of the picture that is shown. {help}',
  },
  zoom: { id: 'session.web.account.zoom', defaultMessage: 'Zoom' },
  photo: { id: 'session.web.account.photo', defaultMessage: 'Photo' },
  ofSignedIn: {
    id: 'session.web.account.ofSignedIn',
    defaultMessage: '{label} of {device}, signed in {createdAt}',
  },
});
