// What cli/filling says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  addEntry: { id: 'filling.cli.addEntry', defaultMessage: 'Add: {name}', description: 'Add: Damage' },
  enterAddsEntries: { id: 'filling.cli.enterAddsEntries', defaultMessage: 'enter: add, change, remove' },
  enterOrder: { id: 'filling.cli.enterOrder', defaultMessage: 'enter: put in order' },
  durationExample: {
    id: 'filling.cli.durationExample',
    defaultMessage:
      '{colon, select, minutes {1:30 (minutes and seconds), 90 s} other {1:30 (hours and minutes), 90 min}}',
  },
  formHasChangedSinceThen: {
    id: 'filling.cli.formHasChangedSinceThen',
    defaultMessage: 'The form has changed since then: look through your answers.',
  },
  thisSheetWasStarted: { id: 'filling.cli.thisSheetWasStarted', defaultMessage: 'This sheet was started.' },
  yourEntryWasSent: { id: 'filling.cli.yourEntryWasSent', defaultMessage: 'Your entry was sent.' },
  itCannotBeContinued: { id: 'filling.cli.itCannotBeContinued', defaultMessage: 'It cannot be continued.' },
  itCannotBeCorrected: { id: 'filling.cli.itCannotBeCorrected', defaultMessage: 'It cannot be corrected.' },
  itWasSentOrDiscarded: {
    id: 'filling.cli.itWasSentOrDiscarded',
    defaultMessage: 'It was sent or discarded in the meantime.',
  },
  useSheetOrNewNot: { id: 'filling.cli.useSheetOrNewNot', defaultMessage: 'Use --sheet or --new, not both.' },
  formsAreFilledInOn: {
    id: 'filling.cli.formsAreFilledInOn',
    defaultMessage: 'Forms are filled in on a terminal, and there is none here.',
  },
  useFormdeckRowsAddFile: {
    id: 'filling.cli.useFormdeckRowsAddFile',
    defaultMessage: 'Use `formdeck rows add --file rows.json` to add entries from a file.',
  },
  formdeckHadToStop: { id: 'filling.cli.formdeckHadToStop', defaultMessage: 'Formdeck had to stop.' },
  nothingWasSent: { id: 'filling.cli.nothingWasSent', defaultMessage: 'Nothing was sent.' },
  draftsSaved: {
    id: 'filling.cli.draftsSaved',
    defaultMessage:
      '{count, plural, one {Your answers were not sent. They are saved on this computer.\nContinue with: formdeck fill {form}} other {# drafts of this form are not sent. They are saved on this computer.\nContinue with: formdeck fill {form}}}',
  },
  yourAnswersCannotBeSaved: {
    id: 'filling.cli.yourAnswersCannotBeSaved',
    defaultMessage: 'Your answers cannot be saved on this computer. {words}',
  },
  fillIn: { id: 'filling.cli.fillIn', defaultMessage: 'Fill in "{name}"' },
  notNow: { id: 'filling.cli.notNow', defaultMessage: 'Not now: "{name}"' },
  otherForms: { id: 'filling.cli.otherForms', defaultMessage: 'Other forms' },
  leaveWithUnsentAnswers: {
    id: 'filling.cli.leaveWithUnsentAnswers',
    defaultMessage: 'Leave with unsent answers?',
  },
  yourAnswersHaveNotBeen: {
    id: 'filling.cli.yourAnswersHaveNotBeen',
    defaultMessage:
      'Your answers have not been sent and cannot be saved on this computer: they would be lost.',
  },
  yourAnswersHaveNotBeenSent: {
    id: 'filling.cli.yourAnswersHaveNotBeenSent',
    defaultMessage:
      'Your answers have not been sent. They are saved on this computer, where you can continue.',
  },
  leave: { id: 'filling.cli.leave', defaultMessage: 'Leave' },
  useFile: { id: 'filling.cli.useFile', defaultMessage: 'use the file' },
  jpegOrPngFilePaths: {
    id: 'filling.cli.jpegOrPngFilePaths',
    defaultMessage: 'A JPEG or PNG file; paths begin in {folder}',
  },
  pathOfFile: { id: 'filling.cli.pathOfFile', defaultMessage: 'path of the file' },
  itCannotBeFilledIn: { id: 'filling.cli.itCannotBeFilledIn', defaultMessage: 'It cannot be filled in.' },
  thisSheetIsOfAnother: {
    id: 'filling.cli.thisSheetIsOfAnother',
    defaultMessage: 'This sheet is of another form.',
  },
  requiredFollowUpForm: { id: 'filling.cli.requiredFollowUpForm', defaultMessage: 'Required follow-up form' },
  optionalFollowUpForm: { id: 'filling.cli.optionalFollowUpForm', defaultMessage: 'Optional follow-up form' },
  allQuestionsAreAnswered: {
    id: 'filling.cli.allQuestionsAreAnswered',
    defaultMessage: 'All questions are answered.',
  },
  enterSendsItEChanges: {
    id: 'filling.cli.enterSendsItEChanges',
    defaultMessage: 'Enter sends it, e changes it.',
  },
  unableToLoadCatalog: {
    id: 'filling.cli.unableToLoadCatalog',
    defaultMessage: 'Unable to load the catalog.',
  },
  thisIsOnServer: { id: 'filling.cli.thisIsOnServer', defaultMessage: 'This is on the server.' },
  discardTheseAnswers: { id: 'filling.cli.discardTheseAnswers', defaultMessage: 'Discard these answers?' },
  theyExistOnlyOnThis: {
    id: 'filling.cli.theyExistOnlyOnThis',
    defaultMessage: 'They exist only on this computer. This action cannot be undone!',
  },
  draftsNotSentYet: {
    id: 'filling.cli.draftsNotSentYet',
    defaultMessage: '{count, plural, one {# draft} other {# drafts}} not sent yet',
  },
  unnamedSheet: { id: 'filling.cli.unnamedSheet', defaultMessage: 'an unnamed sheet' },
  correctionIn: { id: 'filling.cli.correctionIn', defaultMessage: 'Correction in' },
  numbersWithSpacesBetweenThem: {
    id: 'filling.cli.numbersWithSpacesBetweenThem',
    defaultMessage: 'numbers, with spaces between them',
  },
  sending: { id: 'filling.cli.sending', defaultMessage: 'Sending ...' },
  itMayHaveArrivedYou: {
    id: 'filling.cli.itMayHaveArrivedYou',
    defaultMessage: 'It may have arrived: you can change it once the server confirms. {words}',
  },
  partOfNameOfForm: {
    id: 'filling.cli.partOfNameOfForm',
    defaultMessage: 'part of the name of a form or sheet',
  },
  what: { id: 'filling.cli.what', defaultMessage: 'What' },
  details: { id: 'filling.cli.details', defaultMessage: 'Details' },
  addedRows: {
    id: 'filling.cli.addedRows',
    defaultMessage:
      'Added {count, plural, one {# entry} other {# entries}} to sheet {sheetId}{completed, select, true {, which is complete} other {}}.',
  },
  openSheets: {
    id: 'filling.cli.openSheets',
    defaultMessage: '{count, plural, one {# open sheet} other {# open sheets}}',
  },
  entriesChanged: {
    id: 'filling.cli.entriesChanged',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}, changed {when}',
  },
  reminders: {
    id: 'filling.cli.reminders',
    defaultMessage: '{count, plural, one {# reminder} other {# reminders}}',
  },
  returnedRows: { id: 'filling.cli.returnedRows', defaultMessage: '{count} returned' },
  drafts: { id: 'filling.cli.drafts', defaultMessage: '{count, plural, one {# draft} other {# drafts}}' },
  questions: {
    id: 'filling.cli.questions',
    defaultMessage: '{count, plural, one {# question} other {# questions}}',
  },
  answersChanged: {
    id: 'filling.cli.answersChanged',
    defaultMessage: '{count, plural, one {# answer} other {# answers}}, changed {when}',
  },
  entries: { id: 'filling.cli.entries', defaultMessage: '{count, plural, one {# entry} other {# entries}}' },
  otherForm: { id: 'filling.cli.otherForm', defaultMessage: 'other form' },
  newSheet: { id: 'filling.cli.newSheet', defaultMessage: 'new sheet' },
  sheetEntry: { id: 'filling.cli.sheetEntry', defaultMessage: '{sheet}, entry {count, number}' },
  other: { id: 'filling.cli.other', defaultMessage: 'the other' },
  noAnswer: { id: 'filling.cli.noAnswer', defaultMessage: 'no answer' },
  nextQuestion: { id: 'filling.cli.nextQuestion', defaultMessage: 'next question' },
  questionBefore: { id: 'filling.cli.questionBefore', defaultMessage: 'question before' },
  tenFurther: { id: 'filling.cli.tenFurther', defaultMessage: 'ten further' },
  tenBack: { id: 'filling.cli.tenBack', defaultMessage: 'ten back' },
  fillInKey: { id: 'filling.cli.fillInKey', defaultMessage: 'fill in' },
  text: { id: 'filling.cli.text', defaultMessage: 'a text' },
  number: { id: 'filling.cli.number', defaultMessage: 'a number' },
  momentOrNow: { id: 'filling.cli.momentOrNow', defaultMessage: '2026-01-31 14:00, or now' },
  pointOfScale: {
    id: 'filling.cli.pointOfScale',
    defaultMessage:
      '{step, plural, =1 {{least} to {greatest}} other {{least} to {greatest}, by {step, number}}}',
  },
  endOfScale: { id: 'filling.cli.endOfScale', defaultMessage: '{end, number} ({meaning})' },
  dayOrToday: { id: 'filling.cli.dayOrToday', defaultMessage: '2026-01-31, or today' },
  timeOrNow: { id: 'filling.cli.timeOrNow', defaultMessage: '14:05, or now' },
  latitudeAndLongitude: {
    id: 'filling.cli.latitudeAndLongitude',
    defaultMessage: 'latitude, longitude, such as -36.85, 174.76',
  },
  pointsOfShape: {
    id: 'filling.cli.pointsOfShape',
    defaultMessage: 'latitude, longitude; latitude, longitude; ... or WKT, GeoJSON',
  },
  yOrN: { id: 'filling.cli.yOrN', defaultMessage: 'y or n' },
  enterChooseOne: { id: 'filling.cli.enterChooseOne', defaultMessage: 'enter: choose one' },
  enterChooseSome: { id: 'filling.cli.enterChooseSome', defaultMessage: 'enter: choose some' },
  enterChooseJpegOrPng: {
    id: 'filling.cli.enterChooseJpegOrPng',
    defaultMessage: 'enter: choose a JPEG or PNG file',
  },
  enterChoosePlacedPhoto: {
    id: 'filling.cli.enterChoosePlacedPhoto',
    defaultMessage: 'enter: choose a JPEG or PNG file; where it was taken is kept',
  },
  enterChooseFile: {
    id: 'filling.cli.enterChooseFile',
    defaultMessage: 'enter: choose a file of at most {size}',
  },
  enterChooseRecording: {
    id: 'filling.cli.enterChooseRecording',
    defaultMessage: 'enter: choose a recording of at most {size}; a terminal cannot record',
  },
  fileOfTypes: {
    id: 'filling.cli.fileOfTypes',
    defaultMessage: 'A file ({endings}) of at most {size}; paths begin in {folder}',
  },
  code: { id: 'filling.cli.code', defaultMessage: 'the code' },
  newSheetOf: { id: 'filling.cli.newSheetOf', defaultMessage: 'New sheet {sheet}' },
  notSent: { id: 'filling.cli.notSent', defaultMessage: 'not sent' },
  correctionInSheet: { id: 'filling.cli.correctionInSheet', defaultMessage: 'Correction in {sheet}' },
  entryOfSheet: { id: 'filling.cli.entryOfSheet', defaultMessage: 'Entry of {sheet}' },
  newSheetTitle: { id: 'filling.cli.newSheetTitle', defaultMessage: 'New sheet' },
  ctrlLOpensIt: { id: 'filling.cli.ctrlLOpensIt', defaultMessage: 'Ctrl-L opens it.' },
  reminder: { id: 'filling.cli.reminder', defaultMessage: 'Reminder' },
  returned: {
    id: 'filling.cli.returned',
    defaultMessage: 'Returned',
    description: 'A row that a reviewer sent back',
  },
});
