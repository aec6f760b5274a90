// What web/codes says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  firstOne: { id: 'codes.web.firstOne', defaultMessage: 'The first one' },
  opens: { id: 'codes.web.opens', defaultMessage: 'Opens {content}' },
  previewAppearsOnceFieldsAre: {
    id: 'codes.web.previewAppearsOnceFieldsAre',
    defaultMessage: 'The preview appears once the fields are filled in.',
  },
  branch: { id: 'codes.web.branch', defaultMessage: 'Branch' },
  unableToLoadCatalog: { id: 'codes.web.unableToLoadCatalog', defaultMessage: 'Unable to load the catalog' },
  any: { id: 'codes.web.any', defaultMessage: 'Any' },
  unableToLoadTypes: { id: 'codes.web.unableToLoadTypes', defaultMessage: 'Unable to load the types' },
  codesOpenForm: { id: 'codes.web.codesOpenForm', defaultMessage: 'The codes open a form' },
  scanningOneWithPhoneOpens: {
    id: 'codes.web.scanningOneWithPhoneOpens',
    defaultMessage: 'Scanning one with a phone opens a form with this value already filled in.',
  },
  loadingForms: { id: 'codes.web.loadingForms', defaultMessage: 'Loading the forms...' },
  chooseForm: { id: 'codes.web.chooseForm', defaultMessage: 'Choose a form' },
  unableToLoadForms: { id: 'codes.web.unableToLoadForms', defaultMessage: 'Unable to load the forms' },
  questionToFillIn: { id: 'codes.web.questionToFillIn', defaultMessage: 'Question to fill in' },
  loadingQuestions: { id: 'codes.web.loadingQuestions', defaultMessage: 'Loading the questions...' },
  unableToLoadQuestions: {
    id: 'codes.web.unableToLoadQuestions',
    defaultMessage: 'Unable to load the questions',
  },
  atMost: { id: 'codes.web.atMost', defaultMessage: 'At most {maximumCodes, number}' },
  prefix: { id: 'codes.web.prefix', defaultMessage: 'Prefix' },
  value: { id: 'codes.web.value', defaultMessage: 'Value' },
  printedBelowEachCode: { id: 'codes.web.printedBelowEachCode', defaultMessage: 'Printed below each code' },
  codesSideBySide: { id: 'codes.web.codesSideBySide', defaultMessage: 'Codes side by side' },
  scale: { id: 'codes.web.scale', defaultMessage: 'Scale' },
  submit: { id: 'codes.web.submit', defaultMessage: 'Submit' },
  randomIdsThatAreUnique: {
    id: 'codes.web.randomIdsThatAreUnique',
    defaultMessage: 'Random ids that are unique worldwide.',
  },
  consecutiveNumbersAfterPrefix: {
    id: 'codes.web.consecutiveNumbersAfterPrefix',
    defaultMessage: 'Consecutive numbers after a prefix.',
  },
  sameValueOnEveryCode: {
    id: 'codes.web.sameValueOnEveryCode',
    defaultMessage: 'The same value on every code.',
  },
  codeForEachItemIts: {
    id: 'codes.web.codeForEachItemIts',
    defaultMessage: 'A code for each item: its own code, or a permanent id.',
  },
  chooseAgain: { id: 'codes.web.chooseAgain', defaultMessage: 'Choose again' },
  catalogNotLoaded: {
    id: 'codes.web.catalogNotLoaded',
    defaultMessage: 'Unable to load the catalog.',
  },
  codesOnPagesOfPrint: {
    id: 'codes.web.codesOnPagesOfPrint',
    defaultMessage:
      '{count, plural, one {# code} other {# codes}} on {count2, plural, one {# page} other {# pages}} of {layout}. Print at 100 %, without printer margins.',
  },
  qrCodeOf: { id: 'codes.web.qrCodeOf', defaultMessage: 'QR code of {label}' },
  fileCouldNotBeCreated: {
    id: 'codes.web.fileCouldNotBeCreated',
    defaultMessage: 'The file could not be created.',
  },
  tryAgainWithFewerCodes: {
    id: 'codes.web.tryAgainWithFewerCodes',
    defaultMessage: 'Try again with fewer codes.',
  },
  pdfAsPrinted: { id: 'codes.web.pdfAsPrinted', defaultMessage: 'PDF, as printed' },
  svgOneFilePerCode: { id: 'codes.web.svgOneFilePerCode', defaultMessage: 'SVG, one file per code' },
  pngOneFilePerCode: { id: 'codes.web.pngOneFilePerCode', defaultMessage: 'PNG, one file per code' },
  print: { id: 'codes.web.print', defaultMessage: 'Print' },
  codeCount: { id: 'codes.web.codeCount', defaultMessage: '{count, plural, one {# code} other {# codes}}' },
  advanced: { id: 'codes.web.advanced', defaultMessage: 'Advanced' },
  saved: { id: 'codes.web.saved', defaultMessage: 'Saved {name}.' },
});
