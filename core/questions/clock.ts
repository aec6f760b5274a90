// What of a clock and a calendar the answers of a question type say.
import { clockOf, type QuestionType } from './types.ts';

/** Whether an answer has a day: it is one, or a moment. */
export function hasDay(type: QuestionType | null | undefined): boolean {
  const clock = clockOf(type);
  return clock === 'moment' || clock === 'day';
}

/** Whether an answer has a time of day: it is one, or a moment. */
export function hasTimeOfDay(type: QuestionType | null | undefined): boolean {
  const clock = clockOf(type);
  return clock === 'moment' || clock === 'time';
}
