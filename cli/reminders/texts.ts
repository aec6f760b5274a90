// What cli/reminders says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  setReminderForNext: {
    id: 'reminders.cli.setReminderForNext',
    defaultMessage: 'Set a reminder for {recipientTags}; next: {when}',
  },
  yourReminderWasDeleted: {
    id: 'reminders.cli.yourReminderWasDeleted',
    defaultMessage: 'Your reminder was deleted.',
  },
  useMessageAtEveryGroup: {
    id: 'reminders.cli.useMessageAtEveryGroup',
    defaultMessage:
      'Use --message, --at, --every, --group, --everybody, --email, --app, --form or --no-form.',
  },
  groupsOfThisReminderWere: {
    id: 'reminders.cli.groupsOfThisReminderWere',
    defaultMessage: 'The groups of this reminder were deleted, so it reaches nobody.',
  },
  giveGroupOrEverybody: {
    id: 'reminders.cli.giveGroupOrEverybody',
    defaultMessage: 'Give --group, or --everybody.',
  },
  yourReminderWasSaved: {
    id: 'reminders.cli.yourReminderWasSaved',
    defaultMessage: 'Your reminder was saved.',
  },
  useGroupOrEverybodyNot: {
    id: 'reminders.cli.useGroupOrEverybodyNot',
    defaultMessage: 'Use --group or --everybody, not both.',
  },
  useEmailOrAppNot: {
    id: 'reminders.cli.useEmailOrAppNot',
    defaultMessage: 'Use --email or --app, not both.',
  },
  thereAreNoReminders: { id: 'reminders.cli.thereAreNoReminders', defaultMessage: 'There are no reminders.' },
  fillInItsForm: { id: 'reminders.cli.fillInItsForm', defaultMessage: 'fill in its form' },
  itHasNoForm: { id: 'reminders.cli.itHasNoForm', defaultMessage: 'It has no form.' },
  whoHasFilledItIn: { id: 'reminders.cli.whoHasFilledItIn', defaultMessage: 'who has filled it in' },
  stillLoading: { id: 'reminders.cli.stillLoading', defaultMessage: 'Still loading.' },
  everyoneHasFilledItIn: {
    id: 'reminders.cli.everyoneHasFilledItIn',
    defaultMessage: 'Everyone has filled it in.',
  },
  notYet: { id: 'reminders.cli.notYet', defaultMessage: 'Not yet: {missing}' },
  filledIn: { id: 'reminders.cli.filledIn', defaultMessage: 'FILLED IN' },
  neverItsTimeIsOver: { id: 'reminders.cli.neverItsTimeIsOver', defaultMessage: 'never: its time is over' },
  over: { id: 'reminders.cli.over', defaultMessage: 'over' },
  unsubscribed: { id: 'reminders.cli.unsubscribed', defaultMessage: 'Unsubscribed' },
  toColumn: { id: 'reminders.cli.toColumn', defaultMessage: 'To' },
  notYetFilledIn: { id: 'reminders.cli.notYetFilledIn', defaultMessage: 'not yet' },
  reminderCount: {
    id: 'reminders.cli.reminderCount',
    defaultMessage: '{count, plural, one {# reminder} other {# reminders}}',
  },
  notSentToYou: { id: 'reminders.cli.notSentToYou', defaultMessage: 'No reminder "{named}" is sent to you.' },
  noReminder: { id: 'reminders.cli.noReminder', defaultMessage: 'There is no reminder "{named}".' },
});
