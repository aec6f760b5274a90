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
    defaultMessage: '{from, select, row {As in the last entry.} other {As in the last sheet.}}',
  },
  cannotBeCalculated: {
    id: 'questions.fills.cannotBeCalculated',
    defaultMessage:
      '{why, select, catalog {Items of the catalog cannot be calculated: which ones can be chosen follows from the catalog.} shape {Lines and areas cannot be calculated: they are walked or drawn. Their size can be, in another question.} entries {Entries cannot be calculated: how many there are is known once they are answered.} other {Photos, drawings, signatures, files, recordings and scanned codes cannot be calculated: they are made on the spot.}}',
  },
  cannotBeCarried: {
    id: 'questions.fills.cannotBeCarried',
    defaultMessage:
      'Photos, drawings, signatures and files cannot be carried over: each belongs to one entry.',
  },
  calculationMissing: {
    id: 'questions.fills.calculationMissing',
    defaultMessage: 'Build the calculation, or choose that nothing fills this question',
  },
  doesNotFit: {
    id: 'questions.fills.doesNotFit',
    defaultMessage:
      'The calculation gives {given, select, number {a number} boolean {yes or no} text {a text} day {a date} moment {a date and time} list {several values} other {a time}}, which is no answer to a question of this type. {wanted, select, number {It needs a number.} duration {It needs a number of seconds.} boolean {It needs yes or no, such as a comparison.} text {It needs a text or a number.} option {It needs the value of an option.} list {It needs several values, such as the answer to another question of this type.} place {It needs a place, such as the answer to another question.} moment {It needs a date and time, such as another one plus milliseconds.} day {It needs a date, such as another date plus days.} other {It needs a time, such as another time plus minutes.}}',
  },
  readsNoMoment: {
    id: 'questions.fills.readsNoMoment',
    defaultMessage:
      'A date and time is calculated from another one, from which it has its time zone: read one, such as when something was found',
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
