// What core/questions says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  atMostCharacters: {
    id: 'questions.atMostCharacters',
    defaultMessage: 'At most {maximumLength} characters',
  },
  textMustNotHoldNul: {
    id: 'questions.textMustNotHoldNul',
    defaultMessage: 'Text must not hold a NUL character',
  },
  greaterOrEqual: {
    id: 'questions.greaterOrEqual',
    defaultMessage:
      '{part, select, sentence {{question} greater or equal {values}} condition {greater or equal {values}} other {greater or equal}}',
  },
  lessOrEqual: {
    id: 'questions.lessOrEqual',
    defaultMessage:
      '{part, select, sentence {{question} less or equal {values}} condition {less or equal {values}} other {less or equal}}',
  },
  doesNotContain: {
    id: 'questions.doesNotContain',
    defaultMessage:
      '{part, select, sentence {{question} does not contain {values}} condition {does not contain {values}} other {does not contain}}',
  },
  textTooLong: { id: 'questions.textTooLong', defaultMessage: 'At most {max} characters' },
  optionIsRetired: {
    id: 'questions.optionIsRetired',
    defaultMessage: '"{option}" is no longer offered. Choose another option.',
  },
  optionNeeds: {
    id: 'questions.optionNeeds',
    defaultMessage:
      '"{option}" is offered only where this is true: {sentence}. Choose another option, or change what it depends on.',
  },
  optionValueIsRequired: {
    id: 'questions.optionValueIsRequired',
    defaultMessage: 'An option value is required',
  },
  questionTitleIsRequired: {
    id: 'questions.questionTitleIsRequired',
    defaultMessage: 'A question title is required',
  },
  typeIsRequired: { id: 'questions.typeIsRequired', defaultMessage: 'A type is required' },
  text: { id: 'questions.text', defaultMessage: 'Text' },
  longText: { id: 'questions.longText', defaultMessage: 'Long text' },
  emailAddress: { id: 'questions.emailAddress', defaultMessage: 'E-mail address' },
  phoneNumber: { id: 'questions.phoneNumber', defaultMessage: 'Phone number' },
  webAddress: { id: 'questions.webAddress', defaultMessage: 'Web address' },
  wholeNumber: { id: 'questions.wholeNumber', defaultMessage: 'Whole number' },
  number: { id: 'questions.number', defaultMessage: 'Number' },
  severalNumbers: { id: 'questions.severalNumbers', defaultMessage: 'Several numbers' },
  singleSelect: { id: 'questions.singleSelect', defaultMessage: 'Single-select' },
  multiSelect: { id: 'questions.multiSelect', defaultMessage: 'Multi-select' },
  yesOrNo: { id: 'questions.yesOrNo', defaultMessage: 'Yes or No' },
  photo: { id: 'questions.photo', defaultMessage: 'Photo' },
  drawing: {
    id: 'questions.drawing',
    defaultMessage: 'Drawing',
    description: 'A type of question: something drawn on a photo or on paper',
  },
  recording: {
    id: 'questions.recording',
    defaultMessage: 'Recording',
    description: 'A type of question: recorded sound',
  },
  file: { id: 'questions.file', defaultMessage: 'File', description: 'A type of question' },
  repeatedEntries: {
    id: 'questions.repeatedEntries',
    defaultMessage: 'Repeated entries',
    description: 'A type of question: several questions, answered any number of times',
  },
  ranking: { id: 'questions.ranking', defaultMessage: 'Ranking' },
  scale: { id: 'questions.scale', defaultMessage: 'Scale' },
  stars: { id: 'questions.stars', defaultMessage: 'Stars' },
  slider: { id: 'questions.slider', defaultMessage: 'Slider' },
  date: { id: 'questions.date', defaultMessage: 'Date' },
  time: { id: 'questions.time', defaultMessage: 'Time' },
  dateAndTime: { id: 'questions.dateAndTime', defaultMessage: 'Date and time' },
  duration: { id: 'questions.duration', defaultMessage: 'Duration' },
  place: { id: 'questions.place', defaultMessage: 'Place' },
  line: { id: 'questions.line', defaultMessage: 'Line' },
  area: { id: 'questions.area', defaultMessage: 'Area' },
  signature: { id: 'questions.signature', defaultMessage: 'Signature' },
  scannedCode: { id: 'questions.scannedCode', defaultMessage: 'Scanned code' },
  catalogSingleSelect: { id: 'questions.catalogSingleSelect', defaultMessage: 'Catalog, single-select' },
  catalogMultiSelect: { id: 'questions.catalogMultiSelect', defaultMessage: 'Catalog, multi-select' },
  notEquals: {
    id: 'questions.notEquals',
    defaultMessage:
      '{part, select, sentence {{question} not equals {values}} condition {not equals {values}} other {not equals}}',
  },
  equals: {
    id: 'questions.equals',
    defaultMessage:
      '{part, select, sentence {{question} equals {values}} condition {equals {values}} other {equals}}',
  },
  greater: {
    id: 'questions.greater',
    defaultMessage:
      '{part, select, sentence {{question} greater {values}} condition {greater {values}} other {greater}}',
  },
  less: {
    id: 'questions.less',
    defaultMessage:
      '{part, select, sentence {{question} less {values}} condition {less {values}} other {less}}',
  },
  contains: {
    id: 'questions.contains',
    defaultMessage:
      '{part, select, sentence {{question} contains {values}} condition {contains {values}} other {contains}}',
  },
  between: {
    id: 'questions.between',
    defaultMessage:
      '{part, select, sentence {{question} between {values}} condition {between {values}} other {between}}',
  },
  isFirst: {
    id: 'questions.isFirst',
    defaultMessage:
      '{part, select, sentence {{question} has first {values}} condition {has first {values}} other {has first}}',
    description: 'The first option of a ranking',
  },
  near: {
    id: 'questions.near',
    description: 'Place within 5 km of -36.85, 174.76',
    defaultMessage:
      '{part, select, sentence {{question} within {values}} condition {within {values}} other {within a distance}}',
  },
  inside: {
    id: 'questions.inside',
    description: 'The values are two corners of a rectangle',
    defaultMessage:
      '{part, select, sentence {{question} between the corners {values}} condition {between the corners {values}} other {within an area}}',
  },
  isAnswered: {
    id: 'questions.isAnswered',
    defaultMessage:
      '{part, select, sentence {{question} is answered} condition {is answered} other {is answered}}',
  },
  isNotAnswered: {
    id: 'questions.isNotAnswered',
    defaultMessage:
      '{part, select, sentence {{question} is not answered} condition {is not answered} other {is not answered}}',
  },
});
