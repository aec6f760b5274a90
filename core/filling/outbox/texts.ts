// What core/filling/outbox says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  done: { id: 'filling.outbox.done', defaultMessage: 'Done.' },
  youStoppedItYourAnswers: {
    id: 'filling.outbox.youStoppedItYourAnswers',
    defaultMessage: 'You stopped it. Your answers are saved on this computer.',
  },
  serverHadAlreadyReceivedYour: {
    id: 'filling.outbox.serverHadAlreadyReceivedYour',
    defaultMessage:
      'The server had already received your first version. Your changes since then are not in it.',
  },
  serverDoesNotAnswer: {
    id: 'filling.outbox.serverDoesNotAnswer',
    defaultMessage: 'The server does not answer.',
  },
  nothingIsLostTryingAgain: {
    id: 'filling.outbox.nothingIsLostTryingAgain',
    defaultMessage: '{why} Nothing is lost: trying again in {ceil} s ...',
  },
  waitingToSend: { id: 'filling.outbox.waitingToSend', defaultMessage: '{waiting, number} waiting to send' },
  couldNotBeSent: {
    id: 'filling.outbox.couldNotBeSent',
    defaultMessage: '{count, number} could not be sent: {issue}',
  },
  imageFor: { id: 'filling.outbox.imageFor', defaultMessage: 'Image for {name}' },
  fileFor: { id: 'filling.outbox.fileFor', defaultMessage: 'File {file} for {name}' },
  rowOf: { id: 'filling.outbox.rowOf', defaultMessage: 'Entry of {name}' },
  correctionIn: { id: 'filling.outbox.correctionIn', defaultMessage: 'Correction in {name}' },
  completionOf: { id: 'filling.outbox.completionOf', defaultMessage: 'Completion of {name}' },
  emptySheet: { id: 'filling.outbox.emptySheet', defaultMessage: 'Empty sheet {name}' },
  beingSent: { id: 'filling.outbox.beingSent', defaultMessage: 'Being sent' },
  entryCouldNotBeSent: {
    id: 'filling.outbox.entryCouldNotBeSent',
    defaultMessage: 'Could not be sent: {issue}',
  },
  waitingForEntryThatCould: {
    id: 'filling.outbox.waitingForEntryThatCould',
    defaultMessage: 'Waiting for an entry that could not be sent: {entryTitle}',
  },
  openEntryItBelongsTo: {
    id: 'filling.outbox.openEntryItBelongsTo',
    defaultMessage: 'Open the entry it belongs to, take a new picture, and send it again.',
  },
  tryAgainOrContactWhoever: {
    id: 'filling.outbox.tryAgainOrContactWhoever',
    defaultMessage: 'Try again, or contact whoever manages the form.',
  },
  openItFixProblemAnd: {
    id: 'filling.outbox.openItFixProblemAnd',
    defaultMessage: 'Open it, fix the problem, and send it again.',
  },
  contactWhoeverManagesFormThen: {
    id: 'filling.outbox.contactWhoeverManagesFormThen',
    defaultMessage:
      'Contact whoever manages the form, then try again. Save a file to keep your answers safe until then.',
  },
  discardTheseAnswers: { id: 'filling.outbox.discardTheseAnswers', defaultMessage: 'Discard these answers?' },
  existsOnThisDeviceOnly: {
    id: 'filling.outbox.existsOnThisDeviceOnly',
    defaultMessage: '{entryTitle} exists on this device only.',
  },
  discard: { id: 'filling.outbox.discard', defaultMessage: 'Discard' },
  entriesNotSentYet: {
    id: 'filling.outbox.entriesNotSentYet',
    defaultMessage: '{waiting, plural, one {# entry} other {# entries}} not sent yet',
  },
  logOutWithUnsentAnswers: {
    id: 'filling.outbox.logOutWithUnsentAnswers',
    defaultMessage: 'Sign out with unsent answers?',
  },
  logout: { id: 'filling.outbox.logout', defaultMessage: 'Sign out' },
  notSent: { id: 'filling.outbox.notSent', defaultMessage: 'Not sent' },
  thisCannotBeChanged: {
    id: 'filling.outbox.thisCannotBeChanged',
    defaultMessage: 'This cannot be changed.',
  },
  itWasSentAndMay: {
    id: 'filling.outbox.itWasSentAndMay',
    defaultMessage: 'It was sent and may have arrived: wait for the server to confirm.',
  },
  itIsBeingSentRight: {
    id: 'filling.outbox.itIsBeingSentRight',
    defaultMessage: 'It is being sent right now.',
  },
  thereIsNoConnection: {
    id: 'filling.outbox.thereIsNoConnection',
    defaultMessage: 'There is no connection.',
  },
  imageIsNoLongerOn: {
    id: 'filling.outbox.imageIsNoLongerOn',
    defaultMessage: 'The image is no longer on this device.',
  },
  fileIsNoLongerOn: {
    id: 'filling.outbox.fileIsNoLongerOn',
    defaultMessage: 'The file is no longer on this device.',
  },
  savedOnThisDevice: { id: 'filling.outbox.savedOnThisDevice', defaultMessage: 'Saved on this device' },
  youreOfflineItWillBe: {
    id: 'filling.outbox.youreOfflineItWillBe',
    defaultMessage: "You're offline. It will be sent automatically.",
  },
  entriesWaitingToSend: {
    id: 'filling.outbox.entriesWaitingToSend',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} waiting to send',
  },
  signInAgainToSend: { id: 'filling.outbox.signInAgainToSend', defaultMessage: 'Sign in again to send it.' },
  thisCouldNotBeSent: { id: 'filling.outbox.thisCouldNotBeSent', defaultMessage: 'This could not be sent' },
  fillInAnother: { id: 'filling.outbox.fillInAnother', defaultMessage: 'Fill in another' },
  readWhatWasSent: { id: 'filling.outbox.readWhatWasSent', defaultMessage: 'Read what was sent' },
  finishThisSheet: { id: 'filling.outbox.finishThisSheet', defaultMessage: 'Finish this sheet' },
  youWereTold: { id: 'filling.outbox.youWereTold', defaultMessage: 'You were told: {alert}.' },
  peopleWereTold: {
    id: 'filling.outbox.peopleWereTold',
    defaultMessage: '{count, plural, one {{people} was told: {alert}.} other {{people} were told: {alert}.}}',
  },
  you: { id: 'filling.outbox.you', defaultMessage: 'You' },
  alert: { id: 'filling.outbox.alert', defaultMessage: 'Alert: {name}' },
  sentDot: { id: 'filling.outbox.sentDot', defaultMessage: 'Sent.' },
  sendingDots: { id: 'filling.outbox.sendingDots', defaultMessage: 'Sending...' },
  sheetNamed: { id: 'filling.outbox.sheetNamed', defaultMessage: 'Sheet {name}' },
  waiting: { id: 'filling.outbox.waiting', defaultMessage: 'Waiting' },
  waitingFor: { id: 'filling.outbox.waitingFor', defaultMessage: 'Waiting: {issue}' },
  otherEntriesDiscarded: {
    id: 'filling.outbox.otherEntriesDiscarded',
    defaultMessage:
      '{count, plural, one {# other entry cannot be sent without it and will be discarded too.} other {# other entries cannot be sent without it and will be discarded too.}}',
  },
  itMayAlreadyHaveBeen: {
    id: 'filling.outbox.itMayAlreadyHaveBeen',
    defaultMessage: 'It may already have been sent.',
  },
  thisActionCannotBeUndone: {
    id: 'filling.outbox.thisActionCannotBeUndone',
    defaultMessage: 'This action cannot be undone!',
  },
  unfinishedForms: {
    id: 'filling.outbox.unfinishedForms',
    defaultMessage: '{count, plural, one {# unfinished form} other {# unfinished forms}}',
  },
  onThisDeviceOnly: {
    id: 'filling.outbox.onThisDeviceOnly',
    defaultMessage:
      '{count, plural, one {{what} is on this device only. It stays here and will be sent when you sign in here again.} other {{what} are on this device only. They stay here and will be sent when you sign in here again.}}',
  },
});
