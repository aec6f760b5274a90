// What core/time says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  timeComesTwice: {
    id: 'time.timeComesTwice',
    defaultMessage: '"{text}" comes twice in {timeZone}, where the clocks go back: write {one} or {other}.',
  },
  timeIsSkipped: {
    id: 'time.timeIsSkipped',
    defaultMessage:
      '"{text}" does not exist in {timeZone}, where the clocks skip that hour: write {one} or {other}.',
  },
  timeWasSkipped: {
    id: 'time.timeWasSkipped',
    defaultMessage:
      '{text} does not exist in {timeZone}, where the clocks skip that hour. {taken} was taken.',
  },
  firstOfTwo: {
    id: 'time.firstOfTwo',
    defaultMessage:
      'This time comes twice in {timeZone}, where the clocks go back. It is the first one, {offset}.',
  },
  secondOfTwo: {
    id: 'time.secondOfTwo',
    defaultMessage:
      'This time comes twice in {timeZone}, where the clocks go back. It is the second one, {offset}.',
  },
  takeFirst: { id: 'time.takeFirst', defaultMessage: 'Take the first one' },
  takeSecond: { id: 'time.takeSecond', defaultMessage: 'Take the second one' },
  typeForOther: { id: 'time.typeForOther', defaultMessage: 'For the other one, type {text}.' },
});
