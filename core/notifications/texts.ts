// What core/notifications says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  markAsRead: { id: 'notifications.markAsRead', defaultMessage: 'Mark as read' },
  thisNotificationCouldNotBe: {
    id: 'notifications.thisNotificationCouldNotBe',
    defaultMessage: 'This notification could not be marked as read. Please try again.',
  },
  markAllAsRead: { id: 'notifications.markAllAsRead', defaultMessage: 'Mark all as read' },
  yourNotificationsCouldNotBe: {
    id: 'notifications.yourNotificationsCouldNotBe',
    defaultMessage: 'Your notifications could not be marked as read. Please try again.',
  },
  notifications: { id: 'notifications.notifications', defaultMessage: 'Notifications' },
  allCaughtUp: { id: 'notifications.allCaughtUp', defaultMessage: 'All caught up!' },
  newNotificationsWillAppearHere: {
    id: 'notifications.newNotificationsWillAppearHere',
    defaultMessage: 'New notifications will appear here.',
  },
  thereAreNoRemindersTo: {
    id: 'notifications.thereAreNoRemindersTo',
    defaultMessage: 'There are no reminders to read.',
  },
  view: { id: 'notifications.view', defaultMessage: 'View' },
  sentBackForCorrection: {
    id: 'notifications.sentBackForCorrection',
    defaultMessage: 'sent {rows} back for correction',
  },
  correct: { id: 'notifications.correct', defaultMessage: 'Correct' },
  fillIn: { id: 'notifications.fillIn', defaultMessage: 'Fill in' },
  review: { id: 'notifications.review', defaultMessage: 'Review' },
  itIsNoLongerWaiting: {
    id: 'notifications.itIsNoLongerWaiting',
    defaultMessage: 'It is no longer waiting for review.',
  },
  allOfThemHaveBeen: {
    id: 'notifications.allOfThemHaveBeen',
    defaultMessage: 'All of them have been reviewed.',
  },
  importOfIntoFailed: {
    id: 'notifications.importOfIntoFailed',
    defaultMessage: 'The import of {fileName} into {templateName} failed',
  },
  importOfIntoIsDone: {
    id: 'notifications.importOfIntoIsDone',
    defaultMessage:
      'The import of {fileName} into {templateName} is done: {completedRows, plural, one {# row} other {# rows}} imported',
  },
  repair: { id: 'notifications.repair', defaultMessage: 'Repair' },
  exportOf: { id: 'notifications.exportOf', defaultMessage: 'The export of {templateName}' },
  isNoLongerAvailable: {
    id: 'notifications.isNoLongerAvailable',
    defaultMessage: '{of} is no longer available',
  },
  newText: { id: 'notifications.newText', defaultMessage: 'New' },
  notification: { id: 'notifications.notification', defaultMessage: 'Notification' },
  thereWasProblemPleaseTry: {
    id: 'notifications.thereWasProblemPleaseTry',
    defaultMessage: 'There was a problem! Please try again.',
  },
});
