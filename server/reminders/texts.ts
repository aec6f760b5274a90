// What server/reminders says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  reminder: { id: 'reminders.server.reminder', defaultMessage: 'A reminder' },
  reminderOf: { id: 'reminders.server.reminderOf', defaultMessage: 'Reminder of {name}' },
  fillIn: { id: 'reminders.server.fillIn', defaultMessage: 'Fill in "{form}"' },
  reminderSubject: { id: 'reminders.server.reminderSubject', defaultMessage: 'Reminder: {messageLine}' },
  fillInButton: { id: 'reminders.server.fillInButton', defaultMessage: 'Fill in' },
  thisUserGroupDoesNot: {
    id: 'reminders.server.thisUserGroupDoesNot',
    defaultMessage: 'This user group does not exist',
  },
  thisFormDoesNotExist: {
    id: 'reminders.server.thisFormDoesNotExist',
    defaultMessage: 'This form does not exist',
  },
  mail: {
    id: 'reminders.server.mail',
    defaultMessage:
      'Hello {name},\n\n{message}\n\nYou receive this e-mail because {by} set a reminder for you.\n',
  },
  mailWithForm: {
    id: 'reminders.server.mailWithForm',
    defaultMessage:
      'Hello {name},\n\n{message}\n\nFill in "{form}" here:\n\n{url}\n\nYou receive this e-mail because {by} set a reminder for you.\n',
  },
});
