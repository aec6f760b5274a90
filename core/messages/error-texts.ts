// What the codes of errors say where nothing more is known.
import { defineMessages } from '#core/messages/message.ts';

export const errorTexts = defineMessages({
  invalid: { id: 'errors.invalid', defaultMessage: 'Some fields need your attention.' },
  notJson: { id: 'errors.notJson', defaultMessage: 'The body is not valid JSON.' },
  signInFailed: { id: 'errors.signInFailed', defaultMessage: 'Invalid credentials' },
  codeNeeded: { id: 'errors.codeNeeded', defaultMessage: 'A code is needed to sign in.' },
  signedOut: { id: 'errors.signedOut', defaultMessage: 'You are signed out.' },
  forbidden: { id: 'errors.forbidden', defaultMessage: 'Your role does not allow this.' },
  notFound: {
    id: 'errors.notFound',
    defaultMessage: "This doesn't exist, or you don't have access.",
  },
  conflict: { id: 'errors.conflict', defaultMessage: 'This conflicts with existing data.' },
  tooLarge: { id: 'errors.tooLarge', defaultMessage: 'This is too large.' },
  wrongMediaType: {
    id: 'errors.wrongMediaType',
    defaultMessage: 'This type of content is not accepted here.',
  },
  tooManyTries: {
    id: 'errors.tooManyTries',
    defaultMessage: 'Too many attempts. Wait a moment, then try again.',
  },
  tooMuchData: {
    id: 'errors.tooMuchData',
    defaultMessage: 'Too much data to export. Reduce your date range and try again.',
  },
  diskFull: { id: 'errors.diskFull', defaultMessage: "The server's disk is full." },
  quotaFull: {
    id: 'errors.quotaFull',
    defaultMessage: 'Your company has used all of its storage on this server.',
  },
  unavailable: { id: 'errors.unavailable', defaultMessage: 'The server is temporarily unavailable.' },
  tooSlow: { id: 'errors.tooSlow', defaultMessage: 'This took too long and was stopped by the server.' },
  unexpected: { id: 'errors.unexpected', defaultMessage: 'An unexpected problem occurred.' },
  unreachable: { id: 'errors.unreachable', defaultMessage: 'The server did not answer.' },
  notFormdeck: {
    id: 'errors.notFormdeck',
    defaultMessage: 'The response did not come from a Formdeck server.',
  },
  notFormdeckAt: {
    id: 'errors.notFormdeckAt',
    defaultMessage: 'The response from {server} did not come from a Formdeck server.',
  },
  noAnswerFrom: { id: 'errors.noAnswerFrom', defaultMessage: 'The server {server} did not answer.' },
  noAnswerHint: {
    id: 'errors.noAnswerHint',
    defaultMessage: 'Check that it is running and that the address is right.',
  },
  cancelled: { id: 'errors.cancelled', defaultMessage: 'Canceled.' },
  declined: { id: 'errors.declined', defaultMessage: 'Nothing was changed.' },
  usage: { id: 'errors.usage', defaultMessage: 'The command was not understood.' },
  partlyDone: { id: 'errors.partlyDone', defaultMessage: 'Some rows need fixing.' },
  stillRunning: { id: 'errors.stillRunning', defaultMessage: 'The server is still working on this.' },
  interrupted: { id: 'errors.interrupted', defaultMessage: 'Interrupted.' },
  busy: { id: 'errors.busy', defaultMessage: 'The same job is already running.' },
  enterIdOrBeginning: {
    id: 'errors.enterIdOrBeginning',
    defaultMessage: 'Enter an id, or at least its first 4 characters',
  },
  tooFarInPast: { id: 'errors.tooFarInPast', defaultMessage: 'This is too far in the past for a date' },
  tooFarInFuture: { id: 'errors.tooFarInFuture', defaultMessage: 'This is too far in the future for a date' },
  sortBy: {
    id: 'errors.sortBy',
    defaultMessage: 'Sort by dates.lastModified, dates.created or name, with ,asc or ,desc',
  },
  noSuchField: { id: 'errors.noSuchField', defaultMessage: 'There is no field "{key}".' },
  didYouMean: { id: 'errors.didYouMean', defaultMessage: 'Did you mean {name}?' },
  didYouMeanOneOf: { id: 'errors.didYouMeanOneOf', defaultMessage: 'Did you mean {names} or {name}?' },
  nameOneById: { id: 'errors.nameOneById', defaultMessage: 'Name one of them by its id:' },
  tryingAgainIn: { id: 'errors.tryingAgainIn', defaultMessage: '{message} Trying again in {seconds} s ...' },
  severalCalled: { id: 'errors.severalCalled', defaultMessage: '{counted} are called "{given}".' },
  idsBegin: { id: 'errors.idsBegin', defaultMessage: 'The ids of {counted} begin with "{given}".' },
});
