// What core/home says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  welcomeToYourDashboard: { id: 'home.welcomeToYourDashboard', defaultMessage: 'Welcome to your Dashboard' },
  startByCreatingFormTo: {
    id: 'home.startByCreatingFormTo',
    defaultMessage: 'Start by creating a form to collect data, adding users, or adding a reminder.',
  },
  dontShowThisAgain: { id: 'home.dontShowThisAgain', defaultMessage: "Don't show this again" },
  dismiss: { id: 'home.dismiss', defaultMessage: 'Dismiss' },
  show: { id: 'home.show', defaultMessage: 'Show' },
  setUp: { id: 'home.setUp', defaultMessage: 'Set up your company' },
  stepsDone: {
    id: 'home.stepsDone',
    defaultMessage: '{done, number} of {all, plural, one {# step} other {# steps}} done',
  },
  createForm: { id: 'home.createForm', defaultMessage: 'Create a Form' },
  askWhatYouNeedTo: { id: 'home.askWhatYouNeedTo', defaultMessage: 'Ask what you need to know.' },
  addUser: { id: 'home.addUser', defaultMessage: 'Add a User' },
  invitePeopleWhoFillIt: {
    id: 'home.invitePeopleWhoFillIt',
    defaultMessage: 'Invite the people who fill it in.',
  },
  fillInFirst: { id: 'home.fillInFirst', defaultMessage: 'Fill it in once' },
  seeWhatOthersSee: { id: 'home.seeWhatOthersSee', defaultMessage: 'See what those see who fill it in.' },
  addReminder: { id: 'home.addReminder', defaultMessage: 'Add a Reminder' },
  soThatNothingIsForgotten: {
    id: 'home.soThatNothingIsForgotten',
    defaultMessage: 'So that nothing is forgotten.',
  },
  addLogo: { id: 'home.addLogo', defaultMessage: 'Add your logo and colors' },
  soThatPeopleKnow: {
    id: 'home.soThatPeopleKnow',
    defaultMessage: 'So that people see whose product it is.',
  },
  needsYou: { id: 'home.needsYou', defaultMessage: 'Needs you' },
  allIsWell: { id: 'home.allIsWell', defaultMessage: 'All is well: nothing needs you.' },
  rowsSince: {
    id: 'home.rowsSince',
    defaultMessage: '{rows, plural, one {# entry} other {# entries}}, since {oldest}',
  },
  review: { id: 'home.review', defaultMessage: 'Review' },
  reviewRowsOf: {
    id: 'home.reviewRowsOf',
    defaultMessage: 'Review {rows, plural, one {# entry} other {# entries}} of {template}',
  },
  startReviewing: { id: 'home.startReviewing', defaultMessage: 'Start reviewing' },
  oldestWaitsSince: {
    id: 'home.oldestWaitsSince',
    defaultMessage: 'The oldest has waited since {oldest}',
  },
  oldestSince: { id: 'home.oldestSince', defaultMessage: 'Oldest: {oldest}' },
  see: { id: 'home.see', defaultMessage: 'See' },
  read: { id: 'home.read', defaultMessage: 'Read' },
  repair: { id: 'home.repair', defaultMessage: 'Repair' },
  correct: { id: 'home.correct', defaultMessage: 'Correct' },
  actionOn: {
    id: 'home.actionOn',
    defaultMessage: '{action}: {text}',
    description: 'What a button does, such as "Repair", and the line beside it',
  },
  problemSince: {
    id: 'home.problemSince',
    defaultMessage: 'Since {since}: {problem}',
  },
  importNeedsFixing: {
    id: 'home.importNeedsFixing',
    defaultMessage: 'The import of {fileName} into {form}',
  },
  rowsNeedFixing: {
    id: 'home.rowsNeedFixing',
    defaultMessage: '{count, plural, one {# row needs fixing.} other {# rows need fixing.}}',
  },
  returnedToYou: { id: 'home.returnedToYou', defaultMessage: 'Returned to you: {form}, {sheet}' },
  unnamedSheet: { id: 'home.unnamedSheet', defaultMessage: 'Unnamed sheet' },
  unreadAlerts: {
    id: 'home.unreadAlerts',
    defaultMessage:
      '{count, plural, one {An alert that you have not read} other {# alerts that you have not read}}',
  },
  unreadReminders: {
    id: 'home.unreadReminders',
    defaultMessage:
      '{count, plural, one {A reminder that you have not read} other {# reminders that you have not read}}',
  },
  more: {
    id: 'home.more',
    defaultMessage:
      '{kind, select, import {{count, plural, one {# more import needs fixing} other {# more imports need fixing}}} trouble {{count, plural, one {# more thing fails} other {# more things fail}}} other {{count, plural, one {# more entry was returned to you} other {# more entries were returned to you}}}}',
  },
  numbers: { id: 'home.numbers', defaultMessage: 'The last {days} days' },
  entries: { id: 'home.entries', defaultMessage: 'Entries' },
  alerts: { id: 'home.alerts', defaultMessage: 'Alerts' },
  waitingForReview: { id: 'home.waitingForReview', defaultMessage: 'Waiting for review' },
  entryCount: {
    id: 'home.entryCount',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
  },
  moreThan: { id: 'home.moreThan', defaultMessage: 'more than {value}' },
});
