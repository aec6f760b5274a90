// What core/questions/fills says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  calculated: {
    id: 'questions.fills.calculated',
    defaultMessage:
      '{editable, select, true {Calculated, may be changed: {formula}.} other {Calculated: {formula}.}}',
  },
  carriedOver: {
    id: 'questions.fills.carriedOver',
    defaultMessage: '{from, select, row {As in the last row.} other {As in the last sheet.}}',
  },
  cannotBeCalculated: {
    id: 'questions.fills.cannotBeCalculated',
    defaultMessage:
      'Answers of this type cannot be calculated. Numbers, durations, texts, yes or no, single selects, dates and times can.',
  },
  cannotBeCarried: {
    id: 'questions.fills.cannotBeCarried',
    defaultMessage: 'Photos, drawings, signatures and files cannot be carried over: each belongs to one row.',
  },
  calculationMissing: {
    id: 'questions.fills.calculationMissing',
    defaultMessage: 'Build the calculation, or choose that nothing fills this question',
  },
  doesNotFit: {
    id: 'questions.fills.doesNotFit',
    defaultMessage:
      'The calculation gives {given, select, number {a number} boolean {yes or no} text {a text} day {a date} other {a time}}, which is no answer to a question of this type. {wanted, select, number {It needs a number.} duration {It needs a number of seconds.} boolean {It needs yes or no, such as a comparison.} text {It needs a text or a number.} option {It needs the value of an option.} day {It needs a date, such as another date plus days.} other {It needs a time, such as another time plus minutes.}}',
  },
  needsItself: {
    id: 'questions.fills.needsItself',
    defaultMessage: 'This calculation needs its own answer: {titles}. Take it out of one of them.',
  },
  setupReadsRows: {
    id: 'questions.fills.setupReadsRows',
    defaultMessage: 'An answer of the setup is calculated from answers of the setup alone',
  },
  noRowBefore: {
    id: 'questions.fills.noRowBefore',
    defaultMessage: 'The setup is answered once per sheet: carry its answer over from the last sheet',
  },
  noDefault: {
    id: 'questions.fills.noDefault',
    defaultMessage: 'A question that is filled has no default answer',
  },
});
