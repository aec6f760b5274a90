// What core/questions/kinds says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pleaseChooseOption: { id: 'questions.kinds.pleaseChooseOption', defaultMessage: 'Please choose an option' },
  pleaseChooseAtLeastOne: {
    id: 'questions.kinds.pleaseChooseAtLeastOne',
    defaultMessage: 'Please choose at least one option',
  },
  pleaseChooseYesTrueOr: {
    id: 'questions.kinds.pleaseChooseYesTrueOr',
    defaultMessage: 'Please choose Yes (True) or No (False)',
  },
  isNotOneOfOptions: {
    id: 'questions.kinds.isNotOneOfOptions',
    defaultMessage: '"{shorten}" is not one of the options',
  },
  isNoOrNotAnswered: { id: 'questions.kinds.isNoOrNotAnswered', defaultMessage: 'is No or not answered' },
  chooseYesOrNo: { id: 'questions.kinds.chooseYesOrNo', defaultMessage: 'choose yes or no' },
  yesTrue: { id: 'questions.kinds.yesTrue', defaultMessage: 'Yes (True)' },
  noFalse: { id: 'questions.kinds.noFalse', defaultMessage: 'No (False)' },
  isNotOneOfOffered: {
    id: 'questions.kinds.isNotOneOfOffered',
    defaultMessage: '"{value}" is not one of the options: {offered}',
  },
  yourLowerBoundIsAbove: {
    id: 'questions.kinds.yourLowerBoundIsAbove',
    defaultMessage: 'Your lower bound is above your upper bound',
  },
  isNotNumber: { id: 'questions.kinds.isNotNumber', defaultMessage: '"{value}" is not a number' },
  writeBothEndsAsB: { id: 'questions.kinds.writeBothEndsAsB', defaultMessage: 'write both ends as a..b' },
  pleaseAddImage: { id: 'questions.kinds.pleaseAddImage', defaultMessage: 'Please add an image' },
  image: { id: 'questions.kinds.image', defaultMessage: 'Image' },
  pleaseEnterText: { id: 'questions.kinds.pleaseEnterText', defaultMessage: 'Please enter a text' },
  isNotWithin: { id: 'questions.kinds.isNotWithin', defaultMessage: 'is not within' },
  isNotItemOfCatalog: {
    id: 'questions.kinds.isNotItemOfCatalog',
    defaultMessage: '"{value}" is not an item of the catalog',
  },
  pleaseEnterDate: { id: 'questions.kinds.pleaseEnterDate', defaultMessage: 'Please enter a date' },
  pleaseEnterTime: { id: 'questions.kinds.pleaseEnterTime', defaultMessage: 'Please enter a time' },
  isAfter: { id: 'questions.kinds.isAfter', defaultMessage: 'is after' },
  isNotAfter: { id: 'questions.kinds.isNotAfter', defaultMessage: 'is not after' },
  isBefore: { id: 'questions.kinds.isBefore', defaultMessage: 'is before' },
  isNotBefore: { id: 'questions.kinds.isNotBefore', defaultMessage: 'is not before' },
  isOn: { id: 'questions.kinds.isOn', defaultMessage: 'is on', description: 'A day.' },
  isNotOn: { id: 'questions.kinds.isNotOn', defaultMessage: 'is not on', description: 'A day.' },
  isAt: { id: 'questions.kinds.isAt', defaultMessage: 'is at', description: 'A time of day.' },
  isNotAt: { id: 'questions.kinds.isNotAt', defaultMessage: 'is not at', description: 'A time of day.' },
  yourStartTimeIsAfter: {
    id: 'questions.kinds.yourStartTimeIsAfter',
    defaultMessage: 'Your start time is after your end time',
  },
  pleaseChooseStartTime: {
    id: 'questions.kinds.pleaseChooseStartTime',
    defaultMessage: 'Please choose a start time',
  },
  pleaseChooseEndTime: {
    id: 'questions.kinds.pleaseChooseEndTime',
    defaultMessage: 'Please choose an end time',
  },
  isNoDayWrite: {
    id: 'questions.kinds.isNoDayWrite',
    defaultMessage: '"{value}" is not a date: write 2026-01-31',
  },
  isNoTimeWrite: {
    id: 'questions.kinds.isNoTimeWrite',
    defaultMessage: '"{value}" is not a time: write 14:05 or 14:05:30',
  },
  isLaterThan: { id: 'questions.kinds.isLaterThan', defaultMessage: 'is later than' },
  isNotLaterThan: { id: 'questions.kinds.isNotLaterThan', defaultMessage: 'is not later than' },
  isNotEarlierThan: { id: 'questions.kinds.isNotEarlierThan', defaultMessage: 'is not earlier than' },
  isEarlierThan: { id: 'questions.kinds.isEarlierThan', defaultMessage: 'is earlier than' },
  yourStartDateIsAfter: {
    id: 'questions.kinds.yourStartDateIsAfter',
    defaultMessage: 'Your start date is after your end date',
  },
  pleaseChooseStartDate: {
    id: 'questions.kinds.pleaseChooseStartDate',
    defaultMessage: 'Please choose a start date',
  },
  pleaseChooseEndDate: {
    id: 'questions.kinds.pleaseChooseEndDate',
    defaultMessage: 'Please choose an end date',
  },
  isNoDateWrite: {
    id: 'questions.kinds.isNoDateWrite',
    defaultMessage: '"{value}" is not a date: write 2026-01-31 or 2026-01-31 14:00',
  },
  pleaseEnterNumber: { id: 'questions.kinds.pleaseEnterNumber', defaultMessage: 'Please enter a number' },
  enterValidNumber: { id: 'questions.kinds.enterValidNumber', defaultMessage: 'Enter a valid number' },
  yourLowerBoundMustBe: {
    id: 'questions.kinds.yourLowerBoundMustBe',
    defaultMessage: 'Your lower bound must be a valid number',
  },
  yourUpperBoundMustBe: {
    id: 'questions.kinds.yourUpperBoundMustBe',
    defaultMessage: 'Your upper bound must be a valid number',
  },
  isYes: { id: 'questions.kinds.isYes', defaultMessage: 'is Yes' },
  isNoEnd: {
    id: 'questions.kinds.isNoEnd',
    defaultMessage:
      '{kind, select, date {"{text}" is not a date} time {"{text}" is not a time} duration {"{text}" is not an amount of time} other {"{text}" is not a number}}',
  },
  rankedTwice: { id: 'questions.kinds.rankedTwice', defaultMessage: '"{option}" is ranked twice' },
  isSecondsWrite: {
    id: 'questions.kinds.isSecondsWrite',
    defaultMessage: 'Please write a duration as its seconds: {seconds}',
  },
  isWithin: { id: 'questions.kinds.isWithin', defaultMessage: 'is within' },
  greaterThan: {
    id: 'questions.kinds.greaterThan',
    defaultMessage:
      '{part, select, sentence {{question} greater than {values}} condition {greater than {values}} other {greater than}}',
  },
  lessThan: {
    id: 'questions.kinds.lessThan',
    defaultMessage:
      '{part, select, sentence {{question} less than {values}} condition {less than {values}} other {less than}}',
  },
});
