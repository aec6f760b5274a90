// What web/filling/pages says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisCodeDoesNotMatch: {
    id: 'filling.web.pages.thisCodeDoesNotMatch',
    defaultMessage: 'This code does not match the form',
  },
  answerQuestionYourselfOrTell: {
    id: 'filling.web.pages.answerQuestionYourselfOrTell',
    defaultMessage: '{issues} Answer the question yourself, or tell whoever made the code.',
  },
  showAll: { id: 'filling.web.pages.showAll', defaultMessage: 'Show all {count, number}' },
  notAnswered: { id: 'filling.web.pages.notAnswered', defaultMessage: 'Not answered' },
  latestOf: {
    id: 'filling.web.pages.latestOf',
    defaultMessage: 'The latest {count, number} of {total, number}.',
  },
  unableToLoadThisForm: {
    id: 'filling.web.pages.unableToLoadThisForm',
    defaultMessage: 'Unable to load this form',
  },
  askWhoeverManagesForm: {
    id: 'filling.web.pages.askWhoeverManagesForm',
    defaultMessage: 'Ask whoever manages the form.',
  },
  scannedAnswerIsFilledIn: {
    id: 'filling.web.pages.scannedAnswerIsFilledIn',
    defaultMessage: 'The scanned answer is filled in when you start a new sheet or add an entry.',
  },
  changed: { id: 'filling.web.pages.changed', defaultMessage: 'Changed {time}' },
  waiting: { id: 'filling.web.pages.waiting', defaultMessage: 'Waiting' },
  youreOfflineYouCanFill: {
    id: 'filling.web.pages.youreOfflineYouCanFill',
    defaultMessage: "You're offline. You can fill in the forms on this device.",
  },
  asksForThisFormYour: {
    id: 'filling.web.pages.asksForThisFormYour',
    defaultMessage: '"{form}" asks for this form. Your answers there are saved.',
  },
  goBack: { id: 'filling.web.pages.goBack', defaultMessage: 'Go back' },
  discardThisEntry: { id: 'filling.web.pages.discardThisEntry', defaultMessage: 'Discard this entry?' },
  discardYourChanges: { id: 'filling.web.pages.discardYourChanges', defaultMessage: 'Discard your changes?' },
  yourAnswersWillBeDeleted: {
    id: 'filling.web.pages.yourAnswersWillBeDeleted',
    defaultMessage: 'Your answers will be deleted.',
  },
  entryStaysAsItWas: {
    id: 'filling.web.pages.entryStaysAsItWas',
    defaultMessage: 'The entry stays as it was before you opened it.',
  },
  changeEntry: { id: 'filling.web.pages.changeEntry', defaultMessage: 'Change the entry' },
  sendAgain: { id: 'filling.web.pages.sendAgain', defaultMessage: 'Send again' },
  entry: { id: 'filling.web.pages.entry', defaultMessage: 'An entry' },
  waitingToSend: { id: 'filling.web.pages.waitingToSend', defaultMessage: 'Waiting to send' },
  sentEntries: { id: 'filling.web.pages.sentEntries', defaultMessage: 'Sent entries' },
  showMoreOf: { id: 'filling.web.pages.showMoreOf', defaultMessage: 'Show more of {count, number}' },
  noEntriesYetAddFirst: {
    id: 'filling.web.pages.noEntriesYetAddFirst',
    defaultMessage: 'No entries yet. Add the first one.',
  },
  thisSheetCouldNotBe: {
    id: 'filling.web.pages.thisSheetCouldNotBe',
    defaultMessage: 'This sheet could not be sent',
  },
  forExamplePlaceShiftOr: {
    id: 'filling.web.pages.forExamplePlaceShiftOr',
    defaultMessage: 'For example a place, shift or vehicle. If empty, the name shown is used.',
  },
  unableToLoadThisSheet: {
    id: 'filling.web.pages.unableToLoadThisSheet',
    defaultMessage: 'Unable to load this sheet',
  },
  returned: { id: 'filling.web.pages.returned', defaultMessage: 'Returned' },
  sent: { id: 'filling.web.pages.sent', defaultMessage: 'Sent' },
  notSent: { id: 'filling.web.pages.notSent', defaultMessage: 'Not sent' },
  thisDeviceHasNoSpace: {
    id: 'filling.web.pages.thisDeviceHasNoSpace',
    defaultMessage: 'This device has no space left',
  },
  freeUpSomeSpaceThen: {
    id: 'filling.web.pages.freeUpSomeSpaceThen',
    defaultMessage: 'Free up some space, then try again.',
  },
  formAndEntries: {
    id: 'filling.web.pages.formAndEntries',
    defaultMessage: '{form}, {count, plural, one {# entry} other {# entries}}',
  },
  entriesChanged: {
    id: 'filling.web.pages.entriesChanged',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}, changed {time}',
  },
  unfinishedWillNotBeSent: {
    id: 'filling.web.pages.unfinishedWillNotBeSent',
    defaultMessage:
      '{count, plural, one {# unfinished entry} other {# unfinished entries}} will not be sent.',
  },
  sheetIsFinished: {
    id: 'filling.web.pages.sheetIsFinished',
    defaultMessage:
      '{hasName, select, true {"{name}"} other {Sheet}} is finished{isHeldUp, select, true { once everything is sent} other {}}',
  },
  send: { id: 'filling.web.pages.send', defaultMessage: 'Send' },
  start: { id: 'filling.web.pages.start', defaultMessage: 'Start' },
  changedAgo: { id: 'filling.web.pages.changedAgo', defaultMessage: 'changed {time}' },
});
