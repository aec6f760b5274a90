// What core/codes says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  loadingCatalog: { id: 'codes.loadingCatalog', defaultMessage: 'Loading the catalog...' },
  wholeCatalog: { id: 'codes.wholeCatalog', defaultMessage: 'The whole catalog' },
  itemsOfType: { id: 'codes.itemsOfType', defaultMessage: 'Items of type' },
  chooseQuestion: { id: 'codes.chooseQuestion', defaultMessage: 'Choose a question' },
  howMany: { id: 'codes.howMany', defaultMessage: 'How many?' },
  startingNumber: { id: 'codes.startingNumber', defaultMessage: 'Starting number' },
  paper: { id: 'codes.paper', defaultMessage: 'Paper' },
  rowsOf: { id: 'codes.rowsOf', defaultMessage: 'Entries of' },
  qrCodeHoldsAtMost: {
    id: 'codes.qrCodeHoldsAtMost',
    defaultMessage: 'A QR code holds at most {longestCode} bytes.',
  },
  shortenValue: { id: 'codes.shortenValue', defaultMessage: 'Shorten the value.' },
  chooseOneOf: { id: 'codes.chooseOneOf', defaultMessage: 'Choose one of {codeTypes}' },
  enterWholeNumber: { id: 'codes.enterWholeNumber', defaultMessage: 'Enter a whole number' },
  enterValue: { id: 'codes.enterValue', defaultMessage: 'Enter a value' },
  atMostCharacters: { id: 'codes.atMostCharacters', defaultMessage: 'At most {longestText} characters' },
  chooseOneOfListedPages: {
    id: 'codes.chooseOneOfListedPages',
    defaultMessage: 'Choose one of the listed pages or label sheets',
  },
  chooseQuestionThatThisValue: {
    id: 'codes.chooseQuestionThatThisValue',
    defaultMessage: 'Choose the question that this value answers',
  },
  enterWholeNumber1Or: { id: 'codes.enterWholeNumber1Or', defaultMessage: 'Enter a whole number, 1 or more' },
  atMost: { id: 'codes.atMost', defaultMessage: 'At most {most, number}' },
  enterNumber: { id: 'codes.enterNumber', defaultMessage: 'Enter a number' },
  scaleCannotBeNegative: {
    id: 'codes.scaleCannotBeNegative',
    defaultMessage: 'The scale cannot be negative',
  },
  scaleTooLarge: { id: 'codes.scaleTooLarge', defaultMessage: 'At most {largestScale}' },
  qrCodes: { id: 'codes.qrCodes', defaultMessage: 'QR Codes' },
  qrCodesOnLabels: { id: 'codes.qrCodesOnLabels', defaultMessage: 'QR codes on labels' },
  generateQrCodes: { id: 'codes.generateQrCodes', defaultMessage: 'Generate QR Codes' },
  labelsForWhatPeopleScan: {
    id: 'codes.labelsForWhatPeopleScan',
    defaultMessage: 'Labels for what people scan while they fill in: random ids, numbers, or one value.',
  },
  theseCodesCouldNotBe: {
    id: 'codes.theseCodesCouldNotBe',
    defaultMessage: 'These codes could not be generated',
  },
  valueIsTooLongFor: {
    id: 'codes.valueIsTooLongFor',
    defaultMessage: 'The value is too long for a QR code. Shorten it.',
  },
  noItemsToGenerateCodes: {
    id: 'codes.noItemsToGenerateCodes',
    defaultMessage: 'No items to generate codes for. Choose another branch or type.',
  },
  thatIsCodesAtMost: {
    id: 'codes.thatIsCodesAtMost',
    defaultMessage:
      'That is {count, number} codes; at most {maximumCodes, number} can be generated at once. Choose a smaller branch or a type.',
  },
  a4Paper: { id: 'codes.a4Paper', defaultMessage: 'A4 paper' },
  letterPaper: { id: 'codes.letterPaper', defaultMessage: 'Letter paper' },
  averyLabelsOfXMm: {
    id: 'codes.averyLabelsOfXMm',
    defaultMessage: 'Avery {name}: {columns} labels of {millimetres} x {millimetres2} mm, {page}',
  },
  codesMayBeTooSmall: {
    id: 'codes.codesMayBeTooSmall',
    defaultMessage: 'The codes may be too small for phones to read: use shorter values or larger labels.',
  },
  textsShowQuestionMark: {
    id: 'codes.textsShowQuestionMark',
    defaultMessage:
      '{count, plural, one {# text has characters that the PDF shows as "?"; the codes themselves are correct.} other {# texts have characters that the PDF shows as "?"; the codes themselves are correct.}}',
  },
});
