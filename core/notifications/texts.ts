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
    defaultMessage:
      'sent {rowCount, plural, one {an entry} other {# entries}} of {templateName} back for correction',
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
      'The import of {fileName} into {templateName} is done: {completedRows, plural, one {# entry} other {# entries}} imported',
  },
  repair: { id: 'notifications.repair', defaultMessage: 'Repair' },
  isNoLongerAvailable: {
    id: 'notifications.isNoLongerAvailable',
    defaultMessage: 'The export of {templateName} is no longer available',
  },
  newText: { id: 'notifications.newText', defaultMessage: 'New' },
  notification: { id: 'notifications.notification', defaultMessage: 'Notification' },
  thereWasProblemPleaseTry: {
    id: 'notifications.thereWasProblemPleaseTry',
    defaultMessage: 'There was a problem! Please try again.',
  },
  rowsNeedFixing: {
    id: 'notifications.rowsNeedFixing',
    defaultMessage: '{count, plural, one {# row needs fixing.} other {# rows need fixing.}}',
  },
  rowsLeftOut: {
    id: 'notifications.rowsLeftOut',
    defaultMessage: '{count, plural, one {# row was left out.} other {# rows were left out.}}',
  },
  approvedRows: {
    id: 'notifications.approvedRows',
    defaultMessage: 'approved {rowCount, plural, one {an entry} other {# entries}} of {templateName}',
  },
  rejectedRows: {
    id: 'notifications.rejectedRows',
    defaultMessage: 'rejected {rowCount, plural, one {an entry} other {# entries}} of {templateName}',
  },
  filledInRows: {
    id: 'notifications.filledInRows',
    defaultMessage: 'filled in {rowCount, plural, one {an entry} other {# entries}} of {templateName}',
  },
  setOffAlert: {
    id: 'notifications.setOffAlert',
    defaultMessage:
      'set off the alert "{alertName}" with {rowCount, plural, one {an entry} other {# entries}} of {templateName}',
  },
  sentForReview: {
    id: 'notifications.sentForReview',
    defaultMessage: 'sent {rowCount, plural, one {an entry} other {# entries}} of {templateName} for review',
  },
  completedSheet: {
    id: 'notifications.completedSheet',
    defaultMessage: 'completed the sheet "{sheetName}" of {templateName}',
  },
  rulesBroken: {
    id: 'notifications.rulesBroken',
    defaultMessage:
      '{rowCount, plural, one {An entry} other {# entries}} of the sheet "{sheetName}" of {templateName} {rowCount, plural, one {breaks} other {break}} a rule',
  },
  rulesBrokenSince: {
    id: 'notifications.rulesBrokenSince',
    defaultMessage: 'They were calculated again, since you changed the setup of the sheet.',
  },
  unnamedSheet: { id: 'notifications.unnamedSheet', defaultMessage: 'Unnamed sheet' },
  remindsYou: { id: 'notifications.remindsYou', defaultMessage: 'reminds you: {message}' },
  reminders: { id: 'notifications.reminders', defaultMessage: 'Reminders' },
  reviewedAs: {
    id: 'notifications.reviewedAs',
    defaultMessage: '{state, select, APPROVED {Approved} REJECTED {Rejected} other {Returned}}.',
  },
  reviewedBy: {
    id: 'notifications.reviewedBy',
    defaultMessage: '{state, select, APPROVED {Approved} REJECTED {Rejected} other {Returned}} by {by}.',
  },
  someStillWait: {
    id: 'notifications.someStillWait',
    defaultMessage:
      '{waiting, plural, one {# of them still waits for review.} other {# of them still wait for review.}}',
  },
  exportFailed: { id: 'notifications.exportFailed', defaultMessage: 'The export of {templateName} failed' },
  exportReady: { id: 'notifications.exportReady', defaultMessage: 'The export of {templateName} is ready' },
  when: { id: 'notifications.when', defaultMessage: 'When' },
  notificationCount: {
    id: 'notifications.notificationCount',
    defaultMessage: '{count, plural, one {# notification} other {# notifications}}',
  },
  newMark: { id: 'notifications.newMark', defaultMessage: 'new' },
});
