// What core/reminders says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  to: { id: 'reminders.to', defaultMessage: 'To' },
  over: { id: 'reminders.over', defaultMessage: 'over' },
  noReminderIsSentTo: {
    id: 'reminders.noReminderIsSentTo',
    defaultMessage: 'No reminder is sent to you by e-mail.',
  },
  yourReminderWasSaved: { id: 'reminders.yourReminderWasSaved', defaultMessage: 'Your reminder was saved' },
  unableToSaveYourReminder: {
    id: 'reminders.unableToSaveYourReminder',
    defaultMessage: 'Unable to save your reminder. Please try again',
  },
  deleteThisReminder: { id: 'reminders.deleteThisReminder', defaultMessage: 'Delete this reminder?' },
  areYouSureYouWant: {
    id: 'reminders.areYouSureYouWant',
    defaultMessage: 'Are you sure you want to delete this reminder?',
  },
  areYouSureYouWantTo: {
    id: 'reminders.areYouSureYouWantTo',
    defaultMessage: 'Are you sure you want to delete this recurring reminder?',
  },
  yourReminderWasDeleted: {
    id: 'reminders.yourReminderWasDeleted',
    defaultMessage: 'Your reminder was deleted',
  },
  unableToDeleteYourReminder: {
    id: 'reminders.unableToDeleteYourReminder',
    defaultMessage: 'Unable to delete your reminder. Please try again',
  },
  receiveByEMail: { id: 'reminders.receiveByEMail', defaultMessage: 'Receive by e-mail' },
  willBeSentToYou: {
    id: 'reminders.willBeSentToYou',
    defaultMessage: '"{messageLine}" will be sent to you again',
  },
  willNoLongerBeSent: {
    id: 'reminders.willNoLongerBeSent',
    defaultMessage: '"{messageLine}" will no longer be sent to you',
  },
  thisCouldNotBeSaved: {
    id: 'reminders.thisCouldNotBeSaved',
    defaultMessage: 'This could not be saved. Please try again.',
  },
  group: { id: 'reminders.group', defaultMessage: 'Group' },
  allGroups: { id: 'reminders.allGroups', defaultMessage: 'All Groups' },
  noUserGroupsMatch: { id: 'reminders.noUserGroupsMatch', defaultMessage: 'No user groups match' },
  groupThatIsGone: { id: 'reminders.groupThatIsGone', defaultMessage: 'A group that is gone' },
  unableToLoadReminders: {
    id: 'reminders.unableToLoadReminders',
    defaultMessage: 'Unable to load the reminders.',
  },
  thisReminderDoesNotExist: {
    id: 'reminders.thisReminderDoesNotExist',
    defaultMessage: 'This reminder does not exist',
  },
  showAllReminders: { id: 'reminders.showAllReminders', defaultMessage: 'Show all reminders' },
  thereAreNoRemindersScheduled: {
    id: 'reminders.thereAreNoRemindersScheduled',
    defaultMessage: 'There are no reminders scheduled for this week',
  },
  setOneAndPeopleAre: {
    id: 'reminders.setOneAndPeopleAre',
    defaultMessage: 'Set one, and people are notified when it is due.',
  },
  thereAreNoRemindersOn: {
    id: 'reminders.thereAreNoRemindersOn',
    defaultMessage: 'There are no reminders on this day.',
  },
  subscribedAgainTo: {
    id: 'reminders.subscribedAgainTo',
    defaultMessage:
      '{who} subscribed again to {hasName, select, true {the reminder "{name}"} other {a reminder}}',
  },
  scheduledMessagesToPeople: {
    id: 'reminders.scheduledMessagesToPeople',
    defaultMessage: 'scheduled messages to people',
  },
  onlyManagersAndAdminsMay: {
    id: 'reminders.onlyManagersAndAdminsMay',
    defaultMessage: 'Only managers and admins may manage reminders.',
  },
  atMostCharacters: {
    id: 'reminders.atMostCharacters',
    defaultMessage: 'At most {reminderMessageLimit} characters',
  },
  noFormsMatch: { id: 'reminders.noFormsMatch', defaultMessage: 'No forms match' },
  formThatIsNotPublished: {
    id: 'reminders.formThatIsNotPublished',
    defaultMessage: 'A form that is not published',
  },
  reminderIsRequired: { id: 'reminders.reminderIsRequired', defaultMessage: 'A reminder is required.' },
  emailRemindersRequireAtLeast: {
    id: 'reminders.emailRemindersRequireAtLeast',
    defaultMessage: 'Email reminders require at least 1 group.',
  },
  pleaseChooseDateTimeFor: {
    id: 'reminders.pleaseChooseDateTimeFor',
    defaultMessage: 'Please choose a date & time for this reminder.',
  },
  textCannotContainZeroByte: {
    id: 'reminders.textCannotContainZeroByte',
    defaultMessage: 'Text cannot contain a zero byte',
  },
  reminders: { id: 'reminders.reminders', defaultMessage: 'Reminders' },
  newReminder: { id: 'reminders.newReminder', defaultMessage: 'New Reminder' },
  createReminder: { id: 'reminders.createReminder', defaultMessage: 'Create Reminder' },
  editReminder: { id: 'reminders.editReminder', defaultMessage: 'Edit Reminder' },
  reminder: { id: 'reminders.reminder', defaultMessage: 'Reminder' },
  withoutGroupEveryoneInCompany: {
    id: 'reminders.withoutGroupEveryoneInCompany',
    defaultMessage: 'Without a group, everyone in the company is reminded.',
  },
  formToFillIn: { id: 'reminders.formToFillIn', defaultMessage: 'Form to fill in' },
  reminderLinksToItAnd: {
    id: 'reminders.reminderLinksToItAnd',
    defaultMessage: 'The reminder links to it and shows who has filled it in since.',
  },
  inApp: { id: 'reminders.inApp', defaultMessage: 'In the app' },
  remindersByEMail: { id: 'reminders.remindersByEMail', defaultMessage: 'Reminders by e-mail' },
  remindersSentToYou: { id: 'reminders.remindersSentToYou', defaultMessage: 'Reminders sent to you.' },
  itHasNotBeenDue: { id: 'reminders.itHasNotBeenDue', defaultMessage: 'It has not been due yet.' },
  noneOfItsRecipientsCan: {
    id: 'reminders.noneOfItsRecipientsCan',
    defaultMessage: 'None of its recipients can see its form.',
  },
  ofPeopleFilledItIn: {
    id: 'reminders.ofPeopleFilledItIn',
    defaultMessage: '{done} of {count, plural, one {# person} other {# people}} filled it in since {since}',
  },
  listRemindersThatCallerGets: {
    id: 'reminders.listRemindersThatCallerGets',
    defaultMessage: 'List the reminders that the caller gets by e-mail, and those they unsubscribed from',
  },
  unsubscribeFromRemindersEMails: {
    id: 'reminders.unsubscribeFromRemindersEMails',
    defaultMessage:
      "Unsubscribe from a reminder's e-mails, or subscribe to them again. `id` is that of the reminder",
  },
  setTheReminder: {
    id: 'reminders.setTheReminder',
    defaultMessage: '{who} set {hasName, select, true {the reminder "{name}"} other {a reminder}}',
  },
  changedTheReminder: {
    id: 'reminders.changedTheReminder',
    defaultMessage: '{who} changed {hasName, select, true {the reminder "{name}"} other {a reminder}}',
  },
  deletedTheReminder: {
    id: 'reminders.deletedTheReminder',
    defaultMessage: '{who} deleted {hasName, select, true {the reminder "{name}"} other {a reminder}}',
  },
  unsubscribedFrom: {
    id: 'reminders.unsubscribedFrom',
    defaultMessage:
      '{who} unsubscribed from {hasName, select, true {the reminder "{name}"} other {a reminder}}',
  },
  everybody: { id: 'reminders.everybody', defaultMessage: 'Everybody' },
  nobodyItsGroupsWereDeleted: {
    id: 'reminders.nobodyItsGroupsWereDeleted',
    defaultMessage: 'Nobody: its groups were deleted',
  },
  dateTime: { id: 'reminders.dateTime', defaultMessage: 'Date and time' },
  repeat: { id: 'reminders.repeat', defaultMessage: 'Repeat' },
  delivery: { id: 'reminders.delivery', defaultMessage: 'Delivery' },
  unsubscribed: { id: 'reminders.unsubscribed', defaultMessage: 'Unsubscribed: {names}' },
  more: { id: 'reminders.more', defaultMessage: '+{more} more' },
  reminderCount: {
    id: 'reminders.reminderCount',
    defaultMessage: '{count, plural, one {# reminder} other {# reminders}}',
  },
});
