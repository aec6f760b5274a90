// What is said of durations.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  noDuration: {
    id: 'questions.durations.noDuration',
    defaultMessage: 'Please enter an amount of time, such as 1:30, 1 h 30 min or 90 min',
  },
  unitMissing: {
    id: 'questions.durations.unitMissing',
    defaultMessage: 'Please add a unit, such as 90 min or 1.5 h',
  },
  colonInDoubt: {
    id: 'questions.durations.colonInDoubt',
    defaultMessage:
      '{text} may be hours and minutes, or minutes and seconds. Please write 1 h 30 min, 1 min 30 s or 1:30:00',
  },
  tooLong: { id: 'questions.durations.tooLong', defaultMessage: 'At most 87,599 hours, which are ten years' },
  partAbove59: {
    id: 'questions.durations.partAbove59',
    defaultMessage: 'At most 59 may be behind a colon. Without one, a number may be greater: 90 min',
  },
  daysDiffer: {
    id: 'questions.durations.daysDiffer',
    defaultMessage: 'A day may be 24 hours or a working day. Please enter hours, such as 36 h',
  },
  unitsOutOfOrder: {
    id: 'questions.durations.unitsOutOfOrder',
    defaultMessage: 'Please enter hours before minutes before seconds, each once',
  },
  commaInDoubt: {
    id: 'questions.durations.commaInDoubt',
    defaultMessage: '{amount} may be a fraction or thousands. Please enter it without a comma',
  },
  wholeSeconds: {
    id: 'questions.durations.wholeSeconds',
    defaultMessage: 'Please enter whole seconds: there are no parts of a second',
  },
  colonIs: {
    id: 'questions.durations.colonIs',
    defaultMessage:
      '{colon, select, minutes {1:30 is minutes and seconds} other {1:30 is hours and minutes}}',
  },
});
