// What core/push says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisCouldNotBeSaved: {
    id: 'push.thisCouldNotBeSaved',
    defaultMessage: 'This could not be saved. Please try again.',
  },
  showRemindersOnThisDevice: {
    id: 'push.showRemindersOnThisDevice',
    defaultMessage: 'Show reminders on this device',
  },
  remindersAppearOnThisDevice: {
    id: 'push.remindersAppearOnThisDevice',
    defaultMessage: 'Reminders appear on this device now',
  },
  remindersNoLongerAppearOn: {
    id: 'push.remindersNoLongerAppearOn',
    defaultMessage: 'Reminders no longer appear on this device',
  },
  turnedOnRemindersOnDevice: {
    id: 'push.turnedOnRemindersOnDevice',
    defaultMessage: '{who} turned on reminders on a device',
  },
  turnedOffRemindersOnDevice: {
    id: 'push.turnedOffRemindersOnDevice',
    defaultMessage: '{who} turned off reminders on a device',
  },
  remindersOnThisDevice: { id: 'push.remindersOnThisDevice', defaultMessage: 'Reminders on this device' },
  inAppRemindersAlsoAppear: {
    id: 'push.inAppRemindersAlsoAppear',
    defaultMessage:
      'In-app reminders also appear as notifications on this device, even when Formdeck is closed. Your browser will ask for permission once. Signing out turns this off.',
  },
  unableToLoadWhetherThis: {
    id: 'push.unableToLoadWhetherThis',
    defaultMessage: 'Unable to load whether this device shows reminders',
  },
  notificationsAreBlockedForThis: {
    id: 'push.notificationsAreBlockedForThis',
    defaultMessage:
      "Notifications are blocked for this page. Allow them in your browser's settings, then turn this on.",
  },
  browserDoesNotHavePermission: {
    id: 'push.browserDoesNotHavePermission',
    defaultMessage: 'The browser does not have permission to show notifications.',
  },
  browserCouldNotReachIts: {
    id: 'push.browserCouldNotReachIts',
    defaultMessage:
      "The browser could not reach its push service. Check the device's connection and try again.",
  },
  thisBrowserCannotShowReminders: {
    id: 'push.thisBrowserCannotShowReminders',
    defaultMessage:
      'This browser cannot show reminders while Formdeck is closed. On an iPhone or iPad, add Formdeck to the Home Screen and open it there.',
  },
  serverDoesNotKnowThis: {
    id: 'push.serverDoesNotKnowThis',
    defaultMessage: "The server does not know this browser's push service.",
  },
});
